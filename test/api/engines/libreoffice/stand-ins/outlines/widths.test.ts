import type { Font } from 'fontkit';
import { expect, it } from 'vitest';
import {
  measured,
  monospaced,
  narrowed,
  setWidths,
  type WidthRule,
} from '../../../../../../api/engines/libreoffice/stand-ins/outlines/widths.ts';
import { liberationSans, reread } from '../../../../../support/fonts/font-file.ts';

async function withWidths(rule: WidthRule): Promise<Font> {
  const font = await liberationSans();
  setWidths(font, rule);
  return reread(font)[0] as Font;
}

const original = reread(await liberationSans())[0] as Font;
/** The width of a character's glyph, in thousandths of the em. */
const width = (font: Font, character: string) =>
  Math.round((font.glyphForCodePoint(character.codePointAt(0) ?? 0).advanceWidth / font.unitsPerEm) * 1000);
const box = (font: Font, character: string) => font.glyphForCodePoint(character.codePointAt(0) ?? 0).bbox;

it('gives characters the widths that were measured, and accented letters those of their letters', async () => {
  const font = await withWidths(measured('aie ', '600 300 500 250'));
  expect(['a', 'i', 'e', ' ', 'á', 'ï', 'ě'].map((character) => width(font, character))).toEqual([
    600, 300, 500, 250, 600, 375, 500,
  ]);
});

it('stretches outlines with their widths, and nothing vertically', async () => {
  const font = await withWidths(measured('aH', `${(556 / 2).toString()} ${(722 * 2).toString()}`));
  expect(box(font, 'H').maxX / box(original, 'H').maxX).toBeCloseTo(2, 1);
  expect(box(font, 'a').maxX / box(original, 'a').maxX).toBeCloseTo(0.5, 1);
  expect(box(font, 'H').maxY).toBe(box(original, 'H').maxY);
  // A composite of a letter and an accent.
  expect(box(font, 'á').maxX / box(original, 'á').maxX).toBeCloseTo(0.5, 1);
  expect(box(font, 'á').maxY).toBe(box(original, 'á').maxY);
});

it('stretches what was not measured as small letters are on average', async () => {
  const twice = [...'abcdefghijklmnopqrstuvwxyz'].map((letter) => 2 * width(original, letter));
  const font = await withWidths(measured('abcdefghijklmnopqrstuvwxyz', twice.join(' ')));
  expect(width(font, 'Ж') / width(original, 'Ж')).toBeCloseTo(2, 1);
});

it('makes a font narrower, or fixed-pitch', async () => {
  const narrow = await withWidths(narrowed(0.82));
  expect(width(narrow, 'M') / width(original, 'M')).toBeCloseTo(0.82, 2);
  const mono = await withWidths(monospaced(550));
  expect([...'iMЖ%'].map((character) => width(mono, character))).toEqual([550, 550, 550, 550]);
});

it('keeps every glyph readable', async () => {
  const font = await withWidths(narrowed(0.5));
  expect(font.numGlyphs).toBe(original.numGlyphs);
  for (let glyph = 0; glyph < font.numGlyphs; glyph += 1) {
    const commands = font.getGlyph(glyph).path.commands.length;
    expect(commands, String(glyph)).toBe(original.getGlyph(glyph).path.commands.length);
  }
});
