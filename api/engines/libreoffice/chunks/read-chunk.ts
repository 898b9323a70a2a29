import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeWhole } from '../../../formats/encodings/decode-whole.ts';
import { htmlEncoding } from '../../../formats/encodings/html-encoding.ts';
import { detectEncoding } from '../../../formats/encodings/text-encoding.ts';
import { createXmlReader } from '../../../formats/xml/xml.ts';
import { inspectInput } from '../inspect/inspect-input.ts';
import type { Inspection } from '../inspect/inspection.ts';
import type { ShownContent } from '../kept/content/shown-content.ts';
import { createWordContent } from '../kept/content/word-content.ts';
import { createPassageGatherer } from '../kept/gather-passages.ts';
import { prepareRtf } from '../prepare/rtf/prepare-rtf.ts';
import type { ChunkKind } from './chunk-kind.ts';
import { cleanHtml, type FindFile } from './clean-html.ts';
import { readMessage } from './read-message.ts';

/** A chunk in another format than DOCX, as it is known before LibreOffice opens it. */
export interface ReadChunk
  extends Pick<Inspection, 'fonts' | 'macros' | 'embedsFonts' | 'linkedPictures' | 'droppedPictures'> {
  /** What it shows; null if that can't be known. */
  readonly content: ShownContent | null;
  /** The file for LibreOffice to convert; null where it could not open it. */
  readonly source: string | null;
}

const plain = { fonts: [], macros: false, embedsFonts: false };
/** Has LibreOffice read a text as UTF-8. */
const byteOrderMark = '\ufeff';

function passagesOf(text: string): ShownContent {
  const gatherer = createPassageGatherer();
  for (const line of text.split(/\r\n?|\n/)) {
    gatherer.begin();
    gatherer.add(line);
    gatherer.end();
  }
  return { passages: gatherer.passages(), pictures: 0, slides: null, hiddenSheets: 0 };
}

async function readText(text: string, folder: string): Promise<ReadChunk> {
  const source = join(folder, 'chunk.txt');
  await writeFile(source, byteOrderMark + text);
  return { ...plain, content: passagesOf(text), source };
}

async function readHtml(text: string, fileAt: FindFile, folder: string): Promise<ReadChunk> {
  const source = join(folder, 'chunk.html');
  const { html, ...shown } = await cleanHtml(text, fileAt);
  await writeFile(source, byteOrderMark + html);
  return { ...plain, ...shown, source };
}

/** The words of a Word document in one XML file, which LibreOffice does not open as what it is. */
function readWordXml(bytes: Buffer): ReadChunk {
  const words = createWordContent();
  const reader = createXmlReader(words.watch('word/document.xml') ?? {});
  reader.write(bytes);
  reader.end();
  return { ...plain, content: words.content(), source: null };
}

/**
 * Reads a chunk in another format than DOCX, and writes what LibreOffice is to open of it into a folder. Throws as
 * `inspectInput` and `detectEncoding` do.
 *
 * @param path The chunk by itself, in the folder.
 */
export async function readChunk(
  path: string,
  kind: Exclude<ChunkKind, 'docx' | 'unknown'>,
  folder: string,
  signal: AbortSignal,
): Promise<ReadChunk> {
  if (kind === 'rtf') {
    const inspection = await inspectInput(path, kind, signal);
    return { ...inspection, source: await prepareRtf(path, join(folder, 'prepared.rtf'), signal) };
  }
  if (kind === 'doc') return { ...(await inspectInput(path, kind, signal)), source: path };
  const bytes = await readFile(path);
  if (kind === 'xml') return readWordXml(bytes);
  if (kind === 'text') return readText(decodeWhole(bytes, detectEncoding(bytes)), folder);
  if (kind === 'html') return readHtml(decodeWhole(bytes, htmlEncoding(bytes)), () => undefined, folder);
  const { page, fileAt } = readMessage(bytes);
  if (page === null) return { ...plain, content: null, source: null };
  return page.isHtml ? readHtml(page.text, fileAt, folder) : readText(page.text, folder);
}
