import { contentTypes, escaped, packed, relationships, root } from './package.ts';

const namespaces = { w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main' };
const font = 'DejaVu Sans';

/** A document of justified right-to-left paragraphs in 14 points, on narrow pages. */
export function rightToLeftDocx(paragraphs: readonly string[]): Promise<Buffer> {
  const fonts = `<w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:cs="${font}"/><w:sz w:val="28"/><w:szCs w:val="28"/>`;
  const written = paragraphs.map(
    (text) =>
      '<w:p><w:pPr><w:bidi/><w:jc w:val="both"/><w:spacing w:after="200"/></w:pPr>' +
      `<w:r><w:rPr>${fonts}<w:rtl/></w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`,
  );
  const section =
    '<w:sectPr><w:pgSz w:w="9000" w:h="12000"/><w:pgMar w:top="900" w:right="900" w:bottom="900" w:left="900"/></w:sectPr>';
  return packed({
    '[Content_Types].xml': contentTypes({
      'word/document.xml': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
    }),
    '_rels/.rels': relationships({ main: ['officeDocument', 'word/document.xml'] }),
    'word/document.xml': root('w:document', namespaces, `<w:body>${written.join('')}${section}</w:body>`),
  });
}
