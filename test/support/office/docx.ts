import { contentTypes, escaped, packed, relationships, root } from './package.ts';
import { type DocumentContent, plain } from './read/document-content.ts';

const office = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const drawing = 'http://schemas.openxmlformats.org/drawingml/2006';
const namespaces = {
  w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  r: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  wp: `${drawing}/wordprocessingDrawing`,
  a: `${drawing}/main`,
  pic: `${drawing}/picture`,
  wps: 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
  mc: 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  v: 'urn:schemas-microsoft-com:vml',
};
const tracked = 'w:id="1" w:author="A. Writer" w:date="2020-01-01T00:00:00Z"';

const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
const paragraph = (content: string, style = '') =>
  `<w:p>${style && `<w:pPr><w:pStyle w:val="${style}"/></w:pPr>`}${content}</w:p>`;
const inFont = (font: string) => {
  const name = escaped(font);
  return paragraph(run(font, `<w:rFonts w:ascii="${name}" w:hAnsi="${name}" w:cs="${name}" w:eastAsia="${name}"/>`));
};

function table(rows: readonly (readonly string[])[]): string {
  const cell = (text: string) =>
    `<w:tc><w:tcPr><w:tcW w:w="2400" w:type="dxa"/></w:tcPr>${paragraph(run(text))}</w:tc>`;
  const columns = rows[0]?.map(() => '<w:gridCol w:w="2400"/>').join('');
  const body = rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('');
  return `<w:tbl><w:tblPr><w:tblW w:w="0" w:type="auto"/></w:tblPr><w:tblGrid>${columns}</w:tblGrid>${body}</w:tbl>`;
}

/** As Word writes it: the shape for Word 2010 and later, VML for older readers. */
function textBox(text: string): string {
  const content = `<w:txbxContent>${paragraph(run(text))}</w:txbxContent>`;
  const frame = '<a:xfrm><a:off x="0" y="0"/><a:ext cx="1800000" cy="720000"/></a:xfrm><a:prstGeom prst="rect"/>';
  return paragraph(
    `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:inline><wp:extent cx="1800000" cy="720000"/>` +
      `<wp:docPr id="7" name="Box"/><a:graphic><a:graphicData uri="${namespaces.wps}"><wps:wsp><wps:cNvSpPr txBox="1"/>` +
      `<wps:spPr>${frame}</wps:spPr><wps:txbx>${content}</wps:txbx><wps:bodyPr/></wps:wsp></a:graphicData></a:graphic>` +
      `</wp:inline></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape style="width:140pt;height:56pt"><v:textbox>` +
      `${content}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`,
  );
}

const picture = (id: string) =>
  paragraph(
    '<w:r><w:drawing><wp:inline><wp:extent cx="1800000" cy="1800000"/><wp:docPr id="8" name="Picture"/><a:graphic>' +
      `<a:graphicData uri="${namespaces.pic}"><pic:pic><pic:nvPicPr><pic:cNvPr id="8" name="Picture"/><pic:cNvPicPr/>` +
      `</pic:nvPicPr><pic:blipFill><a:blip r:embed="${id}"/><a:stretch><a:fillRect/></a:stretch></pic:blipFill>` +
      '<pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext cx="1800000" cy="1800000"/></a:xfrm><a:prstGeom prst="rect"/>' +
      '</pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>',
  );

const styles = `<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style>
<w:style w:type="paragraph" w:styleId="Heading1"><w:name w:val="heading 1"/><w:basedOn w:val="Normal"/>
<w:pPr><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/><w:sz w:val="32"/></w:rPr></w:style>`;

const note = (text: string) => `<w:footnote w:id="2">${paragraph(run(text))}</w:footnote>`;
const separators = ['separator', 'continuationSeparator']
  .map((type, id) => `<w:footnote w:type="${type}" w:id="${id}">${paragraph(`<w:r><w:${type}/></w:r>`)}</w:footnote>`)
  .join('');
const remark = (text: string) => `<w:comment ${tracked} w:initials="A">${paragraph(run(text))}</w:comment>`;

function body(content: DocumentContent): string {
  const { table: rows, inserted, deleted, footnote, comment, textBox: boxed, png } = content;
  const reference = (name: string) => `<w:r><w:${name}/></w:r>`;
  const section = [
    content.header && '<w:headerReference w:type="default" r:id="header"/>',
    content.footer && '<w:footerReference w:type="default" r:id="footer"/>',
    '<w:pgSz w:w="11906" w:h="16838"/>',
  ];
  const blocks = [
    ...(content.headings ?? []).map((text) => paragraph(run(text), 'Heading1')),
    ...(content.paragraphs ?? []).map((text) => paragraph(run(text))),
    ...(content.fonts ?? []).map(inFont),
    rows && table(rows),
    inserted && paragraph(`<w:ins ${tracked}>${run(inserted)}</w:ins>`),
    deleted && paragraph(`<w:del ${tracked}><w:r><w:delText>${escaped(deleted)}</w:delText></w:r></w:del>`),
    footnote && paragraph(run('Noted') + reference('footnoteReference w:id="2"')),
    comment &&
      paragraph(
        `<w:commentRangeStart w:id="1"/>${run('Remarked')}<w:commentRangeEnd w:id="1"/>${reference('commentReference w:id="1"')}`,
      ),
    boxed && textBox(boxed),
    png && picture('image'),
    `<w:sectPr>${section.filter(Boolean).join('')}</w:sectPr>`,
  ];
  return `<w:body>${blocks.filter(Boolean).join('')}</w:body>`;
}

/** A Word document. */
export function docx(content: DocumentContent = plain): Promise<Buffer> {
  const { footnote, comment, header, footer, png, macros } = content;
  const part = (name: string, inner: string | undefined) => (inner ? root(name, namespaces, inner) : null);
  const main = macros ? 'application/vnd.ms-word.document.macroEnabled' : `${office}.document`;
  return packed({
    '[Content_Types].xml': contentTypes({
      'word/document.xml': `${main}.main+xml`,
      'word/styles.xml': `${office}.styles+xml`,
      'word/footnotes.xml': footnote && `${office}.footnotes+xml`,
      'word/comments.xml': comment && `${office}.comments+xml`,
      'word/header1.xml': header && `${office}.header+xml`,
      'word/footer1.xml': footer && `${office}.footer+xml`,
    }),
    '_rels/.rels': relationships({ main: ['officeDocument', 'word/document.xml'] }),
    'word/_rels/document.xml.rels': relationships({
      styles: ['styles', 'styles.xml'],
      footnotes: !!footnote && ['footnotes', 'footnotes.xml'],
      comments: !!comment && ['comments', 'comments.xml'],
      header: !!header && ['header', 'header1.xml'],
      footer: !!footer && ['footer', 'footer1.xml'],
      image: !!png && ['image', 'media/image1.png'],
      macros: !!macros && ['http://schemas.microsoft.com/office/2006/relationships/vbaProject', 'vbaProject.bin'],
    }),
    'word/document.xml': part('w:document', body(content)),
    'word/styles.xml': part('w:styles', styles),
    'word/footnotes.xml': part('w:footnotes', footnote && separators + note(footnote)),
    'word/comments.xml': part('w:comments', comment && remark(comment)),
    'word/header1.xml': part('w:hdr', header && paragraph(run(header))),
    'word/footer1.xml': part('w:ftr', footer && paragraph(run(footer))),
    'word/media/image1.png': png ?? null,
    'word/vbaProject.bin': macros ? 'macros' : null,
    ...content.parts,
  });
}
