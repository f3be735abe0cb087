// Language, theme, sound and how one plays: remembered where the browser lets us, and only for this visit where it doesn't.

import { pickLanguage } from '@/lib/languages';

export const THEMES = ['light', 'dark', 'contrast'] as const;
/** How long a move of somebody else is looked at, in milliseconds. */
export const PACES = { human: 800, slow: 1600, instant: 0 } as const;
/** What is asked back: nothing, what ends a turn, everything. */
export const CONFIRMS = ['off', 'turn', 'always'] as const;
export type Pace = keyof typeof PACES;
export type Confirm = (typeof CONFIRMS)[number];
export type Theme = (typeof THEMES)[number];

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`allmende.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`allmende.${key}`, value);
  } catch {
    // A browser that keeps nothing: the setting holds until the page is left.
  }
}

/** What the address asks for, else what was kept, else what the browser prefers; kept from the first visit on. */
function firstLanguage(): string {
  const asked = new URLSearchParams(location.search).get('lang');
  const kept = remembered('language');
  const language = pickLanguage([asked, kept, ...navigator.languages]);
  if (!kept) remember('language', language);
  return language;
}

function firstTheme(): Theme {
  const kept = remembered('theme');
  if (kept) return THEMES.find((theme) => theme === kept) ?? 'light';
  if (matchMedia('(prefers-contrast: more)').matches) return 'contrast';
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Silent, unless one wanted to hear something. */
function firstVolume(): number {
  const kept = Number(remembered('volume') ?? (remembered('sound') === 'on' ? 0.6 : 0));
  return kept >= 0 && kept <= 1 ? kept : 0;
}

const oneOf = <T extends string>(known: readonly T[], kept: string | null, usual: T): T =>
  known.find((one) => one === kept) ?? usual;

class Settings {
  language = $state(firstLanguage());
  theme = $state<Theme>(firstTheme());
  /** From 0, which is silent, to 1. */
  volume = $state(firstVolume());
  pace = $state<Pace>(oneOf(Object.keys(PACES) as Pace[], remembered('pace'), 'human'));
  confirm = $state<Confirm>(oneOf(CONFIRMS, remembered('confirm'), 'off'));

  setLanguage(language: string): void {
    this.language = language;
    remember('language', language);
    this.show();
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    remember('theme', theme);
    this.show();
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    remember('pace', pace);
  }

  setConfirm(confirm: Confirm): void {
    this.confirm = confirm;
    remember('confirm', confirm);
  }

  setVolume(volume: number): void {
    this.volume = volume;
    remember('volume', String(volume));
  }

  /** Writes language and theme on the page itself. */
  show(): void {
    document.documentElement.lang = this.language;
    document.documentElement.dataset.theme = this.theme;
  }
}

export const settings = new Settings();
settings.show();
