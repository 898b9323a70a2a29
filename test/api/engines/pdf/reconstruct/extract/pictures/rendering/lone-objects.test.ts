import { expect, it } from 'vitest';
import { withLoneObjects } from '../../../../../../../../api/engines/pdf/reconstruct/extract/pictures/rendering/lone-objects.ts';
import { streamOf } from '../../../../../../../support/pdf/pdf-objects.ts';
import { type OpenPage, onePage, withPage } from '../../../../../../../support/pdf/pdfium-page.ts';

const form = streamOf('0 0 9 9 re f 20 20 9 9 re f', '/Type /XObject /Subtype /Form /BBox [0 0 100 100]');
const read = <T>(content: string, of: (open: OpenPage) => T) =>
  withPage(onePage(content, '/Resources << /XObject << /Form 5 0 R >> >>', [form]), of);
const areActive = ({ api, scratch, integer }: OpenPage['pdfium'], objects: readonly number[]) =>
  objects.map((object) => api.FPDFPageObj_GetIsActive(object, scratch) && (integer(0) & 1) === 1);
const areas = '10 10 20 20 re f 40 10 20 20 re f 70 10 20 20 re f';

it('shows some objects while something is done with them, and all others again', async () => {
  const { during, after } = await read(areas, ({ pdfium, page, objects }) => {
    const shown = withLoneObjects(pdfium, page, objects.slice(1), [], () => areActive(pdfium, objects));
    return { during: shown, after: areActive(pdfium, objects) };
  });
  expect(during).toEqual([false, true, true]);
  expect(after).toEqual([true, true, true]);
});

it('shows them again if that fails, but not what was hidden before', async () => {
  const after = await read(areas, ({ pdfium, page, objects }) => {
    pdfium.api.FPDFPageObj_SetIsActive(objects[2] ?? 0, false);
    const fail = () => {
      throw new Error('no memory');
    };
    expect(() => withLoneObjects(pdfium, page, [objects[0] ?? 0], [], fail)).toThrow('no memory');
    return areActive(pdfium, objects);
  });
  expect(after).toEqual([true, true, false]);
});

it('hides the other objects of the forms that hold them', async () => {
  const during = await read(`${areas} /Form Do`, ({ pdfium, page, objects }) => {
    const holder = objects[3] ?? 0;
    const inner = [0, 1].map((index) => pdfium.api.FPDFFormObj_GetObject(holder, index));
    const all = [...objects, ...inner];
    return withLoneObjects(pdfium, page, [inner[1] ?? 0], [holder], () => areActive(pdfium, all));
  });
  expect(during).toEqual([false, false, false, true, false, true]);
});
