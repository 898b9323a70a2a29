import { execFileSync } from 'node:child_process';
import { copyFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { makeStandIns } from '../../../api/engines/libreoffice/stand-ins/make-stand-ins.ts';
import { standInSettings, standInsFolder } from '../../../api/engines/libreoffice/stand-ins/stand-ins-folder.ts';
import { inputFile } from '../../support/input-file.ts';
import { docx, pptx } from '../../support/office/documents.ts';
import { fontsOf } from '../../support/pdf/read-pdf.ts';
import { sharedLibreOffice } from '../../support/processes/shared-libreoffice.ts';
import { folderIn, scratchFolder } from '../../support/scratch.ts';

const scratch = await scratchFolder();
const engine = await sharedLibreOffice(scratch);

beforeAll(async () => {
  if (standInSettings() === null) await makeStandIns(standInsFolder);
  await engine.start?.();
});

const size = 20;

/** A document whose two paragraphs have one font and no space between them, in left-to-right or Arabic text. */
function twoLines(font: string, text: string): Promise<Buffer> {
  const isArabic = /\p{Script=Arabic}/u.test(text);
  const families = `<w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:eastAsia="${font}" w:cs="${font}"/>`;
  const sizes = `<w:sz w:val="${2 * size}"/><w:szCs w:val="${2 * size}"/>`;
  const fonts = `${families}<w:kern w:val="0"/>${sizes}${isArabic ? '<w:rtl/>' : ''}`;
  const direction = isArabic ? '<w:pPr><w:bidi/></w:pPr>' : '';
  const paragraph = `<w:p>${direction}<w:r><w:rPr>${fonts}</w:rPr><w:t>${text}</w:t></w:r></w:p>`;
  const namespace = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
  return docx({
    parts: {
      'word/document.xml': `<w:document xmlns:w="${namespace}"><w:body>${paragraph}${paragraph}</w:body></w:document>`,
    },
  });
}

/** Converts; returns how far apart the lines are and how wide they are, in ems, what was replaced, and the PDF's fonts. */
async function setIn(font: string, text: string) {
  const workspace = await folderIn(scratch, 'job-');
  const path = join(workspace, 'input.docx');
  const content = await twoLines(font, text);
  await writeFile(path, content);
  const inputs = [inputFile({ path, format: 'docx', bytes: content.length })] as const;
  const { signal } = new AbortController();
  const artifact = await engine.operations.export({ inputs, options: { format: 'pdf' }, workspace, signal });
  const words = execFileSync('pdftotext', ['-bbox', artifact.path, '-'], { encoding: 'utf8' });
  const boxes = [...words.matchAll(/<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)"/g)].map((word) =>
    word.slice(1).map(Number),
  );
  const [left = 0, top = 0, right = 0] = boxes[0] ?? [];
  const below = boxes.map(([, y = 0]) => y).find((y) => y - top > size / 2) ?? 0;
  const [, , ...fonts] = execFileSync('pdffonts', [artifact.path], { encoding: 'utf8' }).trim().split('\n');
  return { pitch: (below - top) / size, width: (right - left) / size, notes: artifact.notes, fonts };
}

it.each([
  ['Verdana', 'DejaVu Sans', 2489 / 2048, 'HamburgerHamburger', 2 * 5.654],
  ['Cambria', 'Caladea', 2401 / 2048, '01234567890123456789', 20 * 0.554],
  ['Consolas', 'DejaVu Sans Mono', 2398 / 2048, 'iiiiiMMMMM', 10 * 0.5498],
  ['MS Mincho', 'Noto Serif CJK JP', 1.3, '日本語の文書', 6],
  ['Malgun Gothic', 'Noto Sans CJK KR', 1.729, '한국어문서', 5],
])('sets %s as high and as wide as Word does', async (font, shapes, pitch, text, width) => {
  const made = await setIn(font, text);
  expect(made.pitch).toBeCloseTo(pitch, 2);
  expect(made.width).toBeCloseTo(width, 1);
  expect(made.notes).toEqual([{ code: 'font-replaced', font, replacement: shapes, sameWidths: true }]);
});

it.each([
  ['Arial', 2355 / 2048],
  ['Times New Roman', 2355 / 2048],
  ['Traditional Arabic', 3139 / 2048],
])('sets Arabic text in %s as high as Word does, in one font with its spaces', async (font, pitch) => {
  const made = await setIn(font, 'الجمهورية العربية السورية');
  expect(made.pitch).toBeCloseTo(pitch, 2);
  expect(made.fonts).toHaveLength(1);
});

it.each([
  ['Times', 2355 / 2048],
  ['Helvetica', 2355 / 2048],
  ['Courier', 2320 / 2048],
])('sets %s as high as Windows does, whatever fonts of printers are installed', async (font, pitch) => {
  expect((await setIn(font, 'HamburgerHamburger')).pitch).toBeCloseTo(pitch, 2);
});

it('sets letters side by side that a font would join', async () => {
  const { width } = await setIn('Calibri', 'tttttttttt');
  // Joined in pairs they would be 3.17 ems wide.
  expect(width).toBeCloseTo(10 * 0.335, 1);
});

it.each([
  ['Helvetica Neue', 'HamburgerHamburger', 2 * 5.038],
  ['Symbol', 'qwerty', 3.32],
  // In glyphs of their width: those of others would cover each other, and be read as several words.
  ['SimSun', 'goodluckfl@yahoo.com', 10],
])('sets letters of %s as wide as they are', async (font, text, width) => {
  expect((await setIn(font, text)).width).toBeCloseTo(width, 1);
});

it('finds the family by another of its names', async () => {
  const { notes } = await setIn('ＭＳ 明朝', '日本語');
  expect(notes).toMatchObject([{ replacement: 'Noto Serif CJK JP' }]);
});

it('are found where a built project was moved to', async () => {
  const moved = await folderIn(scratch, 'moved-');
  const settings = join(moved, 'fonts.conf');
  await copyFile(join(standInsFolder, 'fonts.conf'), settings);
  await symlink(join(standInsFolder, 'fonts'), join(moved, 'fonts'));
  const env = { ...process.env, FONTCONFIG_FILE: settings };
  const file = execFileSync('fc-match', ['--format', '%{file}', 'Calibri'], { env, encoding: 'utf8' });
  expect(file.startsWith(moved), file).toBe(true);
});

/** A slide with small text in a font, which PowerPoint does not kern. */
function smallText(font: string): Promise<Buffer> {
  const base = 'http://schemas.openxmlformats.org';
  const spaces = `xmlns:a="${base}/drawingml/2006/main" xmlns:p="${base}/presentationml/2006/main"`;
  const run = `<a:r><a:rPr lang="en-US" sz="950" kern="1200"><a:latin typeface="${font}"/></a:rPr><a:t>Avenue</a:t></a:r>`;
  const place = '<a:xfrm><a:off x="600000" y="600000"/><a:ext cx="3000000" cy="2000000"/></a:xfrm>';
  const shape = `<p:sp><p:nvSpPr><p:cNvPr id="2" name=""/><p:cNvSpPr txBox="1"/><p:nvPr/></p:nvSpPr><p:spPr>${place}<a:prstGeom prst="rect"/></p:spPr><p:txBody><a:bodyPr/><a:p>${run}</a:p></p:txBody></p:sp>`;
  const group = '<p:nvGrpSpPr><p:cNvPr id="1" name=""/><p:cNvGrpSpPr/><p:nvPr/></p:nvGrpSpPr><p:grpSpPr/>';
  const slide = `<p:sld ${spaces}><p:cSld><p:spTree>${group}${shape}</p:spTree></p:cSld></p:sld>`;
  return pptx({ parts: { 'ppt/slides/slide1.xml': slide } });
}

it.each(['Calibri', 'Cambria', 'Verdana'])('sets small text of slides in the stand-in for %s', async (font) => {
  const workspace = await folderIn(scratch, 'job-');
  const path = join(workspace, 'input.pptx');
  const content = await smallText(font);
  await writeFile(path, content);
  const inputs = [inputFile({ path, format: 'pptx', bytes: content.length })] as const;
  const { signal } = new AbortController();
  const artifact = await engine.operations.export({ inputs, options: { format: 'pdf' }, workspace, signal });
  expect(fontsOf(artifact.path)).toEqual([expect.stringContaining(`Stand-infor${font}`)]);
});
