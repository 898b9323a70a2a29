import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Artifact, InputFile } from '../../../api/engine.ts';
import { createImage } from '../../../api/engines/image/index.ts';
import type { Orientation } from '../../../api/engines/image/place-image.ts';
import type { PageOptions } from '../../../api/formats/paper.ts';
import type { Processes } from '../../../api/jail/process.ts';
import { inputFile } from '../../support/input-file.ts';
import { jpeg, pngPicture, quarters, rgbPixels } from '../../support/pictures/picture.ts';
import { png } from '../../support/pictures/png.ts';
import { damagedFax, long, pageFields, short, tiff } from '../../support/pictures/tiff.ts';
import { testProcesses } from '../../support/processes/test-processes.ts';
import { scratchFolder } from '../../support/scratch.ts';
import { testEngine } from '../conformance.ts';

const timeoutMs = 90_000;
const rgbPage = (width: number, height: number, perInch = 100) => ({
  fields: pageFields(width, height, { perInch }),
  strips: [rgbPixels(width, height)],
});

testEngine('image', {
  create: (processes) => createImage({ processes, timeoutMs }),
  createMissing: null,
  cases: [
    {
      operation: 'to-pdf',
      options: {},
      format: 'jpg',
      file: () => jpeg(),
      result: 'pdf',
      corrupt: { file: async () => (await jpeg()).subarray(0, 500), code: 'damaged-file' },
    },
    {
      operation: 'to-pdf',
      options: {},
      format: 'png',
      file: () => pngPicture({ kind: 'alpha' }),
      result: 'pdf',
      corrupt: { file: async () => (await pngPicture()).subarray(0, 60), code: 'damaged-file' },
    },
    {
      operation: 'tiff-to-pdf',
      options: {},
      format: 'tiff',
      file: () => tiff([rgbPage(40, 24)]),
      result: 'pdf',
      corrupt: { file: () => tiff([rgbPage(40, 24)]).subarray(0, 100), code: 'damaged-file' },
    },
  ],
  slow: {
    operation: 'to-pdf',
    options: {},
    format: 'png',
    file: () =>
      sharp({ create: { width: 9000, height: 9000, channels: 4, background: '#12345678' } })
        .png()
        .toBuffer(),
  },
});

describe('pictures on PDF pages', () => {
  let scratch: string;
  let processes: Processes;

  beforeAll(async () => {
    scratch = await scratchFolder();
    processes = await testProcesses();
  });

  type Picture = readonly [format: 'jpg' | 'png' | 'tiff', content: Uint8Array];

  async function convertAll(pictures: readonly [Picture, ...Picture[]], options: PageOptions = {}): Promise<Artifact> {
    const workspace = await mkdtemp(join(scratch, 'workspace-'));
    const inputs: InputFile[] = [];
    for (const [index, [format, content]] of pictures.entries()) {
      const path = join(workspace, `input-${index + 1}.${format}`);
      await writeFile(path, content);
      inputs.push({ ...inputFile({ path, format, bytes: content.length }), name: `photo ${index + 1}.${format}` });
    }
    const operation = pictures[0][0] === 'tiff' ? 'tiff-to-pdf' : 'to-pdf';
    return createImage({ processes, timeoutMs }).operations[operation]({
      inputs: inputs as unknown as [InputFile, ...InputFile[]],
      options,
      workspace,
      signal: new AbortController().signal,
    });
  }
  const convert = (...picture: Picture) => convertAll([picture]);

  const checked = (path: string) => execFileSync('qpdf', ['--check', path], { encoding: 'utf8' });
  const images = (path: string) => execFileSync('pdfimages', ['-list', path], { encoding: 'utf8' });
  const pageSizes = (path: string) => {
    const info = execFileSync('pdfinfo', ['-f', '1', '-l', '99', path], { encoding: 'utf8' });
    return [...info.matchAll(/size:\s+([\d.]+) x ([\d.]+)/g)].map(([, width, height]) => [
      Number(width),
      Number(height),
    ]);
  };

  /** The colours in the middle of the four quarters of a page, as a reader shows it. */
  async function shown(path: string, page = 1): Promise<number[][]> {
    const args = ['-png', '-r', '72', '-f', `${page}`, '-l', `${page}`, '-singlefile', path, `${path}-shown`];
    execFileSync('pdftoppm', args);
    const { data, info } = await sharp(`${path}-shown.png`).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => {
      const offset = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * 3;
      return [...data.subarray(offset, offset + 3)];
    };
    return [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)];
  }

  const expectColours = (actual: number[][], expected: readonly (readonly number[])[]) => {
    for (const [index, colour] of expected.entries()) {
      for (const [channel, value] of colour.entries()) {
        expect(Math.abs((actual[index]?.[channel] ?? -1) - value), `quarter ${index}: ${actual[index]}`).toBeLessThan(
          30,
        );
      }
    }
  };
  const { red, green, blue, white } = quarters;

  it.each([
    [10, [10]],
    [4, [4, 4]],
  ])('says of a TIFF that its %i bits a sample cannot be read, not that it is damaged', async (bits, samples) => {
    const strip = Buffer.alloc(16 * 8 * samples.length * (bits / 8), 0x5a);
    const page = { fields: pageFields(16, 8, { bits: samples, photometric: 1 }), strips: [strip] };
    await expect(convert('tiff', tiff([page]))).rejects.toMatchObject({
      code: 'unsupported-file-type',
      detail: expect.stringContaining(`${bits} bits a sample`),
    });
  });

  it('embeds the bytes of a JPEG unchanged, on a page of its size in inches', async () => {
    const content = await jpeg({ width: 300, height: 150, density: 150 });
    const { path, pages } = await convert('jpg', content);
    expect((await readFile(path)).includes(content)).toBe(true);
    expect(checked(path)).toContain('No syntax or stream encoding errors');
    expect([pages, pageSizes(path)]).toEqual([1, [[144, 72]]]);
    expectColours(await shown(path), [red, green, blue, white]);
  });

  it.each([
    [1, [red, green, blue, white]],
    [2, [green, red, white, blue]],
    [3, [white, blue, green, red]],
    [4, [blue, white, red, green]],
    [5, [red, blue, green, white]],
    [6, [blue, red, white, green]],
    [7, [white, green, blue, red]],
    [8, [green, white, red, blue]],
  ] as const)('shows EXIF orientation %i upright without touching the bytes', async (orientation, expected) => {
    const content = await jpeg({ orientation: orientation as Orientation, width: 240, height: 144 });
    const { path } = await convert('jpg', content);
    expect((await readFile(path)).includes(content)).toBe(true);
    const [[width = 0, height = 0] = []] = pageSizes(path);
    expect(width > height).toBe(orientation < 5);
    expectColours(await shown(path), expected);
  });

  it.each(['grey', 'cmyk'] as const)('shows a %s JPEG', async (kind) => {
    const content = await jpeg({ kind, progressive: true, width: 240, height: 144 });
    const { path } = await convert('jpg', content);
    expect((await readFile(path)).includes(content)).toBe(true);
    const [, , , last = []] = await shown(path);
    expect(Math.min(...last), 'the white quarter').toBeGreaterThan(240);
  });

  it('drops what cameras append to a JPEG', async () => {
    const content = await jpeg();
    const { bytes } = await convert('jpg', Buffer.concat([content, Buffer.alloc(100_000, 7)]));
    expect(bytes).toBeLessThan(content.length + 5000);
  });

  it('refuses a JPEG with 12 bits per colour, and says what would work', async () => {
    const content = Buffer.from(await jpeg());
    content[content.indexOf(Buffer.from([0xff, 0xc0])) + 4] = 12;
    await expect(convert('jpg', content)).rejects.toMatchObject({
      code: 'conversion-failed',
      detail: expect.stringContaining('12 bits'),
    });
  });

  it.each(['rgb', 'interlaced', 'wide', 'palette'] as const)('shows a PNG (%s) without loss', async (kind) => {
    const { path } = await convert('png', await pngPicture({ kind, width: 96, height: 96 }));
    expect(pageSizes(path)).toEqual([[72, 72]]);
    const colours = await shown(path);
    expect(colours).toEqual([red, green, blue, white].map((colour) => [...colour]));
  });

  it('keeps the opacity of a PNG', async () => {
    const { path } = await convert('png', await pngPicture({ kind: 'alpha', width: 96, height: 96 }));
    expect(images(path)).toContain('smask');
    const [left = []] = await shown(path);
    // A quarter of the way it is a quarter opaque: red over white paper.
    expectColours([left], [[246, 191, 191]]);
  });

  it.each(['jpg', 'png'] as const)('refuses a %s with too many pixels, and names the limit', async (format) => {
    const tooMany = Buffer.from(format === 'png' ? png(60_000, 60_000, 1) : await jpeg());
    if (format === 'jpg')
      tooMany.fill(
        0xf0,
        tooMany.indexOf(Buffer.from([0xff, 0xc0])) + 5,
        tooMany.indexOf(Buffer.from([0xff, 0xc0])) + 9,
      );
    await expect(convert(format, tooMany)).rejects.toMatchObject({
      code: 'too-complex',
      detail: expect.stringContaining('limit for pictures of this kind is 500 million'),
    });
  });

  it('tells of a white picture on a transparent ground, which paper does not show', async () => {
    const create = { width: 60, height: 40, channels: 4 as const, background: '#ffffff00' };
    const dot = (colour: string) =>
      sharp({ create: { width: 20, height: 20, channels: 4, background: colour } })
        .png()
        .toBuffer();
    const logo = async (colour: string) =>
      sharp({ create })
        .composite([{ input: await dot(colour), left: 10, top: 10 }])
        .png()
        .toBuffer();
    expect((await convert('png', await logo('#ffffff'))).notes).toEqual([{ code: 'pages-blank' }]);
    expect((await convert('png', await logo('#204080'))).notes).toEqual([]);
  });

  it('puts several pictures into one PDF, in their order', async () => {
    const [first, second] = [await jpeg(), await pngPicture({ kind: 'alpha' })];
    const { path, pages, notes } = await convertAll([
      ['png', second],
      ['jpg', first],
      ['png', await pngPicture()],
    ]);
    expect([pages, notes]).toEqual([3, []]);
    const [alpha, photo] = await Promise.all([convert('png', second), convert('jpg', first)]);
    expect(pageSizes(path).slice(0, 2)).toEqual([...pageSizes(alpha.path), ...pageSizes(photo.path)]);
    expectColours(await shown(path, 2), [red, green, blue, white]);
    checked(path);
  });

  it('names the one of several that is damaged, and counts those that paper does not show', async () => {
    const whole = await jpeg();
    await expect(
      convertAll([
        ['jpg', whole],
        ['png', (await pngPicture()).subarray(0, 60)],
      ]),
    ).rejects.toMatchObject({ code: 'damaged-file', detail: expect.stringMatching(/^“photo 2\.png”: /) });
    const clear = await sharp({ create: { width: 60, height: 40, channels: 4, background: '#ffffff00' } })
      .composite([
        {
          input: await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
            .png()
            .toBuffer(),
        },
      ])
      .png()
      .toBuffer();
    const { notes } = await convertAll([
      ['jpg', whole],
      ['png', clear],
    ]);
    expect(notes).toEqual([{ code: 'pictures-missing', pictures: 1 }]);
  });

  it('puts a picture in the middle of the chosen paper, turned with it', async () => {
    const wide = rgbPixels(800, 400);
    const photo = await sharp(wide, { raw: { width: 800, height: 400, channels: 3 } })
      .png()
      .toBuffer();
    const { path } = await convertAll([['png', photo]], { paper: 'a4', margins: 'normal' });
    expect(pageSizes(path)).toEqual([[841.89, 595.28]]);
    expectColours(await shown(path), [red, green, blue, white]);
    const upright = await convertAll([['png', photo]], { paper: 'letter', orientation: 'portrait' });
    expect(pageSizes(upright.path)).toEqual([[612, 792]]);
  });

  it('puts the pages of several TIFFs into one PDF', async () => {
    const { path, pages } = await convertAll([
      ['tiff', tiff([rgbPage(100, 50), rgbPage(100, 200, 200)])],
      ['tiff', tiff([rgbPage(200, 100)])],
    ]);
    expect(pages).toBe(3);
    expect(pageSizes(path)).toEqual([
      [72, 36],
      [36, 72],
      [144, 72],
    ]);
    for (const page of [1, 2, 3]) expectColours(await shown(path, page), [red, green, blue, white]);
    await expect(
      convertAll([
        ['tiff', tiff([rgbPage(100, 50)])],
        ['tiff', tiff([rgbPage(40, 24)]).subarray(0, 100)],
      ]),
    ).rejects.toMatchObject({ detail: expect.stringMatching(/^“photo 2\.tiff”: /) });
  });

  it('gives every page of a TIFF its own size', async () => {
    const { path, pages } = await convert('tiff', tiff([rgbPage(100, 50), rgbPage(100, 200, 200)]));
    expect(pages).toBe(2);
    expect(pageSizes(path)).toEqual([
      [72, 36],
      [36, 72],
    ]);
    expectColours(await shown(path, 2), [red, green, blue, white]);
  });

  it('keeps black and white pages at one bit', async () => {
    const rows = Buffer.from(Array.from({ length: 64 * 8 }, (_, index) => (index < 256 ? 0xff : 0)));
    const fields = pageFields(64, 64, { bits: [1], photometric: 0, rowsPerStrip: 16, perInch: 64 });
    const strips = [0, 1, 2, 3].map((index) => rows.subarray(index * 128, index * 128 + 128));
    const { path } = await convert(
      'tiff',
      tiff([
        { fields, strips },
        { fields: { ...fields, 262: short(1) }, strips },
      ]),
    );
    expect(images(path).match(/gray +1 +1 /g)).toHaveLength(2);
    expectColours(await shown(path, 1), [[0, 0, 0], [0, 0, 0], white, white]);
    expectColours(await shown(path, 2), [white, white, [0, 0, 0], [0, 0, 0]]);
  });

  /** A picture of measured values: the least above, the greatest and what is between below. */
  function measured(sampleFormat: number, bits: number, write: (samples: Buffer, at: number, part: number) => void) {
    const samples = Buffer.alloc((64 * 64 * bits) / 8);
    for (let at = 0; at < 64 * 64; at++) write(samples, at, at < 64 * 32 ? 0 : at % 64 < 32 ? 1 : 0.5);
    const fields = { ...pageFields(64, 64, { bits: [bits], photometric: 1 }), 339: short(sampleFormat) };
    return tiff([{ fields, strips: [samples] }]);
  }

  it('shows measured values from the least to the greatest', async () => {
    for (const picture of [
      measured(3, 32, (samples, at, part) => samples.writeFloatLE(part * 0.9, at * 4)),
      measured(2, 32, (samples, at, part) => samples.writeInt32LE(part * 400 - 300, at * 4)),
      measured(1, 32, (samples, at, part) => samples.writeUInt32LE(part * 4_000_000, at * 4)),
    ]) {
      const { path } = await convert('tiff', picture);
      const grey = [128, 128, 128];
      expectColours(await shown(path), [[0, 0, 0], [0, 0, 0], white, grey]);
    }
  });

  it('refuses measured values that would become black', async () => {
    const signed = measured(2, 16, (samples, at, part) => samples.writeInt16LE(part * 400 - 300, at * 2));
    await expect(convert('tiff', signed)).rejects.toMatchObject({ code: 'damaged-file' });
  });

  it('refuses a page of which not all strips are in the file, rather than show the others black', async () => {
    const strips = [rgbPixels(40, 12), rgbPixels(40, 12)];
    const file = tiff([{ fields: pageFields(40, 24, { rowsPerStrip: 12 }), strips }]);
    // The strips' offsets: field 273, with two LONGs elsewhere.
    const field = file.indexOf(Buffer.from([0x11, 0x01, 4, 0, 2, 0, 0, 0]));
    file.writeUInt32LE(file.length - 100, file.readUInt32LE(field + 8) + 4);
    await expect(convert('tiff', file)).rejects.toMatchObject({ code: 'damaged-file' });
  });

  it('keeps a fax a fax, whatever the order of its bits', async () => {
    // Group 4: a white row repeats the white row before it with the code V0, a single 1.
    const white32 = Buffer.from([0xff, 0xff, 0xff, 0xff, 0x00, 0x10, 0x01]);
    const fields = { ...pageFields(8, 32, { bits: [1], photometric: 0, compression: 4 }), 266: short(2) };
    const reversed = Buffer.from([0xff, 0xff, 0xff, 0xff, 0x00, 0x08, 0x80]);
    const { path } = await convert('tiff', tiff([{ fields, strips: [reversed] }]));
    expect((await readFile(path)).includes(white32)).toBe(true);
    expectColours(await shown(path), [white, white, white, white]);
  });

  it('reads a fax with an empty run as its writer did, which counts the run in the row below', async () => {
    // Of the first row, 2 are white, 0 black, 14 white and 16 black; the others change colour where the row above does.
    const first = ['001', '0111', '0000110111', '001', '110100', '0000010111'].join('');
    const codes = first + '11'.repeat(31);
    const bytes = Array.from({ length: Math.ceil(codes.length / 8) }, (_, index) =>
      Number.parseInt(codes.slice(index * 8, index * 8 + 8).padEnd(8, '0'), 2),
    );
    const fields = pageFields(32, 32, { bits: [1], photometric: 0, compression: 4 });
    const { path } = await convert('tiff', tiff([{ fields, strips: [Buffer.from(bytes)] }]));
    const black = [0, 0, 0];
    expectColours(await shown(path), [black, black, black, black]);
  });

  it('says that codes of a fax cannot be read, of one file and of several', async () => {
    const [damaged, sound] = [tiff([damagedFax()]), tiff([rgbPage(40, 30)])];
    const said = [{ code: 'scan-damaged' }];
    expect((await convert('tiff', damaged)).notes).toEqual(said);
    expect(
      await convertAll([
        ['tiff', sound],
        ['tiff', damaged],
      ]),
    ).toMatchObject({ pages: 2, notes: said });
    expect(
      (
        await convertAll([
          ['tiff', sound],
          ['tiff', sound],
        ])
      ).notes,
    ).toEqual([]);
  });

  it('joins JPEG strips without decoding them', async () => {
    const strip = (top: number) =>
      sharp(rgbPixels(96, 64), { raw: { width: 96, height: 64, channels: 3 } })
        .extract({ left: 0, top, width: 96, height: 32 })
        .jpeg({ quality: 90, chromaSubsampling: '4:4:4', optimiseCoding: false })
        .toBuffer();
    const strips = [await strip(0), await strip(32)];
    const fields = pageFields(96, 64, { compression: 7, photometric: 6, rowsPerStrip: 32 });
    const { path } = await convert('tiff', tiff([{ fields, strips }]));
    expect(images(path)).toMatch(/96 +64 +rgb +3 +8 +jpeg/);
    expectColours(await shown(path), [red, green, blue, white]);
  });

  it('reads pages that do not say what their samples are as libtiff does', async () => {
    const silent = (bits: readonly number[], strip: Uint8Array) => {
      const { 262: _, ...fields } = pageFields(64, 32, { bits });
      return { fields, strips: [strip] };
    };
    const halves = (left: number, right: number, bytesPerRow: number) =>
      Buffer.from(
        Array.from({ length: 32 * bytesPerRow }, (_, at) => (at % bytesPerRow < bytesPerRow / 2 ? left : right)),
      );
    const black = [0, 0, 0] as const;
    const colour = await convert('tiff', tiff([silent([8, 8, 8], rgbPixels(64, 32))]));
    expectColours(await shown(colour.path), [red, green, blue, white]);
    for (const page of [silent([8], halves(255, 0, 64)), silent([1], halves(255, 0, 8))]) {
      const { path } = await convert('tiff', tiff([page]));
      expectColours(await shown(path), [white, black, white, black]);
    }
  });

  it('keeps a palette', async () => {
    const numbers = Buffer.from(
      Array.from({ length: 64 * 64 }, (_, index) => (index % 64 < 32 ? 0 : 1) + (index < 64 * 32 ? 0 : 2)),
    );
    const map = [0, 1, 2].flatMap((channel) =>
      Array.from({ length: 256 }, (_, index) => ([red, green, blue, white][index]?.[channel] ?? 0) * 257),
    );
    const fields = { ...pageFields(64, 64, { bits: [8], photometric: 3 }), 320: short(...map) };
    const { path } = await convert('tiff', tiff([{ fields, strips: [numbers] }]));
    expect(images(path)).toMatch(/ index +1 +8/);
    expectColours(await shown(path), [red, green, blue, white]);
  });

  it('keeps CMYK as CMYK', async () => {
    const inks = Buffer.from(Array.from({ length: 32 * 32 }, () => [255, 0, 0, 0]).flat());
    const fields = pageFields(32, 32, { bits: [8, 8, 8, 8], photometric: 5, rowsPerStrip: 8 });
    const strips = [0, 1, 2, 3].map((index) => inks.subarray(index * 1024, index * 1024 + 1024));
    const { path } = await convert('tiff', tiff([{ fields, strips }]));
    expect(images(path)).toMatch(/cmyk +4 +8/);
  });

  it('reads BigTIFF, deflated strips and the orientation of a page', async () => {
    const fields = { ...pageFields(64, 32, { compression: 8 }), 274: short(6) };
    const { path } = await convert('tiff', tiff([{ fields, strips: [deflateSync(rgbPixels(64, 32))] }], { big: true }));
    expectColours(await shown(path), [blue, red, white, green]);
  });

  it('leaves out reduced copies of a page', async () => {
    const thumbnail = { ...rgbPage(10, 5), fields: { ...pageFields(10, 5), 254: long(1) } };
    expect((await convert('tiff', tiff([rgbPage(40, 20), thumbnail]))).pages).toBe(1);
  });

  it('stops at a looping chain of pages', async () => {
    expect((await convert('tiff', tiff([rgbPage(40, 20), rgbPage(20, 40)], { next: 'first' }))).pages).toBe(2);
  });
});
