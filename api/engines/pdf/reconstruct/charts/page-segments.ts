import { findSegments } from '../lines/find-lines.ts';
import type { Line } from '../lines/line.ts';
import type { Page } from '../model/page-model.ts';

/** Gives the lines of a page. */
export type PageSegments = () => readonly Line[];

/** Finds the lines of a page once, and only if something asks for them: that takes longer than to look for charts. */
export function pageSegments({ glyphs }: Pick<Page, 'glyphs'>): PageSegments {
  let found: readonly Line[] | undefined;
  return () => {
    found ??= findSegments(glyphs);
    return found;
  };
}
