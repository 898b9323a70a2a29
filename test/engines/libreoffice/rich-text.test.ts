import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import type { FormatId } from '../../../catalog/formats.ts';
import { inputFile } from '../../support/input-file.ts';
import { docx } from '../../support/office/docx.ts';
import { contentTypes, relationships, root } from '../../support/office/package.ts';
import { sharedLibreOffice } from '../../support/processes/shared-libreoffice.ts';
import { scratchFolder } from '../../support/scratch.ts';

const scratch = await scratchFolder();
const engine = await sharedLibreOffice(scratch, { size: 1, timeoutMs: 30_000 });

async function convert(file: Uint8Array, from: FormatId, format: 'pdf' | 'rtf'): Promise<string> {
  const workspace = await mkdtemp(join(scratch, 'workspace-'));
  const path = join(workspace, `input-1.${from}`);
  await writeFile(path, file);
  const { size: bytes } = await stat(path);
  const inputs = [inputFile({ path, format: from, bytes })] as const;
  const { signal } = new AbortController();
  return (await engine.operations.export({ inputs, workspace, signal, options: { format } })).path;
}

const office = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const w = { w: 'http://schemas.openxmlformats.org/wordprocessingml/2006/main' };
const r = { ...w, r: 'http://schemas.openxmlformats.org/officeDocument/2006/relationships' };
const run = (text: string) => `<w:r><w:t>${text}</w:t></w:r>`;

const list = (id: number, format: string, label: string, font: string) =>
  `<w:abstractNum w:abstractNumId="${id}"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="${format}"/>` +
  `<w:lvlText w:val="${label}"/><w:pPr><w:ind w:left="720" w:hanging="720"/></w:pPr><w:rPr>${font}</w:rPr></w:lvl></w:abstractNum>`;
const symbolFont = (name: string) => `<w:rFonts w:ascii="${name}" w:hAnsi="${name}" w:hint="default"/>`;
const numbering = root(
  'w:numbering',
  w,
  [
    list(0, 'bullet', '\uf0b7', symbolFont('Symbol')),
    list(1, 'bullet', '\uf0a7', symbolFont('Wingdings')),
    list(2, 'decimal', 'Глава %1.', ''),
    ...[0, 1, 2].map((id) => `<w:num w:numId="${id + 1}"><w:abstractNumId w:val="${id}"/></w:num>`),
  ].join(''),
);
const item = (id: number, text: string) =>
  `<w:p><w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="${id}"/></w:numPr></w:pPr>${run(text)}</w:p>`;

const heads = (id: number) =>
  `<w:headerReference w:type="default" r:id="rHead${id}"/><w:footerReference w:type="default" r:id="rFoot${id}"/>`;
const section = (id: number) =>
  `<w:sectPr>${heads(id)}<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="2400" w:right="1440" w:bottom="1440" w:left="1440" w:header="2000" w:footer="500" w:gutter="0"/></w:sectPr>`;
const right = (text: string) => `<w:p><w:pPr><w:jc w:val="right"/></w:pPr>${run(text)}</w:p>`;
const body = [item(1, 'Dot'), item(2, 'Square'), item(3, 'Chapter'), `<w:p><w:pPr>${section(1)}</w:pPr></w:p>`];

const ids = [1, 2];
const source = () =>
  docx({
    parts: {
      '[Content_Types].xml': contentTypes({
        'word/document.xml': `${office}.document.main+xml`,
        'word/numbering.xml': `${office}.numbering+xml`,
        ...Object.fromEntries(ids.map((id) => [`word/header${id}.xml`, `${office}.header+xml`])),
        ...Object.fromEntries(ids.map((id) => [`word/footer${id}.xml`, `${office}.footer+xml`])),
      }),
      'word/_rels/document.xml.rels': relationships({
        rNumbering: ['numbering', 'numbering.xml'],
        ...Object.fromEntries(ids.map((id) => [`rHead${id}`, ['header', `header${id}.xml`] as const])),
        ...Object.fromEntries(ids.map((id) => [`rFoot${id}`, ['footer', `footer${id}.xml`] as const])),
      }),
      'word/numbering.xml': numbering,
      ...Object.fromEntries(ids.map((id) => [`word/header${id}.xml`, root('w:hdr', w, right(`Head ${id}`))])),
      ...Object.fromEntries(ids.map((id) => [`word/footer${id}.xml`, root('w:ftr', w, right(`Foot ${id}`))])),
      'word/document.xml': root(
        'w:document',
        r,
        `<w:body>${body.join('')}<w:p>${run('Second')}</w:p>${section(2)}</w:body>`,
      ),
    },
  });

let rich: string;
/** The words of the PDF that LibreOffice makes of it, with their boxes in points. */
let words: readonly (readonly [word: string, page: number, xMax: number, yMax: number])[];

beforeAll(async () => {
  const path = await convert(await source(), 'docx', 'rtf');
  rich = await readFile(path, 'latin1');
  const pdf = await convert(Buffer.from(rich, 'latin1'), 'rtf', 'pdf');
  const boxes = execFileSync('pdftotext', ['-bbox', pdf, '-'], { encoding: 'utf8' });
  words = boxes
    .split('<page ')
    .flatMap((text, page) =>
      [...text.matchAll(/xMax="([\d.]+)" yMax="([\d.]+)">([^<]*)</g)].map(
        ([, x, y, word = '']) => [word, page, Number(x), Number(y)] as const,
      ),
    );
});

it('lists the fonts of bullets', () => {
  const listed = new Set([...rich.matchAll(/\{\\f(\d+)\\[^{}]*? (?:Symbol|Wingdings);/g)].map(([, font]) => font));
  const bullets = [...rich.matchAll(/\\u616(?:23|07) \?;\}\{\\levelnumbers;\}\\f(\d+)/g)].map(([, font]) => font);
  expect(bullets).toHaveLength(2);
  expect(bullets.filter((font) => !listed.has(font))).toEqual([]);
});

it('keeps the letters of labels', () => {
  expect(words.map(([word]) => word).join(' ')).toContain('Глава 1.');
});

it('sets the heads and feet of every section alike where LibreOffice writes its page styles, and keeps them where not', () => {
  const hasPageStyles = rich.includes('\\pgdsctbl');
  const pages = ids.map((page) =>
    words.filter(([word, on]) => on === page && ['Head', 'Foot', `${page}`].includes(word)),
  );
  const [first, second] = pages.map((found) =>
    found.map(([word, , ...place]) => (hasPageStyles ? place.map(Math.round) : word.replace(/\d/, 'number'))),
  );
  expect(first).toHaveLength(4);
  expect(second).toEqual(first);
});
