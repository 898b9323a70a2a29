import { describe, expect, it } from 'vitest';
import { parseCharset } from '../../../../api/engines/text-layout/fonts/coverage.ts';
import { orderFonts } from '../../../../api/engines/text-layout/fonts/font-order.ts';
import { parseFontList } from '../../../../api/engines/text-layout/fonts/installed-fonts.ts';

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

describe('orderFonts', () => {
  const families = [
    'DejaVu Sans',
    'Noto Sans CJK SC',
    'Noto Sans CJK JP',
    'Noto Sans Hebrew',
    'Noto Sans',
    'Noto Serif',
    'DejaVu Sans Mono',
    'Noto Sans Arabic',
    'Noto Sans Arabic UI',
  ];
  const fonts = parseFontList(
    families.flatMap((family) => [line(`/f/${family}.ttf`, family), line(`/f/${family}b.ttf`, family, 200)]).join('\n'),
  );
  const order = (family: 'sans' | 'serif' | 'mono', han: 'JP' | 'SC') =>
    orderFonts(fonts, { family, bold: false }, han).map(({ family }) => family);

  it('begins with the family, in the weight asked for', () => {
    expect(order('sans', 'SC')[0]).toBe('Noto Sans');
    expect(order('serif', 'SC')[0]).toBe('Noto Serif');
    expect(order('mono', 'SC')[0]).toBe('DejaVu Sans Mono');
    expect(orderFonts(fonts, { family: 'sans', bold: true }, 'SC')[0]?.bold).toBe(true);
  });

  it('looks for Chinese characters in the region asked for, after the scripts of the same family', () => {
    const japanese = order('sans', 'JP');
    expect(japanese.indexOf('Noto Sans CJK JP')).toBeLessThan(japanese.indexOf('Noto Sans CJK SC'));
    expect(japanese.indexOf('Noto Sans Hebrew')).toBeLessThan(japanese.indexOf('Noto Sans CJK JP'));
    expect(order('sans', 'SC').at(-1)).toBe('Noto Sans Arabic UI');
  });
});

describe('parseCharset', () => {
  it('reads ranges and single code points', () => {
    const { has } = parseCharset('20-7e a0 1f600-1f64f');
    expect([0x1f, 0x20, 0x7e, 0x7f, 0xa0, 0xa1, 0x1f5ff, 0x1f600, 0x1f64f].map(has)).toEqual([
      false,
      true,
      true,
      false,
      true,
      false,
      false,
      true,
      true,
    ]);
  });
});
