import { basicLibrary, fontFaces, manifest, namespaces, textStyle } from './open-document.ts';
import { escaped, packed, root } from './package.ts';
import { type DocumentContent, plain } from './read/document-content.ts';

const mimetype = 'application/vnd.oasis.opendocument.text';
const who = '<dc:creator>A. Writer</dc:creator><dc:date>2020-01-01T00:00:00</dc:date>';

const paragraph = (text: string) => `<text:p>${escaped(text)}</text:p>`;

function table(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) => `<table:table-cell office:value-type="string">${paragraph(text)}</table:table-cell>`;
  const body = rows.map((row) => `<table:table-row>${row.map(cell).join('')}</table:table-row>`).join('');
  const columns = `<table:table-column table:number-columns-repeated="${rows[0]?.length ?? 0}"/>`;
  return `<table:table table:name="Table1">${columns}${body}</table:table>`;
}

function changes({ inserted, deleted }: DocumentContent): string {
  const info = `<office:change-info>${who}</office:change-info>`;
  const regions = [
    inserted && `<text:changed-region text:id="c1"><text:insertion>${info}</text:insertion></text:changed-region>`,
    deleted &&
      `<text:changed-region text:id="c2"><text:deletion>${info}${paragraph(deleted)}</text:deletion></text:changed-region>`,
  ];
  const listed = regions.filter(Boolean).join('');
  return listed && `<text:tracked-changes>${listed}</text:tracked-changes>`;
}

const frame = (content: string, size: string) =>
  `<text:p><draw:frame text:anchor-type="as-char" ${size}>${content}</draw:frame></text:p>`;

function body(content: DocumentContent): string {
  const { table: rows, footnote, comment, inserted, deleted, textBox, png } = content;
  const blocks = [
    changes(content),
    ...(content.headings ?? []).map((text) => `<text:h text:outline-level="1">${escaped(text)}</text:h>`),
    ...(content.paragraphs ?? []).map(paragraph),
    ...(content.fonts ?? []).map(
      (font, index) => `<text:p><text:span text:style-name="T${index}">${escaped(font)}</text:span></text:p>`,
    ),
    rows && table(rows),
    inserted &&
      `<text:p><text:change-start text:change-id="c1"/>${escaped(inserted)}<text:change-end text:change-id="c1"/></text:p>`,
    deleted && '<text:p>Kept<text:change text:change-id="c2"/></text:p>',
    footnote &&
      `<text:p>Noted<text:note text:note-class="footnote"><text:note-citation>1</text:note-citation><text:note-body>${paragraph(footnote)}</text:note-body></text:note></text:p>`,
    comment && `<text:p>Remarked<office:annotation>${who}${paragraph(comment)}</office:annotation></text:p>`,
    textBox && frame(`<draw:text-box>${paragraph(textBox)}</draw:text-box>`, 'svg:width="5cm" svg:height="2cm"'),
    png && frame('<draw:image xlink:href="Pictures/image1.png"/>', 'svg:width="5cm" svg:height="5cm"'),
  ];
  return `<office:body><office:text>${blocks.filter(Boolean).join('')}</office:text></office:body>`;
}

/** Header and footer live on the master page. */
function styles({ header, footer }: DocumentContent): string {
  const master = [
    header && `<style:header>${paragraph(header)}</style:header>`,
    footer && `<style:footer>${paragraph(footer)}</style:footer>`,
  ];
  return (
    '<office:automatic-styles><style:page-layout style:name="pm1"><style:page-layout-properties fo:page-width="21cm" ' +
    'fo:page-height="29.7cm"/><style:header-style/><style:footer-style/></style:page-layout></office:automatic-styles>' +
    '<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="pm1">' +
    `${master.filter(Boolean).join('')}</style:master-page></office:master-styles>`
  );
}

/** An OpenDocument text. */
export function odt(content: DocumentContent = plain): Promise<Buffer> {
  const fonts = content.fonts ?? [];
  const automatic = `<office:automatic-styles>${fonts.map(textStyle).join('')}</office:automatic-styles>`;
  const macros = content.macros ? basicLibrary : {};
  return packed({
    mimetype,
    'content.xml': root('office:document-content', namespaces, fontFaces(fonts) + automatic + body(content)),
    'styles.xml': root('office:document-styles', namespaces, styles(content)),
    ...(content.png && { 'Pictures/image1.png': content.png }),
    ...macros,
    'META-INF/manifest.xml': manifest(mimetype, [
      'content.xml',
      'styles.xml',
      ...(content.png ? ['Pictures/image1.png'] : []),
      ...Object.keys(macros),
    ]),
    ...content.parts,
  });
}
