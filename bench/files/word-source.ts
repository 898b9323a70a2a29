import { contentTypes, escaped, packed, relationships, root } from '../../test/support/office/package.ts';

/** The content of a measured document, from top to bottom. */
export type SourceBlock =
  | { readonly type: 'heading'; readonly level: 1 | 2; readonly text: string }
  | { readonly type: 'paragraph'; readonly text: string; readonly isJustified?: boolean }
  | { readonly type: 'item'; readonly kind: 'bullet' | 'number'; readonly level: 0 | 1; readonly text: string }
  | { readonly type: 'table'; readonly rows: readonly (readonly string[])[]; readonly hasLines: boolean };

const office = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const namespaces = { w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main' };
const kinds = ['bullet', 'number'] as const;
const sides = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'];

const run = (text: string) => `<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
const paragraph = (text: string, properties = '') => `<w:p><w:pPr>${properties}</w:pPr>${run(text)}</w:p>`;

function table(rows: readonly (readonly string[])[], hasLines: boolean): string {
  const width = Math.floor(9000 / (rows[0]?.length ?? 1));
  const lines = sides.map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="auto"/>`).join('');
  const cell = (text: string) =>
    `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${paragraph(text, '<w:spacing w:after="0"/>')}</w:tc>`;
  const properties = `<w:tblW w:w="0" w:type="auto"/>${hasLines ? `<w:tblBorders>${lines}</w:tblBorders>` : ''}`;
  const grid = rows[0]?.map(() => `<w:gridCol w:w="${width}"/>`).join('');
  const body = rows.map((row) => `<w:tr>${row.map(cell).join('')}</w:tr>`).join('');
  return `<w:tbl><w:tblPr>${properties}</w:tblPr><w:tblGrid>${grid}</w:tblGrid>${body}</w:tbl>`;
}

function blockXml(block: SourceBlock): string {
  switch (block.type) {
    case 'heading':
      return paragraph(block.text, `<w:pStyle w:val="Heading${block.level}"/>`);
    case 'paragraph':
      return paragraph(block.text, block.isJustified ? '<w:jc w:val="both"/>' : '');
    case 'item': {
      const number = kinds.indexOf(block.kind) + 1;
      return paragraph(
        block.text,
        `<w:numPr><w:ilvl w:val="${block.level}"/><w:numId w:val="${number}"/></w:numPr><w:spacing w:after="0"/>`,
      );
    }
    case 'table':
      return table(block.rows, block.hasLines);
  }
}

const headingStyle = (level: 1 | 2, size: number) =>
  `<w:style w:type="paragraph" w:styleId="Heading${level}"><w:name w:val="heading ${level}"/>` +
  `<w:pPr><w:keepNext/><w:spacing w:before="240" w:after="120"/><w:outlineLvl w:val="${level - 1}"/></w:pPr>` +
  `<w:rPr><w:b/><w:sz w:val="${size}"/></w:rPr></w:style>`;
const styles =
  '<w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="22"/></w:rPr></w:rPrDefault></w:docDefaults>' +
  '<w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/>' +
  `<w:pPr><w:spacing w:after="160"/></w:pPr></w:style>${headingStyle(1, 32)}${headingStyle(2, 26)}`;

const level = (kind: (typeof kinds)[number], index: number) =>
  `<w:lvl w:ilvl="${index}"><w:start w:val="1"/><w:numFmt w:val="${kind === 'bullet' ? 'bullet' : 'decimal'}"/>` +
  `<w:lvlText w:val="${kind === 'bullet' ? '•' : `%${index + 1}.`}"/><w:lvlJc w:val="left"/>` +
  `<w:pPr><w:ind w:left="${720 * (index + 1)}" w:hanging="360"/></w:pPr></w:lvl>`;
const numbering =
  kinds
    .map(
      (kind, index) => `<w:abstractNum w:abstractNumId="${index}">${level(kind, 0)}${level(kind, 1)}</w:abstractNum>`,
    )
    .join('') +
  kinds.map((_, index) => `<w:num w:numId="${index + 1}"><w:abstractNumId w:val="${index}"/></w:num>`).join('');

/** A Word document of these blocks on A4. */
export function wordSource(blocks: readonly SourceBlock[]): Promise<Buffer> {
  const section =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440"/></w:sectPr>';
  return packed({
    '[Content_Types].xml': contentTypes({
      'word/document.xml': `${office}.document.main+xml`,
      'word/styles.xml': `${office}.styles+xml`,
      'word/numbering.xml': `${office}.numbering+xml`,
    }),
    '_rels/.rels': relationships({ main: ['officeDocument', 'word/document.xml'] }),
    'word/_rels/document.xml.rels': relationships({
      styles: ['styles', 'styles.xml'],
      numbering: ['numbering', 'numbering.xml'],
    }),
    'word/document.xml': root('w:document', namespaces, `<w:body>${blocks.map(blockXml).join('')}${section}</w:body>`),
    'word/styles.xml': root('w:styles', namespaces, styles),
    'word/numbering.xml': root('w:numbering', namespaces, numbering),
  });
}
