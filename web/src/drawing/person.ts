// What a person is drawn from: one line of data in a game's folder.
import type { Pen } from './ink';
import type { Colour, HAIR_COLOURS } from './palette';
import type { Scene } from './scenes';
import type { ToolName } from './tools';

export type Face = 'oval' | 'round' | 'square' | 'long' | 'heart';
export type Style = 'short' | 'curly' | 'bob' | 'braids' | 'long' | 'fringe' | 'tonsure' | 'bald';
export type Beard = 'full' | 'long' | 'short' | 'tache' | 'goatee' | 'stubble';
export type Headgear =
  | 'coif'
  | 'wimple'
  | 'scarf'
  | 'hood'
  | 'straw'
  | 'cap'
  | 'feather'
  | 'skull'
  | 'circlet'
  | 'kettle'
  | 'veil'
  | 'turban'
  | 'tall';
export type Body = 'tunic' | 'jerkin' | 'apron' | 'dress' | 'cloak' | 'habit';
export type Mood = 'smile' | 'happy' | 'grin' | 'sly' | 'stern' | 'worry';

/** Somebody, in words. `cloth`, `trim` and `hat` are colours of clothes; ages go from 0 (a child) to 3 (old). */
export interface Described {
  woman?: boolean;
  age: 0 | 1 | 2 | 3;
  skin: 0 | 1 | 2 | 3 | 4;
  face: Face;
  style: Style;
  hair: keyof typeof HAIR_COLOURS;
  beard?: Beard;
  head?: Headgear;
  hat?: Colour;
  body: Body;
  cloth: Colour;
  trim?: Colour;
  strap?: boolean;
  tool: ToolName;
  scene: Scene;
  mood?: Mood;
  nose?: 'button' | 'big' | 'long';
  specs?: boolean;
  freckles?: boolean;
  build?: number; // how broad, 1 is usual
}

/** Somebody who is being drawn. */
export interface Person {
  p: Pen;
  d: Described;
  skin: string;
  hair: string;
  c1: string; // cloth
  c2: string; // trim
  ch: string; // hat
  w: number; // how broad
  f: number; // how far the eyes look aside
  sleeve?: string;
  over?: () => void; // what is worn over the arms
}

/** What lies behind the head and what before it. */
export interface Layers {
  back?: (person: Person) => void;
  front?: (person: Person) => void;
}

/** Shoulder, elbow and hand, "x,y x,y x,y"; with a "!" if the forearm comes up from below the picture. */
export type Arm = string;
/** Where a hand is, how it is turned, and on which side its thumb is. */
export type Hand = [x: number, y: number, turn: number, side: number];

export interface Tool {
  shift?: number; // how far the person steps aside for it
  look?: number; // where the person looks: -1 is left
  lift?: number; // how much higher it is held than drawn
  arms?: Arm[];
  hands?: Hand[];
  back?: (person: Person) => void; // behind the person
  draw?: (person: Person) => void; // before the arms
  top?: (person: Person) => void; // before the hands
}
