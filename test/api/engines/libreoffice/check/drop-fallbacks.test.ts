import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { dropFallbacks } from '../../../../../api/engines/libreoffice/check/drop-fallbacks.ts';

const dropped = (...parts: readonly string[]) => text(dropFallbacks(Readable.from(parts)));

const picture = String.raw`{\*\shppict{\pict\pngblip 89504e47}}`;
const fallback = String.raw`{\nonshppict{\pict{\*\picprop{\sp{\sn wzName}{\sv a\}\\}}}\wmetafile8 0100}}`;

it('leaves out the second copy of a picture', async () => {
  expect(await dropped(`{\\rtf1 a${picture}${fallback}b${picture}${fallback}}`)).toBe(
    `{\\rtf1 a${picture}b${picture}}`,
  );
});

it('finds copies wherever the file is divided as it is read', async () => {
  for (let at = 1; at < fallback.length; at++) {
    expect(await dropped(`a${fallback.slice(0, at)}`, `${fallback.slice(at)}b{`, '}')).toBe('ab{}');
  }
});

it('leaves other documents as they are', async () => {
  const rtf = String.raw`{\rtf1 \{\\nonshppict {\pict\wmetafile8 0100} {\nonesttables\par}}`;
  expect(await dropped(rtf)).toBe(rtf);
});
