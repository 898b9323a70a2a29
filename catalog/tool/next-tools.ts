import { extensionOf } from '../files/filename.ts';
import type { ListedTool } from './tool.ts';

/** How many tools are offered for a result. */
const offered = 2;

/** The likely next step: compress it, merge it with others, convert it. */
const rank = ({ family }: ListedTool): number => ['compressor', 'utility', 'converter'].indexOf(family);

/**
 * The tools that take a result of this name, likeliest first, except the tool that made it, those that convert it back,
 * and those that take any file.
 */
export function nextTools(all: readonly ListedTool[], from: ListedTool, filename: string): readonly ListedTool[] {
  const extension = extensionOf(filename);
  const original: readonly string[] = from.input.accept === 'any' ? [] : from.input.accept;
  const fits = ({ id, input, output }: ListedTool): boolean => {
    if (id === from.id || input.accept === 'any') return false;
    const accepted: readonly string[] = input.accept;
    const leadsBack =
      from.family === 'converter' && typeof output.format === 'string' && original.includes(output.format);
    return accepted.includes(extension) && !leadsBack;
  };
  return all
    .filter(fits)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, offered);
}
