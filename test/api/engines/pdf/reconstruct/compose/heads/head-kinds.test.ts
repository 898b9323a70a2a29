import { describe, expect, it } from 'vitest';
import { headKinds } from '../../../../../../../api/engines/pdf/reconstruct/compose/heads/head-kinds.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { analysedPage } from '../../../../../../support/rebuilt-pdf/analysed-page.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

describe('the running heads of pages', () => {
  const kindsOf = (...heads: readonly string[]) =>
    headKinds(heads.map((head, index) => analysedPage([], { index, header: findSegments(glyphs(head, 50, 30)) }))).map(
      (kind) => kind.trim(),
    );

  it('are equal but for the numbers of pages', () => {
    expect(kindsOf('Page 9 of 11', 'Page 10 of 11', 'Page 11 of 11')).toEqual(Array(3).fill('Page # of 11'));
  });

  it('are others where another number changes that stays for some pages', () => {
    const kinds = kindsOf('Chapter 1, 7', 'Chapter 1, 8', 'Chapter 2, 9', 'Chapter 2, 10');
    expect(kinds).toEqual(['Chapter 1, #', 'Chapter 1, #', 'Chapter 2, #', 'Chapter 2, #']);
  });

  it('have numbers that stay on odd pages only', () => {
    const kinds = kindsOf('Part 4, 7', 'Report, 8', 'Part 4, 9', 'Report, 10');
    expect(kinds).toEqual(['Part 4, #', 'Report, #', 'Part 4, #', 'Report, #']);
  });

  it('are equal but for Roman numbers of pages, and words of their digits stay', () => {
    expect(kindsOf('Preface ii', 'Preface iii', 'Preface iv')).toEqual(Array(3).fill('Preface %'));
    expect(kindsOf('Part I, 1', 'Part I, 2', 'Part V, 3', 'Part V, 4')).toEqual([
      ...['Part I, #', 'Part I, #'],
      ...['Part V, #', 'Part V, #'],
    ]);
  });

  it('know the digits of any script', () => {
    expect(kindsOf('फूल १', 'फूल २')).toEqual(['फूल #', 'फूल #']);
  });

  it('are others where the same is at the right of facing pages, not where numbers get longer', () => {
    const at = (head: string, x: number, index: number) =>
      analysedPage([], { index, header: findSegments(glyphs(head, x, 30)) });
    const kinds = headKinds([at('8', 50, 0), at('9', 245, 1), at('10', 50, 2), at('11', 240, 3)]);
    expect([kinds[0], kinds[1]]).toEqual([kinds[2], kinds[3]]);
    expect(kinds[0]).not.toBe(kinds[1]);
  });
});
