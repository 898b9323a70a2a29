import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOfficePool } from '../../../api/engines/libreoffice/office/office-pool.ts';
import type { WorkRequest } from '../../../api/workers/operation-messages.ts';
import { performInWorker } from '../../../api/workers/perform-in-worker.ts';
import type { WorkerPool } from '../../../api/workers/worker-pool.ts';
import type { FormatId } from '../../../catalog/formats.ts';
import { embeddedOpenType, liberationSansAs } from '../../support/fonts/font-file.ts';
import { inputFile } from '../../support/input-file.ts';
import { docx, odt, pptx } from '../../support/office/documents.ts';
import { namespaces, textStyle } from '../../support/office/open-document.ts';
import { relationships, root } from '../../support/office/package.ts';
import { fontsOf } from '../../support/pdf/read-pdf.ts';
import { testProcesses } from '../../support/processes/test-processes.ts';
import { scratchFolder } from '../../support/scratch.ts';

const scratch = await scratchFolder();
const words = { failed: 'It fails.', late: 'It is late.', outgrown: 'It is too large.' };
let pool: WorkerPool<WorkRequest>;

beforeAll(async () => {
  pool = createOfficePool({
    processes: await testProcesses(),
    programFolder: '/usr/lib/libreoffice/program',
    folder: join(scratch, 'workers'),
    size: 1,
    paper: 'A4',
  });
  await pool.start();
});
afterAll(() => pool.stop());

interface Converted {
  readonly pid: number;
  readonly path: string;
}

/** Converts a document; returns the process that did it, and the result. */
async function convertTo(
  target: FormatId,
  content: Uint8Array,
  format: FormatId = 'docx',
  operation: 'export' | 'proof' = 'export',
): Promise<Converted> {
  const workspace = await mkdtemp(join(scratch, 'job-'));
  const path = join(workspace, `input.${format}`);
  await writeFile(path, content);
  const inputs = [inputFile({ path, format, bytes: content.length })] as const;
  const options = operation === 'export' ? { format: target } : {};
  const job = { inputs, options, workspace, signal: new AbortController().signal };
  let pid = 0;
  const use: typeof pool.use = (work, signal) =>
    pool.use((worker) => {
      pid = worker.pid;
      return work(worker);
    }, signal);
  const result = await performInWorker({ ...pool, use }, 'libreoffice', operation, job, { timeoutMs: 50_000, words });
  return { pid, path: result.path };
}

/** Converts a document to PDF; returns the process that did it, and the result's fonts. */
async function convert(...document: Parameters<typeof convertTo> extends [FormatId, ...infer Rest] ? Rest : never) {
  const { pid, path } = await convertTo('pdf', ...document);
  return { pid, fonts: fontsOf(path) };
}

const family = 'Decoy';
const decoy = expect.stringContaining(family);

/** A Word document with the font; the key of zeros leaves the font's bytes as they are (ECMA-376 part 4, §9.3). */
async function docxWithFont(): Promise<Buffer> {
  const base = 'http://schemas.openxmlformats.org';
  const prefixes = { w: `${base}/wordprocessingml/2006/main`, r: `${base}/officeDocument/2006/relationships` };
  const embedded = '<w:embedRegular r:id="font" w:fontKey="{00000000-0000-0000-0000-000000000000}"/>';
  return docx({
    fonts: [family],
    parts: {
      'word/_rels/document.xml.rels': relationships({ fonts: ['fontTable', 'fontTable.xml'] }),
      'word/fontTable.xml': root('w:fonts', prefixes, `<w:font w:name="${family}">${embedded}</w:font>`),
      'word/_rels/fontTable.xml.rels': relationships({ font: ['font', 'fonts/font1.odttf'] }),
      'word/fonts/font1.odttf': await liberationSansAs(family),
    },
  });
}

/** An OpenDocument text with the font. */
async function odtWithFont(): Promise<Buffer> {
  const uri = '<svg:font-face-uri xlink:href="Fonts/decoy.ttf"><svg:font-face-format svg:string="truetype"/>';
  const source = `<svg:font-face-src>${uri}</svg:font-face-uri></svg:font-face-src>`;
  const face = `<style:font-face style:name="F0" svg:font-family="${family}">${source}</style:font-face>`;
  const faces = `<office:font-face-decls>${face}</office:font-face-decls>`;
  const text = `<office:body><office:text><text:p><text:span text:style-name="T0">${family}</text:span></text:p>`;
  const styles = `<office:automatic-styles>${textStyle(family, 0)}</office:automatic-styles>`;
  const content = `${faces}${styles}${text}</office:text></office:body>`;
  return odt({
    parts: {
      'content.xml': root('office:document-content', namespaces, content),
      'Fonts/decoy.ttf': await liberationSansAs(family),
    },
  });
}

/** A presentation with the font, as Google Slides and PowerPoint embed it. */
async function pptxWithFont(): Promise<Buffer> {
  const base = 'http://schemas.openxmlformats.org';
  const prefixes = {
    p: `${base}/presentationml/2006/main`,
    r: `${base}/officeDocument/2006/relationships`,
  };
  return pptx({
    fonts: [family],
    parts: {
      'ppt/presentation.xml': root(
        'p:presentation',
        prefixes,
        '<p:sldMasterIdLst><p:sldMasterId id="2147483648" r:id="master"/></p:sldMasterIdLst>' +
          '<p:sldIdLst><p:sldId id="256" r:id="slide1"/></p:sldIdLst>' +
          '<p:sldSz cx="9144000" cy="6858000"/><p:notesSz cx="6858000" cy="9144000"/><p:embeddedFontLst>' +
          `<p:embeddedFont><p:font typeface="${family}"/><p:regular r:id="font"/></p:embeddedFont></p:embeddedFontLst>`,
      ),
      'ppt/_rels/presentation.xml.rels': relationships({
        master: ['slideMaster', 'slideMasters/slideMaster1.xml'],
        slide1: ['slide', 'slides/slide1.xml'],
        font: ['font', 'fonts/font1.fntdata'],
      }),
      'ppt/fonts/font1.fntdata': embeddedOpenType(await liberationSansAs(family)),
    },
  });
}

it.each([
  ['docx', docxWithFont, docx],
  ['odt', odtWithFont, odt],
  ['pptx', pptxWithFont, pptx],
] as const)('sets a document in the font that it embeds, and no later one (%s)', async (format, embedding, write) => {
  const first = await convert(await embedding(), format);
  expect(first.fonts).toContainEqual(decoy);
  const asking = await write({ fonts: [family] });
  const served: number[] = [];
  // Until a process has come round again: with it, all that were ready before have had their turn.
  while (new Set(served).size === served.length) {
    const { pid, fonts } = await convert(asking, format);
    expect(fonts).not.toContainEqual(decoy);
    served.push(pid);
  }
  expect(served).not.toContain(first.pid);
});

it('carries fonts from a Word document into a text without opening them', async () => {
  const embedding = await docxWithFont();
  const used = new Set<number>();
  let text = await convertTo('odt', embedding);
  while (!used.has(text.pid)) {
    used.add(text.pid);
    text = await convertTo('odt', embedding);
  }
  expect((await convert(await readFile(text.path), 'odt')).fonts).toContainEqual(decoy);
});

it('proves no document that embeds a font, which would stay', async () => {
  const proving = convert(await docxWithFont(), 'docx', 'proof');
  await expect(proving).rejects.toMatchObject({ code: 'too-complex' });
  expect((await convert(await docx({ fonts: [family] }), 'docx', 'proof')).fonts).not.toContainEqual(decoy);
});

it('keeps a LibreOffice that has been given fonts by a document from every other document', async () => {
  const embedding = await docxWithFont();
  const used = new Set<number>();
  for (let count = 0; count < 2; count++) {
    const { pid } = await convert(embedding);
    expect(used).not.toContain(pid);
    used.add(pid);
  }
  const plain = await docx();
  const next = [await convert(plain), await convert(plain), await convert(plain), await convert(plain)];
  for (const { pid } of next) expect(used).not.toContain(pid);
  expect(new Set(next.map(({ pid }) => pid)).size).toBeLessThan(next.length);
});
