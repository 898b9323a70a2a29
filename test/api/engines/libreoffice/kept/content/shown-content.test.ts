import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ShownContent } from '../../../../../../api/engines/libreoffice/kept/content/shown-content.ts';
import { prepareWorkbook } from '../../../../../../api/engines/libreoffice/sheets/prepare-workbook.ts';
import { docx, odp, odt, pptx, rtf } from '../../../../../support/office/documents.ts';
import { contentReader } from '../../../../../support/office/read/shown-content.ts';
import { xlsx } from '../../../../../support/office/xlsx.ts';
import { scratchFolder } from '../../../../../support/scratch.ts';

const folder = await scratchFolder();
const contentOf = contentReader(folder);
const signal = new AbortController().signal;

const textsOf = ({ passages }: ShownContent) => passages.map(({ text }) => text);

const w = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const word = async (body: string, styles = '') =>
  textsOf(
    await contentOf(
      'docx',
      await docx({
        parts: {
          'word/document.xml': `<w:document xmlns:w="${w}" xmlns:m="urn:m"><w:body>${body}</w:body></w:document>`,
          'word/styles.xml': `<w:styles xmlns:w="${w}">${styles}</w:styles>`,
        },
      }),
    ),
  );
const run = (text: string, properties = '') => `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`;
const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
const field = (instruction: string, result: string) =>
  `${mark('begin')}<w:r><w:instrText>${instruction}</w:instrText></w:r>${mark('separate')}${run(result)}${mark('end')}`;

describe('of a Word document', () => {
  it('are its paragraphs, tables, notes, insertions and text boxes', async () => {
    const content = await contentOf(
      'docx',
      await docx({
        headings: ['Title'],
        table: [['cell']],
        footnote: 'Note',
        inserted: 'Inserted',
        deleted: 'Deleted',
        comment: 'Comment',
        header: 'Header',
        textBox: 'Box',
      }),
    );
    expect(textsOf(content)).toEqual(expect.arrayContaining(['Title', 'cell', 'Note', 'Inserted', 'Box']));
    expect(textsOf(content).join()).not.toMatch(/Deleted|Comment|Header/);
    expect(content.passages.filter(({ text }) => text === 'Box')).toEqual([{ text: 'Box', inBox: true }]);
  });

  it('are not what is hidden, by itself or by its style', async () => {
    const styles = '<w:style w:styleId="Secret"><w:rPr><w:vanish/></w:rPr></w:style>';
    const shown = run('Seen ') + run('hidden', '<w:vanish/>') + run('too', '<w:vanish w:val="0"/>');
    const styled = `<w:p><w:pPr><w:pStyle w:val="Secret"/></w:pPr>${run('unseen')}</w:p>`;
    expect(
      await word(`<w:p>${shown}</w:p>${styled}<w:p>${run('gone', '<w:rStyle w:val="Secret"/>')}</w:p>`, styles),
    ).toEqual(['Seen too']);
  });

  it('include stored results of fields but not recomputed ones', async () => {
    const link = field('HYPERLINK "https://example.com"', 'a link');
    expect(await word(`<w:p>${run('On ')}${field('DATE \\@ "d"', '7 May')}${link}</w:p>`)).toEqual(['On a link']);
    const inInstruction = `${mark('begin')}${field('MERGEFIELD a', 'kept from view')}${mark('separate')}${mark('end')}`;
    expect(await word(`<w:p>${inInstruction}${field('TOC', `One${link}`)}</w:p>`)).toEqual(['Onea link']);
    expect(await word(`<w:p><w:fldSimple w:instr=" PAGE ">${run('9')}</w:fldSimple>${run('left')}</w:p>`)).toEqual([
      'left',
    ]);
  });

  it('are not in cells that a merged cell covers, nor hidden because they once were', async () => {
    const cell = (text: string, properties = '') =>
      `<w:tc><w:tcPr>${properties}</w:tcPr><w:p>${run(text)}</w:p></w:tc>`;
    const changed = '<w:vMerge w:val="restart"/><w:tcPrChange><w:tcPr><w:vMerge/></w:tcPr></w:tcPrChange>';
    const nested = `<w:tc><w:p>${run('Outer')}</w:p><w:tbl><w:tr>${cell('Covered', '<w:vMerge/>')}</w:tr></w:tbl></w:tc>`;
    const row = cell('Top', changed) + cell('Beside', '<w:hMerge w:val="continue"/>') + nested;
    const once = run('Shown again', '<w:rPrChange><w:rPr><w:vanish/></w:rPr></w:rPrChange>');
    expect(
      await word(`<w:tbl><w:tr>${row}</w:tr><w:tr>${cell('Below', '<w:vMerge/>')}</w:tr></w:tbl><w:p>${once}</w:p>`),
    ).toEqual(['Top', 'Outer', 'Shown again']);
  });

  it('are not the hints of empty controls, nor what was moved away', async () => {
    const hint = `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${run('Click here')}</w:sdtContent></w:sdt>`;
    expect(await word(`<w:p>${hint}<w:moveFrom>${run('before')}</w:moveFrom>${run('after')}</w:p>`)).toEqual(['after']);
  });
});

describe('are divided where a page divides their letters', () => {
  it('by marks of notes and readings in Word documents', async () => {
    const note = '<w:r><w:footnoteReference w:id="2"/></w:r>';
    const ruby = `<w:r><w:ruby><w:rt>${run('reading')}</w:rt><w:rubyBase>${run('base')}</w:rubyBase></w:ruby></w:r>`;
    expect(await word(`<w:p>${run('extra')}${note}${run('ordinary')}${ruby}${run('end')}</w:p>`)).toEqual([
      'extra ordinary base end',
    ]);
  });

  it('by marks of notes and readings in OpenDocument', async () => {
    const note =
      '<text:note><text:note-citation>1</text:note-citation><text:note-body><text:p>Note</text:p></text:note-body></text:note>';
    const ruby = '<text:ruby><text:ruby-base>base</text:ruby-base><text:ruby-text>reading</text:ruby-text></text:ruby>';
    const parts = {
      'content.xml':
        '<office:document-content xmlns:office="urn:o" xmlns:text="urn:t"><office:body><office:text>' +
        `<text:p>extra${note}ordinary${ruby}end</text:p></office:text></office:body></office:document-content>`,
    };
    expect(textsOf(await contentOf('odt', await odt({ parts })))).toEqual(['Note', 'extra ordinary base end']);
  });

  it('by marks of notes in RTF, whose text stands there', async () => {
    const note = '{\\super\\chftn{\\footnote\\pard{\\super\\chftn} First\\par second}}';
    const texts = textsOf(await contentOf('rtf', `{\\rtf1 extra${note}ordinary\\par}`));
    expect(texts.map((text) => text.replace(/ +/g, ' '))).toEqual(['First', 'second', 'extra ordinary']);
  });
});

describe('of a diagram', () => {
  const a = 'http://schemas.openxmlformats.org/drawingml/2006/main';
  const part = (text: string) => `<model xmlns:a="${a}"><t><a:p><a:r><a:t>${text}</a:t></a:r></a:p></t></model>`;
  const model = (folder: string) => ({ [`${folder}/diagrams/data1.xml`]: part('As in the model') });
  const drawing = (folder: string) => ({ [`${folder}/diagrams/drawing1.xml`]: part('As drawn') });

  it('are those of its drawing, or of its model where it has none', async () => {
    const wordTexts = async (parts: Record<string, string>) => textsOf(await contentOf('docx', await docx({ parts })));
    expect(await wordTexts({ ...model('word'), ...drawing('word') })).toEqual(['As drawn']);
    expect(await wordTexts(model('word'))).toEqual(['As in the model']);
    const slideTexts = async (parts: Record<string, string>) => textsOf(await contentOf('pptx', await pptx({ parts })));
    expect(await slideTexts({ ...model('ppt'), ...drawing('ppt') })).toContain('As drawn');
    expect(await slideTexts(model('ppt'))).toContain('As in the model');
  });
});

describe('of a diagram in a presentation with hidden slides', () => {
  const p = 'http://schemas.openxmlformats.org/presentationml/2006/main';
  const a = 'http://schemas.openxmlformats.org/drawingml/2006/main';
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/diagramData';
  const model = (text: string) => `<model xmlns:a="${a}"><a:p><a:r><a:t>${text}</a:t></a:r></a:p></model>`;
  const uses = (...names: string[]) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${names
      .map((name, index) => `<Relationship Id="r${index}" Type="${type}" Target="../diagrams/${name}"/>`)
      .join('')}</Relationships>`;

  it('are those of the slides that are shown', async () => {
    const file = await pptx({
      headings: ['One', 'Two'],
      parts: {
        'ppt/slides/slide2.xml': `<p:sld xmlns:p="${p}" xmlns:a="${a}" show="0"/>`,
        'ppt/slides/_rels/slide1.xml.rels': uses('data1.xml', 'data3.xml'),
        'ppt/slides/_rels/slide2.xml.rels': uses('data2.xml', 'data3.xml'),
        'ppt/diagrams/data1.xml': model('Seen'),
        'ppt/diagrams/data2.xml': model('Unseen'),
        'ppt/diagrams/data3.xml': model('On both'),
      },
    });
    const texts = textsOf(await contentOf('pptx', file));
    expect(texts).toEqual(expect.arrayContaining(['Seen', 'On both']));
    expect(texts).not.toContain('Unseen');
  });
});

describe('of a presentation', () => {
  it('are its slides, and which of them are hidden', async () => {
    const p = 'http://schemas.openxmlformats.org/presentationml/2006/main';
    const hidden = `<p:sld xmlns:p="${p}" xmlns:a="urn:a" show="0"><a:p><a:t>Backup</a:t></a:p></p:sld>`;
    const file = await pptx({
      headings: ['One', 'Two', 'Three'],
      paragraphs: ['Text'],
      parts: { 'ppt/slides/slide2.xml': hidden },
    });
    const content = await contentOf('pptx', file);
    expect(content.slides).toEqual({ shown: 2, hidden: 1 });
    expect(textsOf(content)).toEqual(['One', 'Text', 'Three']);
  });

  it('are counted once where sections list them again', async () => {
    const r = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
    const list =
      `<p:presentation xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:r="${r}">` +
      '<p:sldIdLst><p:sldId id="256" r:id="rId2"/></p:sldIdLst><p:extLst><p:ext uri="{521415D9-36F7-43E2-AB2F-B90AF26B5E84}">' +
      '<p14:sectionLst xmlns:p14="http://schemas.microsoft.com/office/powerpoint/2010/main"><p14:section name="Intro">' +
      '<p14:sldIdLst><p14:sldId id="256"/></p14:sldIdLst></p14:section></p14:sectionLst></p:ext></p:extLst></p:presentation>';
    const file = await pptx({ headings: ['One'], parts: { 'ppt/presentation.xml': list } });
    expect((await contentOf('pptx', file)).slides).toEqual({ shown: 1, hidden: 0 });
  });

  it('exclude shapes that are hidden or off the slide', async () => {
    const p = 'http://schemas.openxmlformats.org/presentationml/2006/main';
    const shape = (text: string, attributes: string, x: number) =>
      `<p:sp><p:nvSpPr><p:cNvPr id="2" name="" ${attributes}/></p:nvSpPr><p:spPr><a:xfrm><a:off x="${x}" y="0"/>` +
      `<a:ext cx="1000000" cy="1000000"/></a:xfrm></p:spPr><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;
    const shapes =
      shape('Seen', '', 0) +
      shape('Hidden', 'hidden="1"', 0) +
      shape('Beside', '', 9_144_000) +
      shape('Left', '', -1_000_000);
    const slide = `<p:sld xmlns:p="${p}" xmlns:a="urn:a"><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:sld>`;
    expect(textsOf(await contentOf('pptx', await pptx({ parts: { 'ppt/slides/slide1.xml': slide } })))).toEqual([
      'Seen',
    ]);
  });

  it('are not in cells that a merged cell covers', async () => {
    const cell = (text: string, attributes = '') =>
      `<a:tc ${attributes}><a:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></a:txBody></a:tc>`;
    const rows =
      `<a:tr>${cell('Wide', 'gridSpan="2"')}${cell('Beside', 'hMerge="1"')}</a:tr>` +
      `<a:tr>${cell('Below', 'vMerge="true"')}${cell('Apart', 'vMerge="0"')}</a:tr>`;
    const slide =
      '<p:sld xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:a="urn:a"><p:cSld><p:spTree>' +
      `<p:graphicFrame><a:tbl>${rows}</a:tbl></p:graphicFrame></p:spTree></p:cSld></p:sld>`;
    const file = await pptx({ parts: { 'ppt/slides/slide1.xml': slide } });
    expect(textsOf(await contentOf('pptx', file))).toEqual(['Wide', 'Apart']);
  });

  it('are the picture in place of a shape with a formula', async () => {
    const p = 'http://schemas.openxmlformats.org/presentationml/2006/main';
    const picture = '<p:pic><p:blipFill><a:blip r:embed="image"/></p:blipFill></p:pic>';
    const alternatives = (choice: string, fallback: string) =>
      `<mc:AlternateContent><mc:Choice>${choice}</mc:Choice><mc:Fallback>${fallback}</mc:Fallback></mc:AlternateContent>`;
    const shape = (content: string) => `<p:sp><p:txBody><a:p><a:r><a:t>${content}</a:t></a:r></a:p></p:txBody></p:sp>`;
    const formula = '<p:sp><p:txBody><a:p><a:r><a:t>Where </a:t></a:r><m:oMath/></a:p></p:txBody></p:sp>';
    const shapes =
      shape('Before') + alternatives(formula, picture) + alternatives(shape('New'), picture + shape('Old'));
    const slide =
      `<p:sld xmlns:p="${p}" xmlns:a="urn:a" xmlns:m="urn:m" xmlns:mc="urn:mc" xmlns:r="urn:r"><p:cSld><p:bg><p:bgPr>` +
      `<a:blipFill><a:blip r:embed="image"/></a:blipFill></p:bgPr></p:bg><p:spTree>${shapes}</p:spTree></p:cSld></p:sld>`;
    const content = await contentOf('pptx', await pptx({ parts: { 'ppt/slides/slide1.xml': slide } }));
    expect(textsOf(content)).toEqual(['Before', 'New']);
    expect(content.pictures).toBe(1);
  });

  it('are known of OpenDocument as well', async () => {
    const content = await contentOf('odp', await odp({ headings: ['One', 'Two'], paragraphs: ['Text'] }));
    expect(content.slides).toEqual({ shown: 2, hidden: 0 });
    expect(textsOf(content)).toEqual(expect.arrayContaining(['One', 'Text', 'Two']));
  });
});

describe('of an OpenDocument text', () => {
  it('are its paragraphs, notes and text boxes', async () => {
    const content = await contentOf(
      'odt',
      await odt({ paragraphs: ['Text'], footnote: 'Note', comment: 'Comment', textBox: 'Box' }),
    );
    expect(textsOf(content)).toEqual(expect.arrayContaining(['Text', 'Note', 'Box']));
    expect(textsOf(content).join()).not.toContain('Comment');
  });

  it('are not fields, nor what is hidden by a style, a section or a merged cell', async () => {
    const body =
      '<text:p>On <text:date>7 May</text:date><text:span text:style-name="Secret">hidden</text:span>time</text:p>' +
      '<text:section text:display="none"><text:p>unseen</text:p></text:section>' +
      '<table:covered-table-cell xmlns:table="urn:ta"><text:p>unseen</text:p></table:covered-table-cell>';
    const style =
      '<style:style style:name="Secret" style:family="text"><style:text-properties text:display="none"/></style:style>';
    const parts = {
      'content.xml':
        '<office:document-content xmlns:office="urn:o" xmlns:text="urn:t" xmlns:style="urn:s"><office:automatic-styles>' +
        `${style}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
    };
    expect(textsOf(await contentOf('odt', await odt({ parts })))).toEqual(['On time']);
  });
});

describe('of an RTF document', () => {
  it('are its text in the encoding of its fonts, without tables, hidden text and fields', async () => {
    const document =
      '{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Times;}{\\f1\\fcharset204 Arial;}}{\\stylesheet{\\s0 Normal;}}' +
      "{\\*\\generator Some Program;}\\f0 Caf\\'e9 \\u8364?{\\v hidden}{\\f1 \\'cf\\'f0}\\par" +
      '{\\field{\\*\\fldinst DATE}{\\fldrslt 7 May}}{\\field{\\*\\fldinst HYPERLINK "x"}{\\fldrslt link}}\\par' +
      '{\\header Head}{\\shp{\\*\\shpinst{\\sp{\\sn name}{\\sv value}}{\\shptxt Box\\par}}{\\shprslt Old}}}';
    const content = await contentOf('rtf', document);
    expect(textsOf(content)).toEqual(['Café €Пр', 'link', 'Box']);
    expect(content.passages[2]?.inBox).toBe(true);
  });

  it('are not the letters of a font of signs', async () => {
    const fonts = '{\\fonttbl{\\f0 Times;}{\\f1\\fcharset2 Wingdings;}}';
    expect(textsOf(await contentOf('rtf', `{\\rtf1${fonts}\\f0 Well done {\\f1 JJJ}!\\par}`))).toEqual([
      'Well done  !',
    ]);
  });

  it('are not fields within the instructions of others, nor an endless instruction', async () => {
    const quote = (result: string) => `{\\field{\\*\\fldinst QUOTE "x"}{\\fldrslt ${result}}}`;
    const long = `HYPERLINK "${'x'.repeat(1000)}"`;
    const document = `{\\rtf1 {\\field{\\*\\fldinst ${long} ${quote('kept from view')}}{\\fldrslt a ${quote('link')}}} end\\par}`;
    expect(textsOf(await contentOf('rtf', document))).toEqual(['a link end']);
  });

  it('are the paragraphs of what the project writes', async () => {
    expect(textsOf(await contentOf('rtf', await rtf({ paragraphs: ['One', 'Два'] })))).toEqual(
      expect.arrayContaining(['One', 'Два']),
    );
  });
});

describe('of a workbook', () => {
  it('are the texts of cells that are not hidden, and how many sheets are', async () => {
    const path = join(folder, 'book.xlsx');
    await writeFile(
      path,
      await xlsx({
        sheets: [
          { name: 'Seen', cells: { A1: 'Name', B1: 'Name', A2: 12 } },
          { name: 'Unseen', cells: { A1: 'Secret' }, hidden: true },
        ],
      }),
    );
    const { content } = await prepareWorkbook(path, join(folder, 'out.xlsx'), { paper: 'A4', signal });
    expect(textsOf(content)).toEqual(['Name', 'Name']);
    expect(content.hiddenSheets).toBe(1);
  });
});

describe('is refused', () => {
  it('with a paragraph longer than LibreOffice can lay out in time, whatever its parts are', async () => {
    const refused = { code: 'too-complex', detail: expect.stringContaining('more than 300,000 characters') };
    const half = 'word '.repeat(30_000);
    await expect(word(`<w:p>${run(half)}${run(`${half}.`)}</w:p>`)).rejects.toMatchObject(refused);
    expect(await word(`<w:p>${run(half)}</w:p><w:p>${run(half)}</w:p>`)).toHaveLength(2);
    const text = (paragraphs: string) => contentOf('rtf', Buffer.from(`{\\rtf1 ${paragraphs}}`));
    await expect(text('\\u1234?'.repeat(300_001))).rejects.toMatchObject(refused);
    const spaced = async (count: number) => {
      const paragraph = `<text:p>a${`<text:s text:c="${count}"/>`.repeat(6)}b</text:p>`;
      const names = 'xmlns:office="urn:office" xmlns:text="urn:text"';
      const part = `<office:document-content ${names}><office:body>${paragraph}</office:body></office:document-content>`;
      return textsOf(await contentOf('odt', await odt({ parts: { 'content.xml': part } })));
    };
    await expect(spaced(60_000)).rejects.toMatchObject(refused);
    expect(await spaced(40_000)).toEqual([`a${' '.repeat(240_000)}b`]);
    expect((await text(`${half}\\par ${half}\\par\n`)).passages).toHaveLength(2);
  });

  it('count a scene in three dimensions as a picture, with the scenes within it', async () => {
    const namespaces = ['office', 'draw', 'dr3d'].map(
      (prefix) => `xmlns:${prefix}="urn:oasis:names:tc:opendocument:xmlns:${prefix}:1.0"`,
    );
    const scene = '<dr3d:scene><dr3d:sphere/><dr3d:scene><dr3d:cube/></dr3d:scene></dr3d:scene>';
    const slides = `<office:body><office:presentation><draw:page>${scene}${scene}</draw:page></office:presentation></office:body>`;
    const document = `<office:document-content ${namespaces.join(' ')}>${slides}</office:document-content>`;
    const content = await contentOf(
      'odp',
      await odp({ headings: [], paragraphs: [], parts: { 'content.xml': document } }),
    );
    expect(content.pictures).toBe(2);
  });
});
