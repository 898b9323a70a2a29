export interface PortablePicture {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly components: 1 | 3;
}

/** Reads the binary PGM and PPM files that Poppler writes (eight bits a sample). Throws where it is none, or cut short. */
export function readPortable(file: Buffer): PortablePicture {
  const head = /^P([56])\s+(\d+)\s+(\d+)\s+255\s/.exec(file.toString('latin1', 0, 60));
  if (head === null) throw new Error('no portable picture');
  const components = head[1] === '5' ? 1 : 3;
  const [width, height] = [Number(head[2]), Number(head[3])];
  const data = file.subarray(head[0].length);
  if (data.length < width * height * components) throw new Error('fewer samples than the picture declares');
  return { data, width, height, components };
}

/**
 * Whether every pixel has the colour of the first. Poppler draws what it cannot decode as one white area and reports
 * success, so that such a picture is never taken for the image's own.
 */
export function isUniform({ data, components }: PortablePicture): boolean {
  for (let at = components; at < data.length; at++) if (data[at] !== data[at - components]) return false;
  return true;
}
