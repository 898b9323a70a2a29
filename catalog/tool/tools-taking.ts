import type { FormatId } from '../formats.ts';
import { formatOfExtension } from '../formats.ts';
import type { ListedTool } from './tool.ts';

/** How many tools a file is offered to. */
const offered = 2;

/** The tools for a file that strayed onto the page of another: first those that do there what that page does. */
export function toolsTaking(
  all: readonly ListedTool[],
  strayedOn: ListedTool,
  format: FormatId,
): readonly ListedTool[] {
  const wanted = strayedOn.input.accept === 'any' ? [] : strayedOn.input.accept;
  const takes = ({ input: { accept } }: ListedTool) =>
    accept !== 'any' && accept.some((extension) => formatOfExtension(extension) === format);
  const rank = ({ family, output }: ListedTool): number => {
    if (family === strayedOn.family && output.format === strayedOn.output.format) return 0;
    const givesWanted = typeof output.format === 'string' && (wanted as readonly string[]).includes(output.format);
    if (family === 'converter' && givesWanted) return 1;
    return family === strayedOn.family ? 2 : 3;
  };
  return all
    .filter((tool) => tool.id !== strayedOn.id && takes(tool))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, offered);
}
