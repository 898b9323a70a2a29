import { describe, expect, it } from 'vitest';
import { noteText } from '../../../../catalog/copy/tool-page/notes.ts';

describe('a note on some of several files', () => {
  it.each([
    [['a.pdf'], 0, '“a.pdf” is damaged.'],
    [['a.pdf', 'b.pdf'], 0, '“a.pdf” and “b.pdf” are damaged.'],
    [['a.pdf', 'b.pdf', 'c.pdf'], 4, '“a.pdf”, “b.pdf”, “c.pdf”, and 4 more are damaged.'],
  ])('names %j and %i more', (files, more, beginning) => {
    expect(noteText({ code: 'files-repaired', files, more })).toContain(beginning);
  });
});

it('names comments and speaker notes that the result does not show', () => {
  const text = (comments: number, slidesWithNotes: number) =>
    noteText({ code: 'comments-not-shown', comments, slidesWithNotes });
  expect(text(1, 0)).toMatch(/has a comment\. .* show it,/);
  expect(text(3, 0)).toMatch(/has 3 comments\. .* show them,/);
  expect(text(0, 1)).toMatch(/has speaker notes on one slide\. .* show them,/);
  expect(text(2, 4)).toMatch(/has 2 comments and speaker notes on 4 slides\./);
});

describe('a note on pictures', () => {
  it('says how many were left unchanged, and why', () => {
    expect(noteText({ code: 'pictures-kept', pictures: 1 })).toMatch(
      /^One picture was left as it was, because a smaller/,
    );
    expect(noteText({ code: 'pictures-kept', pictures: 3 })).toMatch(
      /^3 pictures were left as they were, because smaller/,
    );
  });

  it.each([
    [1, 0, 'One picture was recompressed.'],
    [1, 1, 'One picture was recompressed and scaled down to the size at which the file shows it.'],
    [3, 0, '3 pictures were recompressed.'],
    [3, 1, '3 pictures were recompressed, and 1 of them scaled down to the size at which the file shows it.'],
    [3, 2, '3 pictures were recompressed, and 2 of them scaled down to the size at which the file shows them.'],
    [3, 3, '3 pictures were recompressed and scaled down to the size at which the file shows them.'],
  ])('of which %i were compressed and %i scaled', (images, downscaled, text) => {
    expect(noteText({ code: 'images-recompressed', images, downscaled })).toBe(text);
  });
});
