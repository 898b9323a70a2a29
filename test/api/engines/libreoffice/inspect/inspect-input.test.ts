import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { inspectInput } from '../../../../../api/engines/libreoffice/inspect/inspect-input.ts';
import type { FormatId } from '../../../../../catalog/formats.ts';
import { tenfoldFont } from '../../../../support/fonts/composite-font.ts';
import { compound, doc } from '../../../../support/office/compound.ts';
import { docx, odp, odt, png, pptx, rtf, sampleText } from '../../../../support/office/documents.ts';
import { emf, emfBlip } from '../../../../support/office/metafile.ts';
import { withinCpuTime } from '../../../../support/processes/within-cpu-time.ts';
import { scratchFolder } from '../../../../support/scratch.ts';

const folder = await scratchFolder();
const signal = new AbortController().signal;
let files = 0;

async function inspect(format: FormatId, content: Uint8Array | Promise<Uint8Array>) {
  const path = join(folder, String(files++));
  await writeFile(path, await content);
  return inspectInput(path, format, signal);
}

const writers = { docx, pptx, odt, odp, rtf } as const;
const formats = Object.keys(writers) as (keyof typeof writers)[];
const main = {
  docx: 'word/document.xml',
  pptx: 'ppt/slides/slide1.xml',
  odt: 'content.xml',
  odp: 'content.xml',
} as const;
const packages = Object.keys(main) as (keyof typeof main)[];
const tooComplex = { code: 'too-complex' };

/** A drawing whose levels each use the one below ten times. */
function tenfoldDrawing(levels: number): string {
  const level = (number: number) => `<g id="l${number}">${`<use xlink:href="#l${number - 1}"/>`.repeat(10)}</g>`;
  const groups = Array.from({ length: levels }, (_, index) => level(index + 1)).join('');
  const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
  return `<svg ${names}><defs><path id="l0" d=""/>${groups}</defs><use xlink:href="#l${levels}"/></svg>`;
}

describe('pictures and fonts that would never be drawn to their end', () => {
  it.each(packages)('are refused in a %s: drawings whose parts repeat each other', async (format) => {
    const withDrawing = (levels: number) =>
      inspect(format, writers[format]({ parts: { 'media/any': tenfoldDrawing(levels) } }));
    await withDrawing(3);
    await expect(withDrawing(8)).rejects.toMatchObject(tooComplex);
  });

  it('are refused: objects that lie deep within each other', async () => {
    const withObject = (levels: number) =>
      inspect('odt', odt({ parts: { [`${'Object 1/'.repeat(levels)}content.xml`]: '<content/>' } }));
    await withObject(3);
    await expect(withObject(40)).rejects.toMatchObject(tooComplex);
  });

  describe('are refused: metafiles of endless steps', () => {
    const inText = (data: string) => Buffer.from(`{\\rtf1 {\\pict\\emfblip ${data}}}`);
    const inBook = (drawing: Buffer) => {
      const record = (type: number, data: Buffer) => {
        const head = Buffer.alloc(4);
        head.writeUInt16LE(type, 0);
        head.writeUInt16LE(data.length, 2);
        return Buffer.concat([head, data]);
      };
      const parts = Array.from({ length: Math.ceil(drawing.length / 100) }, (_, at) =>
        record(at === 0 ? 0xeb : 0x3c, drawing.subarray(at * 100, at * 100 + 100)),
      );
      return compound({ Workbook: Buffer.concat(parts) });
    };
    const inlined = (picture: Buffer) =>
      `<office:binary-data xmlns:office="urn:o">${picture.toString('base64')}</office:binary-data>`;
    const places: Readonly<Record<string, (picture: Buffer) => readonly [FormatId, Uint8Array | Promise<Uint8Array>]>> =
      {
        'a part of any name': (picture) => ['docx', docx({ parts: { 'word/media/any': picture } })],
        'packed by gzip': (picture) => ['pptx', pptx({ parts: { 'ppt/media/any': gzipSync(picture) } })],
        'within the XML of OpenDocument': (picture) => ['odt', odt({ parts: { 'styles.xml': inlined(picture) } })],
        'RTF, in digits': (picture) => ['rtf', inText(picture.toString('hex').replace(/.{76}/g, '$&\r\n'))],
        'RTF, as binary data': (picture) => [
          'rtf',
          Buffer.concat([Buffer.from(`{\\rtf1 {\\pict\\emfblip\\bin${picture.length} `), picture, Buffer.from('}}')]),
        ],
        'a binary text': (picture) => ['doc', compound({ Data: emfBlip(picture) })],
        'a binary presentation': (picture) => ['ppt', compound({ Pictures: emfBlip(picture) })],
        'a binary workbook, in several records': (picture) => ['xls', inBook(emfBlip(picture))],
      };
    it.each(Object.keys(places))('%s', async (place) => {
      const withMetafile = (records: number) => inspect(...(places[place] as (typeof places)[string])(emf(records)));
      await withMetafile(1000);
      await expect(withMetafile(40_000)).rejects.toMatchObject(tooComplex);
    });

    it('packed drawings whose parts repeat each other, and what is no gzip after all is let through', async () => {
      const withPart = (part: Buffer) => inspect('docx', docx({ parts: { 'word/media/any': part } }));
      await withPart(gzipSync(tenfoldDrawing(3)));
      await withPart(gzipSync('word').fill(0xff, 10));
      // LibreOffice unpacks once, and what unpacks to itself has no end.
      await withPart(gzipSync(gzipSync(tenfoldDrawing(8))));
      await expect(withPart(gzipSync(tenfoldDrawing(8)))).rejects.toMatchObject(tooComplex);
    });
  });

  it('are refused: fonts whose characters are made of each other, by the key that hides their start', async () => {
    const key = '{0F0E0D0C-0B0A-0908-0706-050403020100}';
    const hide = (font: Buffer) => Buffer.from(font.map((byte, at) => (at < 32 ? byte ^ (at % 16) : byte)));
    const table = `<w:fonts xmlns:w="urn:w"><w:font><w:embedRegular w:fontKey="${key}"/></w:font></w:fonts>`;
    const withFont = (font: Buffer) =>
      inspect('docx', docx({ parts: { 'word/any.xml': table, 'word/any': hide(font) } }));
    expect((await withFont(await tenfoldFont(2))).embedsFonts).toBe(true);
    await expect(withFont(await tenfoldFont(9))).rejects.toMatchObject(tooComplex);
  });

  it('are refused: such fonts of an OpenDocument text, as they are', async () => {
    const content = '<svg:font-face-uri xmlns:svg="urn:svg"/>';
    const file = odt({ parts: { 'styles.xml': content, 'Fonts/any': await tenfoldFont(9) } });
    await expect(inspect('odt', file)).rejects.toMatchObject(tooComplex);
  });
});

describe('fonts', () => {
  it.each(formats)('lists the families that the text of a %s asks for', async (format) => {
    const { fonts } = await inspect(format, writers[format]({ fonts: ['Georgia', 'Fira & Sons'] }));
    expect(fonts).toEqual(expect.arrayContaining(['Georgia', 'Fira & Sons']));
    expect(new Set(fonts).size).toBe(fonts.length);
  });

  it('leaves out fonts of scripts that do not occur', async () => {
    const run = '<w:rPr><w:rFonts w:ascii="Georgia" w:eastAsia="SimSun" w:cs="Arabic Typesetting"/></w:rPr>';
    const body = (text: string) => ({
      'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r>${run}<w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
    });
    expect((await inspect('docx', docx({ parts: body('Hello') }))).fonts).toEqual(['Georgia']);
    const chinese = await inspect('docx', docx({ parts: body(sampleText.chinese) }));
    expect(chinese.fonts).toEqual(['Georgia', 'SimSun']);
    const arabic = await inspect('docx', docx({ parts: body(sampleText.arabic) }));
    expect(arabic.fonts).toEqual(['Georgia', 'Arabic Typesetting']);
  });

  it('follows styles in use to their parents, the defaults and the theme', async () => {
    const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
    const style = (id: string, inner: string, attributes = '') =>
      `<w:style w:type="paragraph" w:styleId="${id}"${attributes}><w:name w:val="${id}"/>${inner}</w:style>`;
    const font = (attributes: string) => `<w:rPr><w:rFonts ${attributes}/></w:rPr>`;
    const parts = {
      'word/styles.xml': `<w:styles ${w}><w:docDefaults><w:rPrDefault>${font('w:asciiTheme="minorHAnsi" w:ascii="Ignored"')}</w:rPrDefault></w:docDefaults>${style('Normal', '', ' w:default="1"')}${style('Base', font('w:ascii="Base Font"'))}${style('Child', '<w:basedOn w:val="Base"/>')}${style('Unused', font('w:ascii="Unused Font"'))}</w:styles>`,
      'word/theme/theme1.xml':
        '<a:theme xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:fontScheme><a:majorFont><a:latin typeface="Head"/></a:majorFont><a:minorFont><a:latin typeface="Body"/></a:minorFont></a:fontScheme></a:theme>',
      'word/document.xml': `<w:document ${w}><w:body><w:p><w:pPr><w:pStyle w:val="Child"/></w:pPr><w:r><w:t>a</w:t></w:r></w:p></w:body></w:document>`,
    };
    const { fonts } = await inspect('docx', docx({ parts }));
    expect([...fonts].sort()).toEqual(['Base Font', 'Body']);
  });

  it('takes the theme of a slide master for what slides say about it', async () => {
    const { fonts } = await inspect('pptx', pptx({ fonts: ['+mn-lt'] }));
    expect(fonts).toEqual(['Liberation Sans']);
  });

  it('reads names in the encoding of an RTF font and passes over binary data and unused entries', async () => {
    const name = "\\'cb\\'ce\\'cc\\'e5";
    const text = `{\\rtf1\\deff1{\\fonttbl{\\f0 Unused;}{\\f1\\fnil Arial{\\*\\falt Helvetica};}{\\f2\\fcharset134 ${name};}}{\\f2 a}{\\bin5 {{{{{}\\par}`;
    expect((await inspect('rtf', Buffer.from(text, 'latin1'))).fonts).toEqual(['Arial', '宋体']);
  });

  it("reads a Western RTF font's name with its quotes", async () => {
    const text = "{\\rtf1\\deff0{\\fonttbl{\\f0\\fcharset0 Writer\\'92s \\'80uro;}}{\\f0 a}\\par}";
    expect((await inspect('rtf', Buffer.from(text, 'latin1'))).fonts).toEqual(['Writer’s €uro']);
  });
});

describe('styles of a hostile document', () => {
  const many = Array.from({ length: 30_000 }, (_, index) => index);
  const join = (write: (index: number) => string) => many.map(write).join('');
  const maxMs = 10_000;

  it(
    'may hang on one another in a long chain, and loop, in a docx',
    withinCpuTime(maxMs, async () => {
      const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
      const used = join((index) => `<w:p><w:pPr><w:pStyle w:val="s${index}"/></w:pPr></w:p>`);
      const documents = (last: string) => ({
        'word/document.xml': `<w:document ${w}><w:body>${used}</w:body></w:document>`,
        'word/styles.xml': `<w:styles ${w}>${join((index) => `<w:style w:styleId="s${index}"><w:basedOn w:val="s${index + 1}"/></w:style>`)}<w:style w:styleId="s${many.length}">${last}</w:style></w:styles>`,
      });
      const font = '<w:rPr><w:rFonts w:ascii="Georgia"/></w:rPr>';
      expect((await inspect('docx', docx({ parts: documents(font) }))).fonts).toEqual(['Georgia']);
      expect((await inspect('docx', docx({ parts: documents('<w:basedOn w:val="s0"/>') }))).fonts).toEqual([]);
    }),
  );

  it(
    'may hang on one another in a long chain, loop, and share a name, in an odt',
    withinCpuTime(maxMs, async () => {
      const names =
        'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0"';
      const used = join((index) => `<text:p text:style-name="s${index}"/>`);
      const content = (styles: string) => ({
        'content.xml': `<office:document-content ${names}><office:automatic-styles>${styles}</office:automatic-styles><office:body>${used}</office:body></office:document-content>`,
        'styles.xml': null,
      });
      const child = (index: number) => `<style:style style:name="s${index}" style:parent-style-name="s${index + 1}"/>`;
      const last = (inner: string) => `<style:style style:name="s${many.length}"${inner}</style:style>`;
      const font = last('><style:text-properties fo:font-family="Georgia"/>');
      expect((await inspect('odt', odt({ parts: content(join(child) + font) }))).fonts).toEqual(['Georgia']);
      const loop = last(' style:parent-style-name="s0">');
      expect((await inspect('odt', odt({ parts: content(join(child) + loop) }))).fonts).toEqual([]);
      const namesakes = join(() => '<style:style style:name="s0" style:parent-style-name="s0"/>');
      expect((await inspect('odt', odt({ parts: content(namesakes) }))).fonts).toEqual([]);
    }),
  );
});

describe('embedded fonts', () => {
  const docxTable = (content: string) =>
    docx({ parts: { 'word/fontTable.xml': `<w:fonts xmlns:w="w" xmlns:r="r">${content}</w:fonts>` } });

  it('are found in Word’s font table, whatever else it contains', async () => {
    expect((await inspect('docx', docxTable('<w:font w:name="Lato"/>'))).embedsFonts).toBe(false);
    const font = '<w:font w:name="Lato"><w:embedBoldItalic r:id="rId1"/></w:font>';
    expect((await inspect('docx', docxTable(font))).embedsFonts).toBe(true);
  });

  it('are found in slides, in OpenDocument and in RTF', async () => {
    const slides = { 'ppt/presProps.xml': '<p:x xmlns:p="p"><p:embeddedFont/></p:x>' };
    expect((await inspect('pptx', pptx({ parts: slides }))).embedsFonts).toBe(true);
    const faces = { 'extra.xml': '<svg:font-face-uri xmlns:svg="svg"/>' };
    expect((await inspect('odt', odt({ parts: faces }))).embedsFonts).toBe(true);
    const rtfWith = (inner: string) => Buffer.from(`{\\rtf1{\\fonttbl{\\f0 Lato;${inner}}}\\f0 Text}`);
    expect((await inspect('rtf', rtfWith('{\\*\\fontemb\\ftruetype 00}'))).embedsFonts).toBe(true);
    expect((await inspect('rtf', rtfWith(''))).embedsFonts).toBe(false);
  });
});

describe('macros', () => {
  it.each(['docx', 'pptx', 'odt', 'odp'] as const)('sees them in a %s', async (format) => {
    expect((await inspect(format, writers[format]({ macros: true }))).macros).toBe(true);
    expect((await inspect(format, writers[format]())).macros).toBe(false);
  });

  it('are found in a binary document, and not in an empty library', async () => {
    expect((await inspect('doc', doc())).macros).toBe(false);
    expect((await inspect('doc', compound({ 'x/_VBA_PROJECT': Buffer.alloc(9) }))).macros).toBe(true);
    const parts = { 'Basic/Standard/script-lb.xml': '<library/>', 'Basic/script-lc.xml': '<libraries/>' };
    expect((await inspect('odt', odt({ parts }))).macros).toBe(false);
  });
});

describe('what must not reach LibreOffice', () => {
  const nested = (depth: number) => `<x>${'<a>'.repeat(depth)}${'</a>'.repeat(depth)}</x>`;
  it.each(packages)('entities in a %s', async (format) => {
    const bomb = `<!DOCTYPE x [<!ENTITY a "${'ha'.repeat(50)}"><!ENTITY b "&a;&a;&a;">]><x>&b;</x>`;
    const external = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>';
    for (const content of [bomb, external, Buffer.from(`\ufeff${bomb}`, 'utf16le')]) {
      const file = writers[format]({ parts: { [main[format]]: content } });
      await expect(inspect(format, file)).rejects.toMatchObject({ code: 'damaged-file' });
    }
  });

  it.each(packages)('endless nesting in a %s, whatever the part is called', async (format) => {
    for (const name of [main[format], 'renamed.bin']) {
      const file = writers[format]({ parts: { [name]: nested(3000) } });
      await expect(inspect(format, file)).rejects.toMatchObject(tooComplex);
    }
    await inspect(format, writers[format]({ parts: { 'deep.xml': nested(100) } }));
  });

  it('endless nesting and endless rows in an RTF', async () => {
    const groups = `{\\rtf1 ${'{'.repeat(5000)}${'}'.repeat(5000)}}`;
    await expect(inspect('rtf', Buffer.from(groups))).rejects.toMatchObject(tooComplex);
    const row = `{\\rtf1\\trowd${'\\cellx10'.repeat(5000)}\\row}`;
    await expect(inspect('rtf', Buffer.from(row))).rejects.toMatchObject(tooComplex);
    const rows = `{\\rtf1${`\\trowd${'\\cellx10'.repeat(50)}\\row`.repeat(200)}}`;
    await inspect('rtf', Buffer.from(rows));
  });

  it.each([
    ['that goes on beyond its end', '2147483647'],
    ['of a negative length', '-5'],
  ])('binary data in an RTF %s', async (_, length) => {
    const picture = `{\\rtf1 a{\\pict\\bin${length} abc}b}`;
    await expect(inspect('rtf', Buffer.from(picture))).rejects.toMatchObject({ code: 'damaged-file' });
  });

  it('pictures of enormous size', async () => {
    await inspect('docx', docx({ png: png(2000, 2000, 1) }));
    const refused = expect(inspect('pptx', pptx({ png: png(30_000, 30_000, 1) }))).rejects;
    await refused.toMatchObject({ ...tooComplex, detail: expect.stringContaining('30000 × 30000 pixels') });
  });

  it(
    'parts that are nothing but faults',
    withinCpuTime(10_000, async () => {
      const faults = `<a>${'&;'.repeat(9000)}</a>`;
      const file = docx({ parts: { 'word/h1.xml': faults, 'word/h2.xml': faults } });
      await expect(inspect('docx', file)).rejects.toMatchObject({ code: 'damaged-file' });
    }),
  );

  it('bombs of zeros', async () => {
    const file = docx({ parts: { 'word/media/a.bin': Buffer.alloc(60_000_000) } });
    await expect(inspect('docx', file)).rejects.toMatchObject(tooComplex);
  });
});

describe('linked pictures', () => {
  const namespaces = 'xmlns:w="w" xmlns:a="a" xmlns:v="v" xmlns:r="r"';
  const rels = (part: string) => {
    const link = (id: string, address: string) =>
      `<Relationship Id="${id}" Type="http://x/relationships/image" Target="${address}" TargetMode="External"/>`;
    const own = '<Relationship Id="own" Type="http://x/relationships/image" Target="media/own.png"/>';
    return {
      [part]: `<Relationships>${link('one', 'http://a.example/1.png')}${link('two', 'file:///C:/2.png')}${own}</Relationships>`,
    };
  };
  const shown =
    '<a:blip r:link="one"/><a:blip r:embed="own" r:link="one"/><v:imagedata r:id="two"/><v:imagedata r:id="own"/>' +
    '<v:imagedata r:href="one"/><v:imagedata r:id="own" r:href="one"/>';

  it('are those of a field in RTF that shows none', async () => {
    const field = (instruction: string, result: string) =>
      `{\\field{\\*\\fldinst {\\f0 ${instruction}}}{\\fldrslt {${result}}}}`;
    const picture = '{\\pict\\pngblip 89504e47}';
    const text = [
      field(' INCLUDEPICTURE "http://a.example/1.png" \\\\d', ''),
      field(' INCLUDEPICTURE "http://a.example/2.png"', picture),
      field(' INCLUDEPICTURE 3.png ', 'text'),
      field(' HYPERLINK "http://a.example/4.png"', ''),
      `INCLUDEPICTURE 5.png${picture}`,
    ].join('\\par ');
    const { linkedPictures } = await inspect('rtf', Buffer.from(`{\\rtf1 ${text}}`));
    expect(linkedPictures).toEqual(['http://a.example/1.png', '3.png']);
  });

  it('are those of a package that carries no copy of them', async () => {
    const word = { 'word/document.xml': `<w:document ${namespaces}>${shown}</w:document>` };
    const addresses = ['http://a.example/1.png', 'file:///C:/2.png', 'http://a.example/1.png'];
    const asked = docx({ parts: { ...word, ...rels('word/_rels/document.xml.rels') } });
    expect((await inspect('docx', asked)).linkedPictures).toEqual(addresses);
    expect((await inspect('docx', docx({ parts: word }))).linkedPictures).toEqual([]);
    const images = ['Pictures/a.png', './Object 1', 'https://a.example/3.png', '../4.png'].map(
      (address) => `<draw:image xlink:href="${address}"/>`,
    );
    const content = {
      'content.xml': `<office:document-content xmlns:office="o" xmlns:draw="d" xmlns:xlink="x">${images.join('')}</office:document-content>`,
    };
    expect((await inspect('odt', odt({ parts: content }))).linkedPictures).toEqual([
      'https://a.example/3.png',
      '../4.png',
    ]);
  });
});
