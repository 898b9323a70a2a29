export interface PortablePicture {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
  readonly components: 1 | 3;
}

/** Reads the binary PGM and PPM files that Poppler writes (eight bits a sample). Throws where it is none. */
export function readPortable(file: Buffer): PortablePicture {
  const head = /^P([56])\s+(\d+)\s+(\d+)\s+255\s/.exec(file.toString('latin1', 0, 60));
  if (head === null) throw new Error('no portable picture');
  const components = head[1] === '5' ? 1 : 3;
  return { data: file.subarray(head[0].length), width: Number(head[2]), height: Number(head[3]), components };
}
