import { describe, expect, it } from 'vitest';
import { orderFonts } from '../../../../../api/engines/text-layout/fonts/font-order.ts';
import { parseFontList } from '../../../../../api/engines/text-layout/fonts/installed-fonts.ts';

const line = (path: string, family: string, weight = 80, slant = 0, color = 'False') =>
  [path, family.replaceAll(' ', ''), family, weight, slant, color, '20-7e'].join('\t');

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
