// Everything people can hold or have with them, by name.
import type { Tool } from '../person';
import { ANIMALS } from './animals';
import { BAKERY } from './bakery';
import { CRAFTS } from './crafts';
import { FOOD } from './food';
import { ROAD } from './road';
import { WORKSHOP } from './workshop';

const tools = { ...ANIMALS, ...BAKERY, ...CRAFTS, ...FOOD, ...ROAD, ...WORKSHOP };
export type ToolName = keyof typeof tools;
export const TOOLS: Record<ToolName, Tool> = tools;
