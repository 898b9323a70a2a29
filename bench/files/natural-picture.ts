import sharp from 'sharp';

export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgb: Buffer;
}

/** Pseudo-random numbers from 0 to 255, the same each time. */
function pseudoRandomBytes(count: number, seed: number): Buffer {
  let state = seed + 1;
  return Buffer.from(
    Array.from({ length: count }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 24;
    }),
  );
}

/** Noise from 0 to 255 whose details are about `size` pixels large. */
async function noise({ width, height }: Omit<Pixels, 'rgb'>, size: number, seed: number): Promise<Buffer> {
  const lattice = { width: Math.ceil(width / size), height: Math.ceil(height / size), channels: 1 } as const;
  return sharp(pseudoRandomBytes(lattice.width * lattice.height, seed), { raw: lattice })
    .resize(width, height, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
}

/** In natural pictures, the finer a detail, the weaker it is. */
const textures = [256, 128, 64, 32, 16, 8, 4, 2, 1].map((size) => ({ size, weight: 0.35 * (size / 256) ** 0.5 }));
const tones = [
  [176, 202, 226],
  [92, 122, 70],
  [150, 112, 78],
  [58, 66, 84],
  [214, 196, 164],
] as const;

/**
 * A picture with what makes photographs hard to compress: surfaces of several tones with edges between them, and
 * texture at all scales down to the grain of a sensor. The same at every call.
 */
export async function naturalPicture(width: number, height: number): Promise<Pixels> {
  const area = { width, height };
  const layers = await Promise.all(textures.map(({ size }, index) => noise(area, size, index)));
  const [places, details] = await Promise.all([noise(area, 200, 91), noise(area, 50, 92)]);
  const tints = await Promise.all([70, 71, 72].map((seed) => noise(area, 90, seed)));
  const rgb = Buffer.alloc(width * height * 3);
  for (let pixel = 0; pixel < width * height; pixel++) {
    let texture = 0;
    for (const [index, layer] of layers.entries()) {
      texture += ((layer[pixel] ?? 0) - 128) * (textures[index]?.weight ?? 0);
    }
    const place = (0.7 * (places[pixel] ?? 0) + 0.3 * (details[pixel] ?? 0)) / 256;
    const tone = tones[Math.floor(place * tones.length)] ?? tones[0];
    for (const [channel, tint] of tints.entries()) {
      const value = tone[channel] as number;
      rgb[pixel * 3 + channel] = Math.max(0, Math.min(255, value + texture + ((tint[pixel] ?? 0) - 128) * 0.1));
    }
  }
  return { width, height, rgb };
}
