import { type CompoundFile, openCompoundFile } from '../../../formats/compound-file.ts';
import { isProblem } from '../../../problem.ts';
import { readBinaryContent } from '../kept/binary/binary-content.ts';
import { recordsFrom, recordTypes } from '../kept/binary/book-records.ts';
import { limits } from '../limits.ts';
import type { Inspection } from './inspection.ts';
import { needsPassword } from './needs-password.ts';
import { createMetafileGuard } from './pictures/metafile-guard.ts';

/** Streams that hold the pictures of Word's and PowerPoint's documents, and the one of a workbook. */
const pictureStreams = new Set(['data', 'worddocument', 'pictures']);
const bookStream = 'workbook';

/** The drawings of a workbook, which its records divide. */
function drawingsOf(book: Buffer): Buffer {
  const parts: Buffer[] = [];
  let isDrawing = false;
  for (const { type, data } of recordsFrom(book, 0)) {
    isDrawing = type === recordTypes.msoDrawingGroup || (isDrawing && type === recordTypes.continue);
    if (isDrawing) parts.push(data);
  }
  return Buffer.concat(parts);
}

/** Throws `too-complex` for drawings of endless steps, and `damaged-file`. */
async function checkMetafiles(file: CompoundFile): Promise<void> {
  const metafiles = createMetafileGuard();
  const waiting = new Set([...pictureStreams, bookStream]);
  for (const stream of file.streams) {
    const name = stream.name.toLowerCase();
    // Each name once: streams may share their sectors.
    if (stream.depth > 0 || stream.bytes > limits.inspect.maxBinaryStreamBytes || !waiting.delete(name)) continue;
    const content = await file.read(stream, stream.bytes);
    metafiles.takeBlips(name === bookStream ? drawingsOf(content) : content);
  }
}

/** What is damaged is left to LibreOffice. */
function unlessDamaged(error: unknown): undefined {
  if (!isProblem(error, 'damaged-file')) throw error;
}

/**
 * Inspects a binary document, which keeps VBA in a storage with a stream `_VBA_PROJECT` (MS-OVBA §2.2.1). Throws as
 * `inspectInput` does.
 */
export async function inspectCompound(path: string): Promise<Inspection> {
  const file = await openCompoundFile(path);
  try {
    await checkMetafiles(file).catch(unlessDamaged);
    const isLocked = await needsPassword(file).catch(unlessDamaged);
    const macros = file.streams.some(({ name, depth }) => depth > 0 && name === '_VBA_PROJECT');
    return { fonts: [], macros, embedsFonts: false, needsPassword: isLocked, ...(await readBinaryContent(file)) };
  } finally {
    await file.close();
  }
}
