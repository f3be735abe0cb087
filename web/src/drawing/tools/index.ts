// Everything people can hold or have with them, by name.
import type { Tool } from '../person';
import { ANIMALS } from './animals';
import { CRAFTS } from './crafts';
import { FIRST } from './first';
import { ROAD } from './road';

const tools = { ...FIRST, ...ANIMALS, ...CRAFTS, ...ROAD };
export type ToolName = keyof typeof tools;
export const TOOLS: Record<ToolName, Tool> = tools;
