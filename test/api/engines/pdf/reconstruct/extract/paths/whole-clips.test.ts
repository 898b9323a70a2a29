import { describe, expect, it } from 'vitest';
import { readWholeClips } from '../../../../../../../api/engines/pdf/reconstruct/extract/paths/whole-clips.ts';
import { onePage, withPage } from '../../../../../../support/pdf/pdfium-page.ts';

const font = '/Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>';
const text = 'BT /F 10 Tf 30 100 Td (Text) Tj ET';
const read = (content: string) =>
  withPage(onePage(content, font), ({ pdfium, document, space }) => {
    const { api } = pdfium;
    const before = api.FPDFPage_CountObjects(api.FPDF_LoadPage(document, 0));
    return { before, clips: readWholeClips(pdfium, document, 0, space) };
  });

describe('the clip of a text', () => {
  it('is known though it cuts nothing off', async () => {
    const { clips } = await read(`q 20 90 80 30 re W n ${text} Q`);
    expect(clips.map((clip) => clip?.box)).toEqual([{ x0: 20, x1: 100, y0: 80, y1: 110 }]);
  });

  it('is none for a text without one', async () => {
    expect((await read(text)).clips).toEqual([null]);
  });

  it('is given for each text in the order of the file, and for texts alone', async () => {
    const { clips } = await read(`0 0 5 5 re f ${text} q 20 90 80 30 re W n 25 95 5 5 re f ${text} Q ${text}`);
    expect(clips.map((clip) => clip !== null)).toEqual([false, true, false]);
  });
});

it('knows none of a document that is not open, or of a page that it lacks', async () => {
  const none = await withPage(onePage(text, font), ({ pdfium, document, space }) => [
    readWholeClips(pdfium, 0, 0, space),
    readWholeClips(pdfium, document, 7, space),
  ]);
  expect(none).toEqual([[], []]);
});
