import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { nameBulletFonts } from '../../../../../api/engines/libreoffice/check/name-bullet-fonts.ts';

const named = (...parts: readonly string[]) => text(nameBulletFonts(Readable.from(parts)));

const symbol = String.raw`{\f1\froman\fprq2\fcharset2 Symbol;}`;
const wingdings = String.raw`{\f9999\fnil\fprq2\fcharset2 Wingdings;}`;
const fonts = (more = '') =>
  String.raw`{\rtf1{\fonttbl{\f0\froman Times New Roman;}${symbol}${more}{\f2\fswiss Arial{\*\falt Arimo};}}{\colortbl;}`;
const level = (code: number, font: number) =>
  String.raw`{\listlevel\levelnfc23\leveljc0\levelfollow0{\leveltext \'01\u${code} ?;}{\levelnumbers;}\f${font}\fi-360\li720}`;
const label = (code: number) => String.raw`{\listtext\pard\plain \u${code}\'3f\tab}`;

it('gives bullets whose font is not listed the symbol font that has them', async () => {
  expect(await named(fonts() + level(0xf0b7, 16) + level(0xf0a7, 14))).toBe(
    fonts(wingdings) + level(0xf0b7, 1) + level(0xf0a7, 9999),
  );
});

it('leaves bullets of listed fonts, and those of no symbol font', async () => {
  const rest = level(0xf0b7, 2) + level(0x6f, 16) + level(0xf021, 16);
  expect(await named(fonts() + rest)).toBe(fonts(wingdings) + rest);
});

it('writes labels for readers without lists in characters of every font', async () => {
  expect(await named(`${fonts()}${label(0xf0b7)}a${label(0x6f)}`)).toBe(
    `${fonts(wingdings)}${label(0x2022)}a${label(0x6f)}`,
  );
});

it('finds them wherever the file is divided as it is read', async () => {
  const source = `${fonts() + level(0xf0b7, 16) + label(0xf0a7)}a}`;
  const expected = `${fonts(wingdings) + level(0xf0b7, 1) + label(0x25aa)}a}`;
  for (let at = 1; at < source.length; at++) {
    expect(await named(source.slice(0, at), source.slice(at))).toBe(expected);
  }
});
