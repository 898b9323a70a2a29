import { chosenMargin, type PageOptions } from '../../../formats/paper.ts';

/**
 * The style sheet that gives every page the paper, orientation and margins that a visitor chose, whatever the document
 * says; null where nothing was chosen.
 */
export function pageStyles(options: PageOptions): string | null {
  const { paper = 'auto', orientation = 'auto' } = options;
  const size = [paper, orientation].filter((value) => value !== 'auto').join(' ');
  const margin = chosenMargin(options);
  if (size === '' && margin === null) return null;
  return `@page {${size && ` size: ${size} !important;`}${margin === null ? '' : ` margin: ${margin}mm !important;`} }`;
}
