import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import { startPdfium } from '../../../../../../../api/formats/pdfium.ts';
import { drawnPicture, type Tagged, taggedPdf } from '../../../../../../support/pdf/structure/tagged-pdf.ts';

describe('what the structure calls a figure', () => {
  const text: Tagged = { type: 'P', text: ['Some text', 50, 730] };
  const box = '50 500 40 40 re f';
  const icon = `${box} 0.5 g 60 510 m 70 530 l 80 510 l f 65 520 m 70 525 l S`;
  const read = async (...figures: readonly Omit<Tagged, 'type'>[]) => {
    const elements = [text, ...figures.map((figure): Tagged => ({ type: 'Figure', ...figure }))];
    const document = openDocument(await startPdfium(), taggedPdf(elements, ''));
    const page = document.readPage(0);
    document.close();
    return page;
  };

  it('is a drawing of several paths, which a box is not', async () => {
    const { figures } = await read({ description: 'A house', paths: icon }, { description: 'A box', paths: box });
    expect(figures).toMatchObject([{ x0: 50, x1: 90, description: 'A house' }]);
  });

  it('is no drawing with a picture in it, which has its description', async () => {
    const mixed = `${icon} ${drawnPicture(50, 500, 40, 40)}`;
    const { figures, pictures } = await read({ description: 'A photograph', paths: mixed });
    expect(figures).toEqual([]);
    expect(pictures).toMatchObject([{ description: 'A photograph' }]);
  });
});
