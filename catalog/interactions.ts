import type { Interaction } from './tool/tool.ts';
import { tools } from './tools.ts';

/** How visitors work with each published tool, by its id. */
export const interactions: Readonly<Record<string, Interaction>> = Object.fromEntries(
  tools.map(({ id, fields, messages, behaviour }) => [id, { fields, messages, behaviour }]),
);
