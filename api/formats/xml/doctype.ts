import { ProblemError } from '../../problem.ts';

/** UTF-16 units. */
const maxDoctypeLength = 20_000;

/**
 * Whether a document type declaration is harmless. Old OpenDocument files and drawings have one. A declared entity must
 * be a short text without references; anything else could expand without bounds or name a file.
 */
export function isHarmlessDoctype(declaration: string): boolean {
  if (declaration.length > maxDoctypeLength) return false;
  const rest = declaration.replace(/<!ENTITY\s+[\w.:-]+\s+("[^"&%]{0,1000}"|'[^'&%]{0,1000}')\s*>/g, '');
  return !/<!ENTITY|%/.test(rest);
}

/** Throws `damaged-file` for a document type declaration that could expand or name a file. */
export function refuseHarmfulDoctype(declaration: string): void {
  if (isHarmlessDoctype(declaration)) return;
  throw new ProblemError(
    'damaged-file',
    'This document declares XML entities, which no office program writes, so it can’t be opened here.',
  );
}
