import { type CompoundPiece, openCompoundFile } from '../../../../formats/compound-file.ts';
import { isProblem } from '../../../../problem.ts';

/** The workbook of an Excel 97 file. */
export interface Workbook {
  readonly book: Buffer;
  /** Tells where its pieces are in the file. */
  readonly pieces: () => Promise<readonly CompoundPiece[]>;
}

/**
 * Reads the workbook of an Excel 97 file. Null for a file without one, for one of more than `maxBytes`, and for damaged ones, of
 * which LibreOffice decides whether they can be opened. Throws what reading the file throws otherwise.
 *
 * @param read Makes something of it while the file is open. RangeError says that it breaks off.
 */
export async function readWorkbook<T>(
  path: string,
  maxBytes: number,
  read: (workbook: Workbook) => T | Promise<T>,
): Promise<T | null> {
  try {
    const file = await openCompoundFile(path);
    try {
      const stream = file.streams.find(({ name, depth }) => depth === 0 && name.toLowerCase() === 'workbook');
      if (stream === undefined || stream.bytes > maxBytes) return null;
      return await read({ book: await file.read(stream, stream.bytes), pieces: () => file.pieces(stream) });
    } finally {
      await file.close();
    }
  } catch (error) {
    if (isProblem(error, 'damaged-file') || error instanceof RangeError) return null;
    throw error;
  }
}
