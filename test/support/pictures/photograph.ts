import sharp from 'sharp';

/** Pseudo-random numbers from 0 to 255, the same each time. */
function createGrain(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  };
}

async function pngOf(width: number, height: number, sample: (x: number, y: number, channel: number) => number) {
  const pixels = Buffer.alloc(width * height * 3);
  for (let i = 0; i < pixels.length; i++) {
    const pixel = Math.floor(i / 3);
    pixels[i] = sample(pixel % width, Math.floor(pixel / width), i % 3);
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}

const photographs = new Map<string, Promise<Buffer>>();

/** Waves of colour under a little grain, as a PNG: to an encoder, a photograph. Each size is made once. */
export function photograph(width: number, height: number): Promise<Buffer> {
  const size = `${width} × ${height}`;
  const grain = createGrain();
  const made =
    photographs.get(size) ??
    pngOf(width, height, (x, y, channel) => {
      const wave = Math.sin(x / (37 + channel * 11)) * Math.cos(y / (23 + channel * 7));
      return 124 + 90 * wave + (grain() >> 5);
    });
  photographs.set(size, made);
  return made;
}

/** Waves of colour under so much grain that encoders lose some of it at any but high qualities, as a PNG. */
export function grainyPhotograph(width: number, height: number): Promise<Buffer> {
  const grain = createGrain();
  return pngOf(width, height, (x, y, channel) => {
    const wave = Math.sin(x / (37 + channel * 11)) * Math.cos(y / (23 + channel * 7));
    return Math.min(255, Math.max(0, 124 + 60 * wave + 0.35 * (grain() - 128)));
  });
}

/** A PNG that nothing makes smaller without loss. */
export function noise(width: number, height: number): Promise<Buffer> {
  const grain = createGrain();
  return pngOf(width, height, grain);
}
