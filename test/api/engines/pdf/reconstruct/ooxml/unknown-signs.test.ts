import { expect, it } from 'vitest';
import { unknownSigns } from '../../../../../../api/engines/pdf/reconstruct/ooxml/unknown-signs.ts';

it('counts the signs for unknown letters in all parts', () => {
  const parts = [
    { name: 'document.xml', type: 'text/xml', xml: ['<w:t>\ufffd and ', '\ufffd\ufffd</w:t>'] },
    { name: 'footnotes.xml', type: 'text/xml', xml: '<w:t>\ufffd</w:t>' },
    { name: 'styles.xml', type: 'text/xml', xml: '<w:styles/>' },
  ];
  expect(unknownSigns(parts)).toBe(4);
});

it('counts pictures of such letters once, though they have their description twice', () => {
  const xml =
    '<wp:docPr descr="\ufffd"/><wp:cNvGraphicFramePr/><pic:nvPicPr><pic:cNvPr descr="\ufffd"/><pic:cNvPicPr/></pic:nvPicPr>';
  expect(unknownSigns([{ name: 'document.xml', type: 'text/xml', xml }])).toBe(1);
});
