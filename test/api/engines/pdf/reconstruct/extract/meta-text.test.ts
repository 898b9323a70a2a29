import { expect, it } from 'vitest';
import { metaText } from '../../../../../../api/engines/pdf/reconstruct/extract/meta-text.ts';
import { pdfAbout } from '../../../../../support/pdf/pdf-about.ts';
import { withPage } from '../../../../../support/pdf/pdfium-page.ts';

it('reads what a document says about itself', async () => {
  const texts = await withPage(pdfAbout('/Title (About tools)'), ({ pdfium, document }) =>
    ['Title', 'Author'].map((name) => metaText(pdfium, document, name)),
  );
  expect(texts).toEqual(['About tools', '']);
});
