import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { size } from './painting.ts';

/** Enumerated colour spaces (ISO/IEC 15444-1, table I.10; CMYK is of ISO/IEC 15444-2). */
export const colourSpaces = { cmyk: 12, srgb: 16, grey: 17, sycc: 18 } as const;

/**
 * Encodes samples as a JPEG 2000 code stream, by OpenJPEG.
 *
 * @param samples Interleaved; of more than eight bits, two bytes each, the high one first.
 */
export function codeStream(samples: Buffer, components: number, bits: number, options: readonly string[] = []): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'filewright-jpx-'));
  const [raw, coded] = [join(folder, 'samples.raw'), join(folder, 'picture.j2k')];
  const bytes = bits > 8 ? 2 : 1;
  const pixels = size.width * size.height;
  // OpenJPEG reads one component after the other.
  const planes = Buffer.alloc(samples.length);
  for (let at = 0, to = 0; at < components; at++) {
    for (let pixel = 0; pixel < pixels; pixel++, to += bytes) {
      samples.copy(planes, to, (pixel * components + at) * bytes, (pixel * components + at + 1) * bytes);
    }
  }
  writeFileSync(raw, planes);
  const shape = `${size.width},${size.height},${components},${bits},u`;
  execFileSync('opj_compress', ['-i', raw, '-o', coded, '-F', shape, ...options], { stdio: 'ignore' });
  const data = readFileSync(coded);
  rmSync(folder, { recursive: true });
  return data;
}

/** A box of a JP2 file (I.4). */
function box(type: string, ...content: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.reduce((sum, part) => sum + part.length, 0));
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, ...content]);
}

/** What a JP2 file says of its samples. */
export interface Jp2Header {
  readonly components: number;
  readonly bits: number;
  /** An enumerated colour space, or an ICC profile. */
  readonly colours: number | Buffer;
  /** The colours of a palette, three bytes each, that the samples are indexes into. */
  readonly palette?: Buffer;
  /** The type of the last component: opacity, or opacity that colours are multiplied by (I.5.3.6). */
  readonly opacity?: 1 | 2;
}

/** The box that says which component is what; the last one's is `opacity`. */
function channelDefinitions(components: number, opacity: number): Buffer {
  const definitions = Buffer.alloc(2 + components * 6);
  definitions.writeUInt16BE(components);
  for (let at = 0; at < components; at++) {
    const isLast = at === components - 1;
    for (const [index, value] of [at, isLast ? opacity : 0, isLast ? 0 : at + 1].entries()) {
      definitions.writeUInt16BE(value, 2 + at * 6 + index * 2);
    }
  }
  return box('cdef', definitions);
}

/** Wraps a code stream in a JP2 file. */
export function jp2(stream: Buffer, { components, bits, colours, palette, opacity }: Jp2Header): Buffer {
  const image = Buffer.alloc(14);
  image.writeUInt32BE(size.height);
  image.writeUInt32BE(size.width, 4);
  image.writeUInt16BE(components, 8);
  image.set([bits - 1, 7], 10);
  const enumerated = Buffer.from([1, 0, 0, 0, 0, 0, typeof colours === 'number' ? colours : 0]);
  const specification = typeof colours === 'number' ? enumerated : Buffer.concat([Buffer.from([2, 0, 0]), colours]);
  const entries = Buffer.from([0, (palette?.length ?? 0) / 3, 3, 7, 7, 7]);
  const mapping = Buffer.from([0, 0, 1, 0, 0, 0, 1, 1, 0, 0, 1, 2]);
  const header = [
    box('ihdr', image),
    box('colr', specification),
    ...(palette ? [box('pclr', entries, palette), box('cmap', mapping)] : []),
    ...(opacity ? [channelDefinitions(components, opacity)] : []),
  ];
  return Buffer.concat([
    box('jP  ', Buffer.from('0d0a870a', 'hex')),
    box('ftyp', Buffer.from('jp2 \0\0\0\0jp2 ', 'latin1')),
    box('jp2h', ...header),
    box('jp2c', stream),
  ]);
}
