import type { Inline } from '../inline.ts';

/** Whether what stands in a paragraph is text in a box of its own, which only hangs at the paragraph. */
export const isBoxOfText = ({ type }: Inline): boolean => type === 'text-box' || type === 'slanted-text';
