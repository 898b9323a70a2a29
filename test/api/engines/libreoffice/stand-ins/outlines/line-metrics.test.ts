import { expect, it } from 'vitest';
import { setLineMetrics, setScale } from '../../../../../../api/engines/libreoffice/stand-ins/outlines/line-metrics.ts';
import { liberationSans, reread } from '../../../../../support/fonts/font-file.ts';

it('gives a font another height, wherever programs look for it', async () => {
  const font = await liberationSans();
  setLineMetrics(font, { ascent: 1.25, descent: 0.5 });
  const [read] = reread(font);
  expect([read?.ascent, read?.descent, read?.lineGap]).toEqual([2560, -1024, 0]);
  expect(read?.['OS/2']).toMatchObject({
    typoAscender: 2560,
    typoDescender: -1024,
    typoLineGap: 0,
    winAscent: 2560,
    winDescent: 1024,
  });
});

it('makes the shapes of a font smaller, whatever height its lines get', async () => {
  const font = await liberationSans();
  setScale(font, 0.5);
  setLineMetrics(font, { ascent: 1, descent: 0.25 });
  const [read] = reread(font);
  expect([read?.unitsPerEm, read?.ascent, read?.descent]).toEqual([4096, 4096, -1024]);
});
