import { basicLibrary, fontFaces, manifest, namespaces, textStyle } from './open-document.ts';
import { escaped, packed, root } from './package.ts';
import { type DocumentContent, plain } from './read/document-content.ts';

const mimetype = 'application/vnd.oasis.opendocument.presentation';

function box(paragraphs: readonly string[], top: number): string {
  const place = `svg:x="2cm" svg:y="${top}cm" svg:width="20cm" svg:height="3cm"`;
  return `<draw:frame ${place}><draw:text-box>${paragraphs.join('')}</draw:text-box></draw:frame>`;
}

function slide(title: string, content: DocumentContent, first: boolean): string {
  const line = (text: string) => `<text:p>${escaped(text)}</text:p>`;
  const inFont = (font: string, index: number) =>
    `<text:p><text:span text:style-name="T${index}">${escaped(font)}</text:span></text:p>`;
  const { paragraphs = [], fonts = [], png } = content;
  const rest = first && [
    box([...paragraphs.map(line), ...fonts.map(inFont)], 5),
    png &&
      '<draw:frame svg:x="2cm" svg:y="10cm" svg:width="5cm" svg:height="5cm"><draw:image xlink:href="Pictures/image1.png"/></draw:frame>',
  ];
  const shapes = [box([line(title)], 1), ...(rest || [])].filter(Boolean).join('');
  return `<draw:page draw:name="${escaped(title)}" draw:master-page-name="Default">${shapes}</draw:page>`;
}

const styles =
  '<office:automatic-styles><style:page-layout style:name="pm1"><style:page-layout-properties fo:page-width="28cm" ' +
  'fo:page-height="21cm"/></style:page-layout></office:automatic-styles><office:master-styles>' +
  '<style:master-page style:name="Default" style:page-layout-name="pm1"/></office:master-styles>';

/** An OpenDocument presentation: one slide for each heading, everything else on the first. */
export function odp(content: DocumentContent = plain): Promise<Buffer> {
  const { fonts = [], headings = ['Title'], png } = content;
  const automatic = `<office:automatic-styles>${fonts.map(textStyle).join('')}</office:automatic-styles>`;
  const slides = headings.map((title, index) => slide(title, content, index === 0)).join('');
  const body = `<office:body><office:presentation>${slides}</office:presentation></office:body>`;
  const macros = content.macros ? basicLibrary : {};
  const picture = png ? { 'Pictures/image1.png': png } : {};
  return packed({
    mimetype,
    'content.xml': root('office:document-content', namespaces, fontFaces(fonts) + automatic + body),
    'styles.xml': root('office:document-styles', namespaces, styles),
    ...picture,
    ...macros,
    'META-INF/manifest.xml': manifest(mimetype, [
      'content.xml',
      'styles.xml',
      ...Object.keys(picture),
      ...Object.keys(macros),
    ]),
    ...content.parts,
  });
}
