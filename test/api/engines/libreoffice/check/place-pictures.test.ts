import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { placePictures } from '../../../../../api/engines/libreoffice/check/place-pictures.ts';
import { scratchFolder } from '../../../../support/scratch.ts';

const folder = await scratchFolder();
const signal = new AbortController().signal;

async function placed(rtf: string) {
  const [path, output] = [join(folder, 'written.rtf'), join(folder, 'placed.rtf')];
  await writeFile(path, rtf);
  await placePictures(path, output, signal);
  return await readFile(output, 'latin1');
}

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
  const readAtOnce = 65_536;
  for (const before of [1, 10, kind.length - 1, kind.length]) {
    const text = 'a'.repeat(readAtOnce - before);
    expect(await placed(`${text}${kind}b`)).toBe(
      `${text}\\shpbxpage\\shpbypage${kind}{\\sp{\\sn posrelh}{\\sv 1}}{\\sp{\\sn posrelv}{\\sv 1}}b`,
    );
  }
});

it('leaves other documents as they are', async () => {
  const text = String.raw`{\rtf1 Caf\'e9 \{\\sp\{\\sn shapeType\}{\sp{\sn shapeType}{\sv 202}} {\sp`;
  expect(await placed(text)).toBe(text);
});
