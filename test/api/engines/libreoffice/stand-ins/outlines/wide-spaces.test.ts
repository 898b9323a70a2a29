import type { Font } from 'fontkit';
import { expect, it } from 'vitest';
import { setWideSpaces } from '../../../../../../api/engines/libreoffice/stand-ins/outlines/wide-spaces.ts';
import { liberationSans, reread } from '../../../../../support/fonts/font-file.ts';

const isGreek = (character: number) => character >= 0x3b1 && character <= 0x3c9;

/** How wide each space of a text is that the font lays out, in thousandths of the em. */
function spaces(font: Font, text: string): readonly number[] {
  const { glyphs, positions } = font.layout(text, ['dist']);
  return glyphs.flatMap(({ codePoints }, place) =>
    codePoints[0] === 32 ? [Math.round(((positions[place]?.xAdvance ?? 0) / font.unitsPerEm) * 1000)] : [],
  );
}

it('makes spaces wider in front of and behind letters, and no others', async () => {
  const font = await liberationSans();
  setWideSpaces(font, { beside: isGreek, width: 500 });
  const [read] = reread(font) as [Font];
  expect(spaces(read, 'α β')).toEqual([500]);
  expect(spaces(read, 'ω a, ω')).toEqual([500, 500]);
  expect(spaces(read, 'a b αβ γ')).toEqual([278, 500, 500]);
});

it('leaves a font without such letters as it is', async () => {
  const font = await liberationSans();
  const positions = font.tables.get('GPOS');
  setWideSpaces(font, { beside: () => false, width: 500 });
  expect(font.tables.get('GPOS')).toBe(positions);
});
