import { contentTypes, escaped, type Parts, packed, relationships, root } from './package.ts';
import { type DocumentContent, plain } from './read/document-content.ts';

const office = 'application/vnd.openxmlformats-officedocument';
const namespaces = {
  a: 'http://schemas.openxmlformats.org/drawingml/2006/main',
  p: 'http://schemas.openxmlformats.org/presentationml/2006/main',
  r: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
};

const frame = (top: number) =>
  `<a:xfrm><a:off x="600000" y="${top}"/><a:ext cx="7000000" cy="1200000"/></a:xfrm><a:prstGeom prst="rect"><a:avLst/></a:prstGeom>`;
const paragraph = (text: string, font = '') =>
  `<a:p><a:r><a:rPr lang="en-US">${font && `<a:latin typeface="${escaped(font)}"/>`}</a:rPr><a:t>${escaped(text)}</a:t></a:r></a:p>`;

function shape(id: number, paragraphs: readonly string[]): string {
  return (
    `<p:sp><p:nvSpPr><p:cNvPr id="${id}" name="Shape ${id}"/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr>` +
    `<p:spPr>${frame(id * 1_000_000)}</p:spPr><p:txBody><a:bodyPr/>${paragraphs.join('')}</p:txBody></p:sp>`
  );
}

const picture =
  '<p:pic><p:nvPicPr><p:cNvPr id="9" name="Picture"/><p:cNvPicPr/><p:nvPr/></p:nvPicPr><p:blipFill>' +
  `<a:blip r:embed="image"/><a:stretch><a:fillRect/></a:stretch></p:blipFill><p:spPr>${frame(4_000_000)}</p:spPr></p:pic>`;

const tree = (shapes: string) =>
  '<p:cSld><p:spTree><p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>' +
  `${shapes}</p:spTree></p:cSld>`;

function slide(title: string, content: DocumentContent, first: boolean): string {
  const { paragraphs = [], fonts = [], png } = content;
  const text = [...paragraphs.map((line) => paragraph(line)), ...fonts.map((font) => paragraph(font, font))];
  const rest = first ? [text.length > 0 && shape(3, text), png && picture] : [];
  return root('p:sld', namespaces, tree([shape(2, [paragraph(title)]), ...rest].filter(Boolean).join('')));
}

const scheme = ['dk1', 'lt1', 'dk2', 'lt2', 'accent1', 'accent2', 'accent3', 'accent4', 'accent5', 'accent6'];
const colours = [...scheme, 'hlink', 'folHlink'].map(
  (name) => `<a:${name}><a:srgbClr val="${name.startsWith('lt') ? 'FFFFFF' : '203040'}"/></a:${name}>`,
);
const fill = '<a:solidFill><a:schemeClr val="phClr"/></a:solidFill>';
const font = '<a:latin typeface="Liberation Sans"/><a:ea typeface=""/><a:cs typeface=""/>';
const theme =
  `<a:themeElements><a:clrScheme name="Plain">${colours.join('')}</a:clrScheme><a:fontScheme name="Plain">` +
  `<a:majorFont>${font}</a:majorFont><a:minorFont>${font}</a:minorFont></a:fontScheme><a:fmtScheme name="Plain">` +
  `<a:fillStyleLst>${fill.repeat(3)}</a:fillStyleLst><a:lnStyleLst>${`<a:ln>${fill}</a:ln>`.repeat(3)}</a:lnStyleLst>` +
  `<a:effectStyleLst>${'<a:effectStyle><a:effectLst/></a:effectStyle>'.repeat(3)}</a:effectStyleLst>` +
  `<a:bgFillStyleLst>${fill.repeat(3)}</a:bgFillStyleLst></a:fmtScheme></a:themeElements>`;
const colourMap =
  '<p:clrMap bg1="lt1" tx1="dk1" bg2="lt2" tx2="dk2" accent1="accent1" accent2="accent2" accent3="accent3" ' +
  'accent4="accent4" accent5="accent5" accent6="accent6" hlink="hlink" folHlink="folHlink"/>';

const layouts: Parts = {
  'ppt/slideMasters/slideMaster1.xml': root(
    'p:sldMaster',
    namespaces,
    `${tree('')}${colourMap}<p:sldLayoutIdLst><p:sldLayoutId id="2147483649" r:id="layout"/></p:sldLayoutIdLst>`,
  ),
  'ppt/slideMasters/_rels/slideMaster1.xml.rels': relationships({
    layout: ['slideLayout', '../slideLayouts/slideLayout1.xml'],
    theme: ['theme', '../theme/theme1.xml'],
  }),
  'ppt/slideLayouts/slideLayout1.xml': root('p:sldLayout', namespaces, tree('')),
  'ppt/slideLayouts/_rels/slideLayout1.xml.rels': relationships({
    master: ['slideMaster', '../slideMasters/slideMaster1.xml'],
  }),
  'ppt/theme/theme1.xml': root('a:theme', namespaces, theme),
};

/** A PowerPoint presentation: one slide for each heading, everything else on the first. */
export function pptx(content: DocumentContent = plain): Promise<Buffer> {
  const { headings = ['Title'], png, macros } = content;
  const names = headings.map((_, index) => `slides/slide${index + 1}.xml`);
  const listed = names.map((_, index) => `<p:sldId id="${256 + index}" r:id="slide${index + 1}"/>`).join('');
  const presentation =
    `<p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="master"/></p:sldMasterIdLst><p:sldIdLst>${listed}</p:sldIdLst>` +
    '<p:sldSz cx="9144000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/>';
  const main = macros
    ? 'application/vnd.ms-powerpoint.presentation.macroEnabled'
    : `${office}.presentationml.presentation`;
  return packed({
    '[Content_Types].xml': contentTypes({
      'ppt/presentation.xml': `${main}.main+xml`,
      'ppt/slideMasters/slideMaster1.xml': `${office}.presentationml.slideMaster+xml`,
      'ppt/slideLayouts/slideLayout1.xml': `${office}.presentationml.slideLayout+xml`,
      'ppt/theme/theme1.xml': `${office}.theme+xml`,
      ...Object.fromEntries(names.map((name) => [`ppt/${name}`, `${office}.presentationml.slide+xml`])),
    }),
    '_rels/.rels': relationships({ main: ['officeDocument', 'ppt/presentation.xml'] }),
    'ppt/_rels/presentation.xml.rels': relationships({
      master: ['slideMaster', 'slideMasters/slideMaster1.xml'],
      ...Object.fromEntries(names.map((name, index) => [`slide${index + 1}`, ['slide', name]] as const)),
      macros: !!macros && ['http://schemas.microsoft.com/office/2006/relationships/vbaProject', 'vbaProject.bin'],
    }),
    'ppt/presentation.xml': root('p:presentation', namespaces, presentation),
    ...layouts,
    ...Object.fromEntries(
      headings.flatMap((title, index) => [
        [`ppt/slides/slide${index + 1}.xml`, slide(title, content, index === 0)],
        [
          `ppt/slides/_rels/slide${index + 1}.xml.rels`,
          relationships({
            layout: ['slideLayout', '../slideLayouts/slideLayout1.xml'],
            image: !!png && index === 0 && ['image', '../media/image1.png'],
          }),
        ],
      ]),
    ),
    'ppt/media/image1.png': png ?? null,
    'ppt/vbaProject.bin': macros ? 'macros' : null,
    ...content.parts,
  });
}
