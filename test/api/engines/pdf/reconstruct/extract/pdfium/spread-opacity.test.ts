import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import { startPdfium } from '../../../../../../../api/formats/pdfium.ts';
import { pdfOf, streamOf } from '../../../../../../support/pdf/pdf-objects.ts';

const resources = `<< /ExtGState << /Half << /ca 0.5 /CA 0.5 >> >> /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> /XObject << /Group 5 0 R /Plain 6 0 R /Outer 7 0 R >> >>`;
const form = (content: string, group: string) =>
  streamOf(content, `/Type /XObject /Subtype /Form /BBox [0 0 200 200] ${group} /Resources ${resources}`);
const group = '/Group << /S /Transparency >>';
const area = '1 0 0 rg 20 20 100 100 re f';

async function read(content: string, inForm = area) {
  const file = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Resources ${resources} >>`,
    ...[streamOf(content), form(inForm, group), form(inForm, ''), form('/Group Do', group)],
  ]);
  const document = openDocument(await startPdfium(), file);
  const page = document.readPage(0);
  document.close();
  return page;
}

describe('what is half-transparent', () => {
  it.each([
    ['by itself', `/Half gs ${area}`, 'FF7F7F', 128],
    ['in a half-transparent group', '/Half gs /Group Do', 'FF7F7F', 128],
    ['in a form that is no group', '/Half gs /Plain Do', 'FF7F7F', 128],
    ['in a group in another', '/Half gs /Outer Do', 'FF7F7F', 128],
  ])('is so %s', async (_, content, colour, alpha) => {
    const { fills } = await read(content);
    expect(fills).toMatchObject([{ colour, sheer: { colour: 'FF0000', opacity: alpha / 255 } }]);
  });

  it('is more so in each of two half-transparent groups', async () => {
    const [twice] = (await read('/Half gs /Group Do', `0 g 0 0 1 1 re f /Half gs ${area}`)).fills.filter(
      ({ colour }) => colour !== '7F7F7F',
    );
    expect(twice?.sheer?.opacity).toBeCloseTo(0.25, 2);
  });

  it('is so of text, too, and not at all if nothing is', async () => {
    const { glyphs } = await read('/Half gs /Group Do', 'BT /F 20 Tf 20 20 Td (Draft) Tj ET');
    expect(glyphs[0]?.look.colour).toBe('7F7F7F');
    expect((await read('/Group Do')).fills[0]).not.toHaveProperty('sheer');
  });
});
