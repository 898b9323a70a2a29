import { describe, expect, it } from 'vitest';
import type { Line } from '../../../../../api/engines/pdf/layout/page-layout.ts';
import { restoreBullets } from '../../../../../api/engines/pdf/recognise/restore-bullets.ts';

const box = { xMin: 0, xMax: 100, yMin: 0, yMax: 20 };
const lineOf = (text: string): Line => ({
  ...box,
  words: text.split(' ').map((word) => ({ ...box, text: word })),
  isRightToLeft: false,
});

function mended(...texts: readonly string[]): readonly string[] {
  const blocks = [{ ...box, lines: texts.map(lineOf) }];
  const page = restoreBullets({ number: 1, width: 100, height: 100, blocks, order: 'read' });
  return page.blocks.flatMap(({ lines }) => lines.map(({ words }) => words.map(({ text }) => text).join(' ')));
}

describe('restoreBullets', () => {
  it('reads the signs before the items of a list as bullets', () => {
    expect(mended('Features', '¢ One', '© Two', 'e Three', '® Four', 'of one')).toEqual([
      'Features',
      '• One',
      '• Two',
      '• Three',
      '• Four',
      'of one',
    ]);
  });

  it('leaves signs that stand alone or begin only a line or two', () => {
    const written = ['© 2024 The publisher', 'e is a number', '¢', '¢ 20', '©'];
    expect(mended(...written)).toEqual(written);
  });
});
