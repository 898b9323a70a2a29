/** The maximum length of the header in bytes. */
const maxHeaderBytes = 60;

/** A picture that a program wrote as PGM or PPM. */
export interface NetpbmImage {
  /** Interleaved samples of eight bits, rows from the top. */
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly components: 1 | 3;
}

/**
 * Reads a binary PGM or PPM file with eight bits a sample, as Poppler writes them. Throws for other files and truncated
 * ones.
 */
export function readNetpbm(file: Buffer): NetpbmImage {
  const head = /^P([56])\s+(\d+)\s+(\d+)\s+255\s/.exec(file.toString('latin1', 0, maxHeaderBytes));
  if (head === null) throw new Error('not a binary PGM or PPM');
  const components = head[1] === '5' ? 1 : 3;
  const [width, height] = [Number(head[2]), Number(head[3])];
  const data = file.subarray(head[0].length);
  if (data.length < width * height * components) throw new Error('fewer samples than the header declares');
  return { data, width, height, components };
}

/**
 * Whether all pixels have the same colour. Poppler writes a blank image and reports success if it cannot decode one, so
 * a uniform image cannot be trusted.
 */
export function isUniform({ data, components }: NetpbmImage): boolean {
  for (let at = components; at < data.length; at++) if (data[at] !== data[at - components]) return false;
  return true;
}

/**
 * Converts an image to the number of components of its colour space: `pdfimages` writes grey images with three equal
 * samples a pixel. Undefined if they are not equal.
 */
export function withComponents(image: NetpbmImage, components: number | undefined): NetpbmImage | undefined {
  if (image.components === components) return image;
  if (components !== 1) return undefined;
  const { data: samples, width, height } = image;
  const data = Buffer.alloc(width * height);
  for (let pixel = 0, at = 0; pixel < data.length; pixel++, at += 3) {
    if (samples[at] !== samples[at + 1] || samples[at] !== samples[at + 2]) return undefined;
    data[pixel] = samples[at] as number;
  }
  return { data, width, height, components };
}
