import { open } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import { distinctPaths } from '../../../../catalog/files/archive-names/distinct-paths.ts';
import { safeSegment } from '../../../../catalog/files/archive-names/safe-path.ts';
import { createZipWriter, earliest, type ZipSums } from '../../../formats/zip/zip-writer.ts';
import { thresholds } from '../thresholds.ts';
import { verifyArchive, type WrittenEntry } from '../verify-archive.ts';
import { type Block, deflateBlock, inOrder, windowBytes } from './deflate-blocks.ts';
import type { CreateAnswer, CreateTask, FileToPack } from './messages.ts';
import { isDeflatable } from './packed-formats.ts';

const { level, blockBytes } = thresholds.create;
const plainFile = 0o100644;

/** A file, its name in the archive and how it is packed. */
interface PlannedFile extends FileToPack {
  readonly name: string;
  readonly method: 0 | 8;
}

/** A block, and the checksum and size of its file up to its end. */
interface FileBlock extends Block, ZipSums {
  readonly method: 0 | 8;
}

async function planFiles(files: readonly FileToPack[]): Promise<{ files: PlannedFile[]; renamed: number }> {
  const wanted = files.map(({ segments }) => ({ segments: segments.map(safeSegment), folder: false }));
  const { paths, renamed } = distinctPaths(wanted);
  const planned: PlannedFile[] = [];
  for (const [index, file] of files.entries()) {
    const handle = await open(file.path);
    const method = (await isDeflatable(handle, file.bytes)) ? 8 : 0;
    await handle.close();
    planned.push({ ...file, name: paths[index] as string, method });
  }
  return { files: planned, renamed };
}

/** The blocks of all files in order; an empty file is one empty block. */
async function* blocksOf(files: readonly PlannedFile[]): AsyncGenerator<FileBlock> {
  for (const { path, bytes: size, method } of files) {
    const file = await open(path);
    try {
      let before = Buffer.alloc(0);
      for (let [bytes, sum, last] = [0, 0, false]; !last; ) {
        const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(blockBytes), 0, blockBytes, bytes);
        const data = buffer.subarray(0, bytesRead);
        bytes += bytesRead;
        sum = crc32(data, sum);
        last = bytes >= size || bytesRead === 0;
        yield { data, before, last, method, bytes, crc32: sum };
        before = data.subarray(-windowBytes);
      }
    } finally {
      await file.close();
    }
  }
}

/**
 * Packs files into a ZIP archive. Files that deflate does not shrink are stored; the others are deflated on several
 * cores. Equal files give equal archives, byte for byte. Memory use does not depend on their size. The archive is read
 * back; throws `content-lost` if it does not contain what was packed.
 * @param deflate Deflates one block. Tests pass a faulty one, to show that the archive is read back.
 */
export async function packFiles(
  { files, output, threads }: CreateTask,
  deflate: typeof deflateBlock = deflateBlock,
): Promise<CreateAnswer> {
  const planned = await planFiles(files);
  const packed = inOrder(blocksOf(planned.files), threads + 1, async (block) => ({
    block,
    bytes: block.method === 8 ? await deflate(block, level) : block.data,
  }));
  const writer = await createZipWriter(output);
  const written: WrittenEntry[] = [];
  try {
    for (const { name, method, bytes: maxBytes } of planned.files) {
      let sums: ZipSums = { crc32: 0, bytes: 0 };
      async function* ofThisFile() {
        for (let last = false; !last; ) {
          const { value } = await packed.next();
          if (value === undefined) throw new Error('a file ended early');
          sums = value.block;
          last = value.block.last;
          yield value.bytes;
        }
      }
      await writer.add({ name, method, modified: earliest, mode: plainFile, maxBytes }, ofThisFile(), () => sums);
      written.push({ name, ...sums });
    }
    const bytes = await writer.end();
    await verifyArchive(output, written);
    const { renamed } = planned;
    return { bytes, notes: renamed > 0 ? [{ code: 'names-made-distinct', files: renamed }] : [] };
  } finally {
    await writer.close();
  }
}
