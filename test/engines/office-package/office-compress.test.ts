import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Artifact } from '../../../api/engine.ts';
import { createOfficeCompress } from '../../../api/engines/office-package/index.ts';
import type { Processes } from '../../../api/jail/process.ts';
import type { Options } from '../../../catalog/operations.ts';
import { sevenZip } from '../../support/archives/seven-zip.ts';
import { inputFile } from '../../support/input-file.ts';
import { docx } from '../../support/office/docx.ts';
import { odp } from '../../support/office/odp.ts';
import { odt } from '../../support/office/odt.ts';
import { packed, relationships } from '../../support/office/package.ts';
import { pptx } from '../../support/office/pptx.ts';
import { partsIn } from '../../support/office/read/parts-in.ts';
import { xlsx } from '../../support/office/xlsx.ts';
import { noise, photograph } from '../../support/pictures/photograph.ts';
import { animated } from '../../support/pictures/png.ts';
import { testProcesses } from '../../support/processes/test-processes.ts';
import { scratchFolder } from '../../support/scratch.ts';
import { testEngine } from '../conformance.ts';

const timeoutMs = 60_000;
/** So long that nothing is left out for lack of time, however busy the machine is: sizes are compared. */
const ampleMs = 20 * timeoutMs;
type Kind = Exclude<Options<'office-package', 'compress'>['outputType'], '7z'>;

const paragraphs = ['A text that stays.'];
const writers = {
  docx: (png?: Uint8Array) => docx({ paragraphs, ...(png && { png }) }),
  pptx: (png?: Uint8Array) => pptx({ paragraphs, ...(png && { png }) }),
  odt: (png?: Uint8Array) => odt({ paragraphs, ...(png && { png }) }),
  odp: (png?: Uint8Array) => odp({ paragraphs, ...(png && { png }) }),
  xlsx: (png?: Uint8Array) =>
    xlsx({
      sheets: [
        { name: 'One', cells: { A1: paragraphs[0] ?? '' }, ...(png && { picture: { from: [1, 1], to: [5, 9] } }) },
      ],
      ...(png && { parts: { 'xl/media/picture.png': png } }),
    }),
} as const satisfies Record<Kind, (png?: Uint8Array) => Promise<Buffer>>;
const kinds = Object.keys(writers) as Kind[];

testEngine('office-package', {
  create: (processes, folder) => createOfficeCompress({ processes, folder, timeoutMs }),
  createMissing: null,
  cases: kinds.map((format) => ({
    operation: 'compress',
    options: { quality: 75, outputType: format },
    format,
    file: async () => writers[format](await photograph(600, 400)),
    result: format,
    corrupt: { file: async () => (await writers[format]()).subarray(0, 400), code: 'damaged-file' },
  })),
  slow: {
    operation: 'compress',
    options: { quality: 75, outputType: 'docx' },
    format: 'docx',
    file: async () => writers.docx(await noise(5000, 3600)),
  },
});

describe('a compressed document', () => {
  let scratch: string;
  let processes: Processes;

  beforeAll(async () => {
    scratch = await scratchFolder();
    processes = await testProcesses();
  });

  async function compress(
    format: Kind,
    content: Uint8Array,
    options: Partial<Options<'office-package', 'compress'>> = {},
  ): Promise<Artifact> {
    const workspace = await mkdtemp(join(scratch, 'workspace-'));
    const path = join(workspace, `input-1.${format}`);
    await writeFile(path, content);
    const { size: bytes } = await stat(path);
    return createOfficeCompress({ processes, folder: join(scratch, 'engine'), timeoutMs: ampleMs }).operations.compress(
      {
        inputs: [inputFile({ path, format, bytes })],
        options: { quality: 75, outputType: format, ...options },
        workspace,
        signal: new AbortController().signal,
      },
    );
  }

  async function writtenTo(content: Uint8Array): Promise<string> {
    const path = join(await mkdtemp(join(scratch, 'document-')), 'document');
    await writeFile(path, content);
    return path;
  }

  describe('in LibreOffice', () => {
    interface Pair {
      readonly content: Buffer;
      readonly result: Buffer;
      readonly notes: Artifact['notes'];
    }
    const pairs = new Map<Kind, Pair>();
    let archive: Artifact;
    /** What LibreOffice shows of each document, by its name. */
    const texts = new Map<string, string>();

    /** One start of LibreOffice takes longer than all the documents that it opens here. */
    beforeAll(async () => {
      const folder = await mkdtemp(join(scratch, 'office-'));
      for (const kind of kinds) {
        const content = await writers[kind](await photograph(1000, 750));
        const { path, notes } = await compress(kind, content);
        const result = await readFile(path);
        pairs.set(kind, { content, result, notes });
        await writeFile(join(folder, `before-${kind}.${kind}`), content);
        await writeFile(join(folder, `after-${kind}.${kind}`), result);
      }
      const slides = await pptx({ paragraphs, png: await photograph(600, 400) });
      archive = await compress('pptx', slides, { outputType: '7z' });
      execFileSync(sevenZip, ['x', `-o${folder}`, archive.path], { stdio: 'ignore' });
      const profile = `-env:UserInstallation=file://${join(scratch, 'profile')}`;
      const names = await readdir(folder);
      const paths = names.map((name) => join(folder, name));
      execFileSync('soffice', [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, ...paths], {
        stdio: 'ignore',
      });
      for (const name of names) {
        const pdf = join(folder, name.replace(/\w+$/, 'pdf'));
        texts.set(name, execFileSync('pdftotext', [pdf, '-'], { encoding: 'utf8' }));
      }
    });

    it.each(kinds)('a document opens as %s, says the same, and holds a smaller picture', (kind) => {
      const { content, result, notes } = pairs.get(kind) as Pair;
      expect(result.length).toBeLessThan(content.length / 4);
      expect(notes).toContainEqual({ code: 'images-recompressed', images: 1, downscaled: expect.any(Number) });
      const after = texts.get(`after-${kind}.${kind}`);
      expect(after).toContain(paragraphs[0]);
      expect(after).toBe(texts.get(`before-${kind}.${kind}`));
    });

    it('a 7z archive holds one document, which opens', () => {
      expect(archive.format).toBe('7z');
      expect(texts.get('compressed.pptx')).toContain(paragraphs[0]);
    });
  });

  it('scales a picture to the size in which it is shown', async () => {
    const { path, notes } = await compress('docx', await docx({ png: await photograph(1000, 750) }));
    expect(notes).toContainEqual({ code: 'images-recompressed', images: 1, downscaled: 1 });
    const { width = 0 } = await sharp((await partsIn(path)).get('word/media/image1.jpg')).metadata();
    // Five centimetres at 150 pixels an inch; the picture keeps its shape.
    expect(width).toBeGreaterThanOrEqual(295);
    expect(width).toBeLessThan(400);
  });

  it.each(['docx', '7z'] as const)('stays under a size that is asked for, as %s', async (outputType) => {
    const content = await docx({ png: await photograph(1000, 750) });
    const finest = await compress('docx', content, { quality: 100, outputType });
    const smallest = await compress('docx', content, { quality: 10, outputType });
    const targetMegabytes = Math.round((finest.bytes + smallest.bytes) / 2e2) / 1e4;
    const maxBytes = targetMegabytes * 1_000_000;
    const fitted = await compress('docx', content, { quality: 100, outputType, targetMegabytes });
    expect(fitted.notes[0]).toEqual({ code: 'quality-lowered', quality: expect.any(Number), maxBytes });
    expect(fitted.bytes).toBeLessThanOrEqual(maxBytes);
    expect((await stat(fitted.path)).size).toBe(fitted.bytes);
    // The note tells the quality that gives this result.
    const { quality } = fitted.notes[0] as { quality: number };
    expect((await compress('docx', content, { quality, outputType })).bytes).toBe(fitted.bytes);
  });

  it('says what was reached where the text alone is larger than the size that is asked for', async () => {
    const { bytes, notes, path } = await compress('docx', await docx({ paragraphs }), { targetMegabytes: 0.0001 });
    expect(notes[0]).toEqual({ code: 'size-not-reached', quality: expect.any(Number), bytes, maxBytes: 100 });
    expect((await stat(path)).size).toBe(bytes);
  });

  it('updates every reference to a photograph that becomes a JPEG', async () => {
    const word = await partsIn((await compress('docx', await docx({ png: await photograph(800, 600) }))).path);
    expect([...word.keys()]).not.toContain('word/media/image1.png');
    expect(`${word.get('word/_rels/document.xml.rels')}`).toContain('Target="media/image1.jpg"');
    expect(`${word.get('[Content_Types].xml')}`).toContain('Extension="jpg" ContentType="image/jpeg"');

    const text = await partsIn((await compress('odt', await odt({ png: await photograph(800, 600) }))).path);
    expect(`${text.get('content.xml')}`).toContain('xlink:href="Pictures/image1.jpg"');
    const manifest = `${text.get('META-INF/manifest.xml')}`;
    expect(manifest).toContain('manifest:full-path="Pictures/image1.jpg" manifest:media-type="image/jpeg"');
    expect(manifest).not.toContain('image1.png');
  });

  it('keeps transparency', async () => {
    const png = await sharp(await photograph(600, 400))
      .ensureAlpha(0.5)
      .png()
      .toBuffer();
    const { path } = await compress('pptx', await pptx({ png }));
    const { hasAlpha } = await sharp((await partsIn(path)).get('ppt/media/image1.png')).metadata();
    expect(hasAlpha).toBe(true);
  });

  it('leaves an animation as it is', async () => {
    const png = animated(await photograph(600, 400));
    const { path } = await compress('pptx', await pptx({ png }));
    expect((await partsIn(path)).get('ppt/media/image1.png')?.equals(png)).toBe(true);
  });

  it('keeps every pixel of a picture of which a colour is transparent', async () => {
    const png = await photograph(600, 400);
    const plain = await partsIn(await writtenTo(await docx({ png })));
    const keyed = `${plain.get('word/document.xml')}`.replace(/(<a:blip [^>]*?)\/>/, '$1><a:clrChange/></a:blip>');
    const { path } = await compress('docx', await docx({ png, parts: { 'word/document.xml': keyed } }));
    const kept = (await partsIn(path)).get('word/media/image1.png');
    const pixels = (picture: Buffer | undefined) => sharp(picture).removeAlpha().raw().toBuffer();
    expect((await pixels(kept)).equals(await pixels(png))).toBe(true);
  });

  it('keeps one of two equal pictures', async () => {
    const png = await photograph(500, 400);
    const content = await docx({
      png,
      header: 'Top',
      parts: {
        'word/media/copy.png': png,
        'word/_rels/header1.xml.rels': relationships({ copy: ['image', 'media/copy.png'] }),
      },
    });
    const { path, notes } = await compress('docx', content);
    expect(notes).toContainEqual({ code: 'duplicates-merged', parts: 1 });
    const parts = await partsIn(path);
    expect([...parts.keys()].filter((name) => name.startsWith('word/media/'))).toEqual(['word/media/image1.jpg']);
    expect(`${parts.get('word/_rels/header1.xml.rels')}`).toContain('media/image1.jpg');
    expect(`${parts.get('word/_rels/document.xml.rels')}`).toContain('media/image1.jpg');
  });

  it('begins with the entries that readers expect first', async () => {
    const word = await compress('docx', await docx({ png: await photograph(400, 300) }));
    expect([...(await partsIn(word.path)).keys()][0]).toBe('[Content_Types].xml');
    const text = await readFile((await compress('odt', await odt({ png: await photograph(400, 300) }))).path);
    expect(text.toString('latin1', 30, 77)).toBe('mimetypeapplication/vnd.oasis.opendocument.text');
  });

  it('leaves every part of a signed document as it is', async () => {
    const png = await photograph(800, 600);
    const content = await docx({ png, parts: { '_xmlsignatures/sig1.xml': '<Signature/>' } });
    const { path, notes } = await compress('docx', content);
    expect(notes).toContainEqual({ code: 'signature-kept' });
    expect((await partsIn(path)).get('word/media/image1.png')?.equals(png)).toBe(true);
  });

  it('keeps macros and embedded objects byte for byte', async () => {
    const png = await photograph(800, 600);
    const embedded = await noise(40, 40);
    const content = await docx({ png, macros: true, parts: { 'word/embeddings/object.bin': embedded } });
    const before = join(await mkdtemp(join(scratch, 'before-')), 'before.docx');
    await writeFile(before, content);
    const parts = await partsIn((await compress('docx', content)).path);
    for (const [name, bytes] of await partsIn(before)) {
      const isName = /rels$|Content_Types|image1/.test(name);
      if (!isName) expect(parts.get(name)?.equals(bytes), name).toBe(true);
    }
    expect([...parts.keys()]).toEqual(expect.arrayContaining(['word/vbaProject.bin', 'word/embeddings/object.bin']));
  });

  it('returns the original if nothing gets smaller', async () => {
    const small = await compress('docx', await docx({ png: await photograph(800, 600) }));
    const again = await compress('docx', await readFile(small.path));
    expect(again.bytes).toBeLessThanOrEqual(small.bytes);
    expect(again.notes).toEqual([{ code: 'original-returned' }]);
  });

  it('survives pictures that cannot be decoded', async () => {
    const content = await docx({ png: (await photograph(800, 600)).subarray(0, 9000) });
    const parts = await partsIn((await compress('docx', content)).path);
    expect(parts.get('word/media/image1.png')?.length).toBe(9000);
  });

  it('says how to fix a binary document with a new extension', async () => {
    const workspace = await mkdtemp(join(scratch, 'workspace-'));
    const engine = createOfficeCompress({ processes, folder: join(scratch, 'engine'), timeoutMs });
    const input = { path: join(workspace, 'input-1.doc'), format: 'doc', bytes: 1 } as const;
    const options = { quality: 75, outputType: 'docx' } as const;
    const signal = new AbortController().signal;
    await expect(
      engine.operations.compress({ inputs: [inputFile(input)], options, workspace, signal }),
    ).rejects.toMatchObject({
      code: 'unsupported-file-type',
      detail: expect.stringContaining('Word 97–2003'),
    });
  });

  it('refuses a document without a reference to its main part', async () => {
    const content = await docx({ parts: { '_rels/.rels': '<Relationships/>' } });
    await expect(compress('docx', content)).rejects.toMatchObject({ code: 'damaged-file' });
  });

  it('refuses a document that declares entities', async () => {
    const content = await packed({
      '[Content_Types].xml': '<Types/>',
      '_rels/.rels': '<!DOCTYPE r [<!ENTITY a "b"><!ENTITY c "&a;&a;">]><Relationships/>',
    });
    await expect(compress('docx', content)).rejects.toMatchObject({ code: 'damaged-file' });
  });
});
