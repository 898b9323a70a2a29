import { BlobReader, BlobWriter, configure, ZipWriter } from '@zip.js/zip.js/lib/zip-core-native.js';
import { distinctPaths } from '../../catalog/files/archive-names/distinct-paths.ts';
import { safeSegment } from '../../catalog/files/archive-names/safe-path.ts';
import type { Download } from '../client/client.ts';

configure({ useWebWorkers: false, useCompressionStream: true });

/** Results in one archive, streamed from blob to blob and only stored, since most are compressed already. */
export async function zipResults(downloads: readonly Pick<Download, 'blob' | 'filename'>[]): Promise<Blob> {
  const wanted = downloads.map(({ filename }) => ({ segments: [safeSegment(filename)], folder: false }));
  const { paths } = distinctPaths(wanted);
  const writer = new ZipWriter(new BlobWriter('application/zip'), { level: 0 });
  for (const [index, { blob, filename }] of downloads.entries()) {
    await writer.add(paths[index] ?? filename, new BlobReader(blob));
  }
  return writer.close();
}
