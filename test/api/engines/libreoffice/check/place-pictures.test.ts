import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { placePictures } from '../../../../../api/engines/libreoffice/check/place-pictures.ts';

const placed = (...parts: readonly string[]) => text(placePictures(Readable.from(parts)));

const start = String.raw`{\shp{\*\shpinst\shpwr3\shptop3009\shpbottom4929\shpleft8550\shpright10470`;
const kind = String.raw`{\sp{\sn shapeType}{\sv 75}}`;
const behind = String.raw`{\sp{\sn fBehindDocument}{\sv 1}}`;
const end = '{\\sp{\\sn pib}{\\sv {\\pict\\pngblip 89504e47}}}}}';

it('measures the positions of pictures from the edges of the page', async () => {
  const result = await placed(`{\\rtf1 ${start}${kind}${end}}`);
  expect(result).toContain(
    String.raw`\shpright10470\shpbxpage\shpbypage${kind}{\sp{\sn posrelh}{\sv 1}}{\sp{\sn posrelv}{\sv 1}}{\sp{\sn pib}`,
  );
  expect(result).not.toContain('shpfblwtxt');
});

it('says of pictures behind the text that they are', async () => {
  expect(await placed(`{\\rtf1 ${start}${kind}${behind}${end}}`)).toContain(`\\shpfblwtxt1${behind}`);
});

it('finds a picture wherever the file is divided as it is read', async () => {
  const whole = await placed(`a${kind}b`);
  for (let at = 1; at <= kind.length; at++) {
    expect(await placed(`a${kind.slice(0, at)}`, `${kind.slice(at)}b`)).toBe(whole);
  }
});

it('leaves of formulas that do not end their picture', async () => {
  const formula = String.raw`{\loch {\mmath {\*\shppict{\pict\pngblip 89504e47}}}`;
  expect(await placed(`{\\rtf1 ${formula}}`)).toBe(String.raw`{\rtf1 {\loch {\*\shppict{\pict\pngblip 89504e47}}}}`);
  const whole = String.raw`{\mmath {\*\moMath {\mr x}}{\mmathPict {\*\shppict{\pict\pngblip 89504e47}}}}`;
  expect(await placed(`{\\rtf1 ${whole}}`)).toBe(`{\\rtf1 ${whole}}`);
});

it('leaves other documents as they are', async () => {
  const rtf = String.raw`{\rtf1 Caf\'e9 \{\\sp\{\\sn shapeType\}{\sp{\sn shapeType}{\sv 202}} {\sp`;
  expect(await placed(rtf)).toBe(rtf);
});
