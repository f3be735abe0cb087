// What a seat sees of Villagers.
import type { PlayerView, View } from '@/api/views/villagers';

export type { Back, Placed } from '@/api/views/villagers';
export type Player = PlayerView;
export type VillagersView = View;
