/** How often a pattern, which must be global, matches in a text. */
export const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
