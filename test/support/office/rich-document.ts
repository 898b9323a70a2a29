import { odp } from './odp.ts';
import { odt } from './odt.ts';
import { manifest, namespaces } from './open-document.ts';
import { root } from './package.ts';

const all = {
  ...namespaces,
  math: 'http://www.w3.org/1998/Math/MathML',
  meta: 'urn:oasis:names:tc:opendocument:xmlns:meta:1.0',
  config: 'urn:oasis:names:tc:opendocument:xmlns:config:1.0',
};
const part = (name: string, content: string) =>
  root(name, all, content).replace(`<${name} `, `<${name} office:version="1.3" `);

/** What each rich document says of its picture to those who cannot see it. */
export const described = 'Four squares in four colours';

/** Words that a rich text has, each in another kind of content. */
export const richWords = [
  ...[
    'Harbour',
    'Tides',
    'paragraph',
    'emphasised',
    'Almanac',
    'footnoted',
    'endnoted',
    'bulleted',
    'nested',
    'numbered',
  ],
  ...['Month', 'Height', 'January', 'spanning', 'boxed', 'columnar', 'מים', '潮汐', 'running', 'trailing'],
];

const style = (name: string, family: string, properties: string, more = '') =>
  `<style:style style:name="${name}" style:family="${family}"${more}>${properties}</style:style>`;
const level = (kind: 'bullet' | 'number', number: number, sign: string) =>
  `<text:list-level-style-${kind} text:level="${number}" ${sign}><style:list-level-properties text:list-level-position-and-space-mode="label-alignment">` +
  `<style:list-level-label-alignment text:label-followed-by="listtab" fo:margin-left="${number}cm" fo:text-indent="-0.6cm"/>` +
  `</style:list-level-properties></text:list-level-style-${kind}>`;
const listStyle = (name: string, kind: 'bullet' | 'number', sign: string) =>
  `<text:list-style style:name="${name}">${level(kind, 1, sign)}${level(kind, 2, sign)}</text:list-style>`;

const textStyles = [
  style('Strong', 'text', '<style:text-properties fo:font-weight="bold" fo:font-style="italic" fo:color="#a01020"/>'),
  style('Hebrew', 'paragraph', '<style:paragraph-properties style:writing-mode="rl-tb" fo:text-align="start"/>'),
  style('Next', 'paragraph', '<style:paragraph-properties fo:break-before="page"/>'),
  style('Cell', 'table-cell', '<style:table-cell-properties fo:border="0.5pt solid #000000" fo:padding="0.1cm"/>'),
  style(
    'Columns',
    'section',
    '<style:section-properties><style:columns fo:column-count="2" fo:column-gap="0.5cm"/></style:section-properties>',
  ),
  style('Box', 'graphic', '<style:graphic-properties fo:border="0.5pt solid #204060" fo:padding="0.2cm"/>'),
  style('Upright', 'graphic', '<style:graphic-properties style:writing-mode="tb-rl" fo:border="none"/>'),
  listStyle('Bullets', 'bullet', 'text:bullet-char="•"'),
  listStyle('Numbers', 'number', 'style:num-format="1" style:num-suffix="."'),
];

const frame = (content: string, more: string) =>
  `<draw:frame svg:width="4cm" svg:height="3cm" text:anchor-type="as-char" ${more}>${content}</draw:frame>`;
const picture =
  '<draw:image xlink:href="Pictures/image1.png" xlink:type="simple" xlink:show="embed" xlink:actuate="onLoad"/>';
const item = (text: string, nested = '') => `<text:list-item><text:p>${text}</text:p>${nested}</text:list-item>`;
const list = (name: string, items: string) => `<text:list text:style-name="${name}">${items}</text:list>`;
const cell = (text: string, more = '') =>
  `<table:table-cell table:style-name="Cell" office:value-type="string"${more}><text:p>${text}</text:p></table:table-cell>`;
const row = (...cells: readonly string[]) => `<table:table-row>${cells.join('')}</table:table-row>`;
const note = (kind: 'footnote' | 'endnote', text: string) =>
  `<text:note text:note-class="${kind}" text:id="${kind}"><text:note-citation>1</text:note-citation><text:note-body><text:p>${text}</text:p></text:note-body></text:note>`;

const formula =
  '<draw:object><math:math><math:mfrac><math:mi>a</math:mi><math:mi>b</math:mi></math:mfrac></math:math></draw:object>';

const text = [
  '<text:h text:outline-level="1">Harbour</text:h><text:h text:outline-level="2">Tides</text:h>',
  '<text:p>A paragraph with <text:span text:style-name="Strong">emphasised</text:span> words, ',
  '<text:a xlink:type="simple" xlink:href="https://example.org/almanac">Almanac</text:a>, ',
  '<text:bookmark text:name="here"/>on page <text:page-number text:select-page="current">1</text:page-number>.</text:p>',
  `<text:p>This is footnoted${note('footnote', 'Said below.')} and endnoted${note('endnote', 'Said at the end.')}.</text:p>`,
  list('Bullets', item('bulleted', list('Bullets', item('nested'))) + item('again')),
  list('Numbers', item('numbered') + item('and another')),
  '<table:table table:name="Heights"><table:table-column table:number-columns-repeated="2"/>',
  `<table:table-header-rows>${row(cell('Month'), cell('Height'))}</table:table-header-rows>`,
  row(cell('January'), cell('4.2 m')),
  row(cell('spanning', ' table:number-columns-spanned="2"'), '<table:covered-table-cell/>'),
  '</table:table>',
  `<text:p>${frame(`${picture}<svg:desc>${described}</svg:desc>`, 'draw:name="Squares"')}</text:p>`,
  `<text:p>${frame('<draw:text-box><text:p>boxed</text:p></draw:text-box>', 'draw:name="Box" draw:style-name="Box"')}</text:p>`,
  `<text:p>Half of it: ${frame(formula, 'draw:name="Formula"')}</text:p>`,
  '<text:p text:style-name="Hebrew">מים רבים</text:p><text:p>潮汐表</text:p>',
  `<text:p>${frame('<draw:text-box><text:p>潮汐</text:p></draw:text-box>', 'draw:name="Upright" draw:style-name="Upright"')}</text:p>`,
  '<text:section text:style-name="Columns" text:name="Columns">',
  `${'<text:p>Some columnar text that goes on for a while, so that both columns have lines.</text:p>'.repeat(4)}</text:section>`,
  '<text:p text:style-name="Next">On another page, <text:bookmark-ref text:reference-format="page" text:ref-name="here">1</text:bookmark-ref>.</text:p>',
];

const meta = part(
  'office:document-meta',
  '<office:meta><dc:title>Tides of the harbour</dc:title><dc:language>en-GB</dc:language></office:meta>',
);
/** The title and the language, and the manifest that names all parts. */
const metaParts = (type: 'text' | 'presentation') => ({
  'meta.xml': meta,
  'META-INF/manifest.xml': manifest(`application/vnd.oasis.opendocument.${type}`, [
    ...['content.xml', 'styles.xml', 'meta.xml', 'Pictures/image1.png'],
  ]),
});
const pageLayout = (size: string, inner = '') =>
  `<style:page-layout style:name="pm1"><style:page-layout-properties ${size}/>${inner}</style:page-layout>`;
const languages =
  '<office:styles><style:default-style style:family="paragraph"><style:text-properties fo:language="en" fo:country="GB" ' +
  'fo:font-family="Liberation Serif" fo:font-size="12pt"/></style:default-style></office:styles>';

const headAndFoot = '<style:header-style/><style:footer-style/>';
const textMaster =
  '<office:master-styles><style:master-page style:name="Standard" style:page-layout-name="pm1">' +
  '<style:header><text:p>running</text:p></style:header><style:footer><text:p>trailing ' +
  '<text:page-number text:select-page="current">1</text:page-number></text:p></style:footer>' +
  '</style:master-page></office:master-styles>';

/** A text with something of each kind that texts have: lists, notes, a table, a formula, columns, and so on. */
export function richText(png: Uint8Array): Promise<Buffer> {
  const size = pageLayout('fo:page-width="21cm" fo:page-height="29.7cm" fo:margin="2cm"', headAndFoot);
  const automatic = `<office:automatic-styles>${textStyles.join('')}</office:automatic-styles>`;
  return odt({
    png,
    parts: {
      'content.xml': part(
        'office:document-content',
        `${automatic}<office:body><office:text>${text.join('')}</office:text></office:body>`,
      ),
      'styles.xml': part(
        'office:document-styles',
        `${languages}<office:automatic-styles>${size}</office:automatic-styles>${textMaster}`,
      ),
      ...metaParts('text'),
    },
  });
}

/** Words on the slides of a rich presentation. */
export const richSlideWords = ['Harbour', 'bulleted', 'nested', 'Month', 'January', 'rounded', 'Almanac', 'Second'];

const place = (top: number, more = '') => `svg:x="2cm" svg:y="${top}cm" svg:width="12cm" svg:height="3cm" ${more}`;
const slideFrame = (top: number, content: string, more = '') =>
  `<draw:frame ${place(top, more)}>${content}</draw:frame>`;
const slideBox = (top: number, content: string) => slideFrame(top, `<draw:text-box>${content}</draw:text-box>`);
const corners = 'draw:path-stretchpoint-x="10800" draw:type="round-rectangle" svg:viewBox="0 0 21600 21600"';

const shapes = [
  slideFrame(1, '<draw:text-box><text:p>Harbour</text:p></draw:text-box>', 'presentation:class="title"'),
  slideBox(4, list('Bullets', item('bulleted', list('Bullets', item('nested'))))),
  slideFrame(
    8,
    `<table:table><table:table-column/><table:table-column/>${row(cell('Month'), cell('Height'))}${row(cell('January'), cell('4.2 m'))}</table:table>`,
  ),
  slideFrame(12, `${picture}<svg:desc>${described}</svg:desc>`, 'draw:name="Squares"'),
  `<draw:custom-shape ${place(15)}><text:p>rounded</text:p><draw:enhanced-geometry ${corners}/></draw:custom-shape>`,
  '<draw:line svg:x1="2cm" svg:y1="18cm" svg:x2="20cm" svg:y2="18cm"/>',
  slideBox(
    19,
    '<text:p>See <text:a xlink:type="simple" xlink:href="https://example.org/almanac">Almanac</text:a></text:p>',
  ),
];
const spoken = `<presentation:notes>${slideFrame(5, '<draw:text-box><text:p>Said aloud</text:p></draw:text-box>', 'presentation:class="notes"')}</presentation:notes>`;

/** A presentation of two slides with something of each kind that slides have. */
export function richSlides(png: Uint8Array): Promise<Buffer> {
  const slide = (name: string, content: string) =>
    `<draw:page draw:name="${name}" draw:master-page-name="Default">${content}</draw:page>`;
  const slides = slide('Harbour', shapes.join('') + spoken) + slide('Second', slideBox(1, '<text:p>Second</text:p>'));
  const cellStyle = style('Cell', 'table-cell', '<style:paragraph-properties fo:border="0.5pt solid #000000"/>');
  const bullets = listStyle('Bullets', 'bullet', 'text:bullet-char="•"');
  const size = pageLayout('fo:page-width="28cm" fo:page-height="21cm"');
  return odp({
    png,
    parts: {
      'content.xml': part(
        'office:document-content',
        `<office:automatic-styles>${cellStyle}${bullets}</office:automatic-styles><office:body><office:presentation>${slides}</office:presentation></office:body>`,
      ),
      'styles.xml': part(
        'office:document-styles',
        `${languages}<office:automatic-styles>${size}${style('Page', 'drawing-page', '<style:drawing-page-properties/>')}</office:automatic-styles>` +
          '<office:master-styles><style:master-page style:name="Default" style:page-layout-name="pm1" draw:style-name="Page"/></office:master-styles>',
      ),
      ...metaParts('presentation'),
    },
  });
}
