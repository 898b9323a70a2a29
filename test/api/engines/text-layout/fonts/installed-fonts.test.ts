import { describe, expect, it } from 'vitest';
import { parseFontList } from '../../../../../api/engines/text-layout/fonts/installed-fonts.ts';

const line = (path: string, family: string, weight = 80, slant = 0, color = 'False') =>
  [path, family.replaceAll(' ', ''), family, weight, slant, color, '20-7e'].join('\t');

describe('parseFontList', () => {
  it('keeps upright faces of two weights in files that can be embedded', () => {
    const fonts = parseFontList(
      [
        line('/f/a.ttf', 'A'),
        line('/f/a-bold.ttf', 'A', 200),
        line('/f/a-light.ttf', 'A', 50),
        line('/f/a-italic.ttf', 'A', 80, 100),
        line('/f/a.pfb', 'A'),
        line('/f/e.ttf', 'Emoji', 80, 0, 'True'),
        '',
      ].join('\n'),
    );
    expect(fonts.map(({ path, bold, color }) => [path, bold, color])).toEqual([
      ['/f/a.ttf', false, false],
      ['/f/a-bold.ttf', true, false],
      ['/f/e.ttf', false, true],
    ]);
  });
});
