import type { FileHandle } from 'node:fs/promises';
import { deflateRawSync } from 'node:zlib';
import { readAt } from '../../../formats/read-at.ts';
import { thresholds } from '../thresholds.ts';

/** Magic bytes, in hexadecimal, of formats that are compressed already (`.` is any digit). */
const packedStarts: readonly string[] = [
  // JPEG, PNG, GIF, WebP, JPEG XL, JPEG 2000
  'ffd8ff|89504e47|47494638|52494646........57454250|ff0a|0000000c4a584c20|0000000c6a502020',
  // ZIP and formats based on it (DOCX, ODT, EPUB, JAR), 7z, gzip, bzip2, xz, Zstandard, RAR, LZ4, CAB
  '504b0304|377abcaf271c|1f8b08|425a68|fd377a585a|28b52ffd|526172211a07|04224d18|4d534346',
  // MP4, MOV, HEIC, AVIF; Matroska and WebM; Ogg, FLAC, MP3; WOFF
  '........66747970|1a45dfa3|4f676753|664c6143|494433|fff[23ab]|774f4632|774f4646',
];
const packedStart = new RegExp(`^(${packedStarts.join('|')})`);

const startBytes = 32;
const { sampleBytes, samples, maxDeflatedShare } = thresholds.create;

/** Whether deflating a file is worth it, judged by its magic bytes, then by deflating samples. */
export async function isDeflatable(file: FileHandle, bytes: number): Promise<boolean> {
  const start = await readAt(file, 0, startBytes);
  if (packedStart.test(start.toString('hex'))) return false;
  const places = bytes <= samples * sampleBytes ? 1 : samples;
  const length = places === 1 ? bytes : sampleBytes;
  let [before, after] = [0, 0];
  for (let place = 0; place < places; place++) {
    const at = places === 1 ? 0 : Math.floor(((bytes - length) * place) / (places - 1));
    const sample = await readAt(file, at, length);
    before += sample.length;
    after += deflateRawSync(sample, { level: 1 }).length;
  }
  return after < before * maxDeflatedShare;
}
