import { extensionOf } from '../files/filename.ts';
import type { Tool } from './tool.ts';

/** How many tools a result is offered to. */
const offered = 2;

/** Which step is likely next: make it smaller, put it together with others, change its format. */
const rank = ({ family }: Tool): number => ['compressor', 'utility', 'converter'].indexOf(family);

/**
 * The tools that can take over a result of this name, the likeliest first. A tool is not offered its own result, nor is
 * one that only leads back to what the visitor came with, or that takes any file.
 */
export function nextTools(all: readonly Tool[], from: Tool, filename: string): readonly Tool[] {
  const extension = extensionOf(filename);
  const came: readonly string[] = from.input.accept === 'any' ? [] : from.input.accept;
  const fits = ({ id, input, output }: Tool): boolean => {
    if (id === from.id || input.accept === 'any') return false;
    const accepted: readonly string[] = input.accept;
    const leadsBack = from.family === 'converter' && typeof output.format === 'string' && came.includes(output.format);
    return accepted.includes(extension) && !leadsBack;
  };
  return all
    .filter(fits)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, offered);
}
