import { describe, expect, it } from 'vitest';
import { textCourse } from '../../../../../../api/engines/pdf/recognise/picture/text-course.ts';

const side = 120;
const paper = 250;

/** A square page with lines of letters, and with rules between its columns. */
function page(isDark: (x: number, y: number) => boolean) {
  const data = new Uint8Array(side * side).fill(paper);
  for (let y = 0; y < side; y++) for (let x = 0; x < side; x++) if (isDark(x, y)) data[y * side + x] = 20;
  return { width: side, height: side, pixelsPerPoint: 2, data };
}

const isLetter = (along: number, across: number) => across % 20 < 9 && (along * 7 + across) % 11 < 6;
const isRule = (along: number) => along % 40 < 2;

describe('the way that lines of text go', () => {
  it('is along rows with letters, whatever rules are between columns', () => {
    expect(
      textCourse(
        page((x, y) => isLetter(x, y) || isRule(x)),
        paper,
      ),
    ).toBe('level');
  });

  it('is down a page that lies on its side', () => {
    expect(
      textCourse(
        page((x, y) => isLetter(y, x) || isRule(y)),
        paper,
      ),
    ).toBe('upright');
  });
});
