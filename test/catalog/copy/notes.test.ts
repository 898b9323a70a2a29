import { describe, expect, it } from 'vitest';
import { noteText } from '../../../catalog/copy/notes.ts';

describe('a note on pictures', () => {
  it.each([
    [1, 0, 'One picture was compressed anew.'],
    [1, 1, 'One picture was compressed anew and scaled to the size in which the file shows it.'],
    [3, 0, '3 pictures were compressed anew.'],
    [3, 1, '3 pictures were compressed anew, and 1 of them scaled to the size in which the file shows it.'],
    [3, 2, '3 pictures were compressed anew, and 2 of them scaled to the size in which the file shows them.'],
    [3, 3, '3 pictures were compressed anew and scaled to the size in which the file shows them.'],
  ])('of which %i were compressed and %i scaled', (images, downscaled, text) => {
    expect(noteText({ code: 'images-recompressed', images, downscaled })).toBe(text);
  });
});
