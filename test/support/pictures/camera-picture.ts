/** The pixels of a picture as RGB. */
export interface CameraPicture {
  readonly width: number;
  readonly height: number;
  readonly rgb: Buffer;
}

/** A picture as a camera takes it: soft light and shade, edges, and sensor noise; the same at every call. */
export function cameraPicture(width: number, height: number): CameraPicture {
  const rgb = Buffer.alloc(width * height * 3);
  let seed = 42;
  const noise = () => {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    return (seed / 2 ** 32 - 0.5) * 4;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [u, v] = [x / width, y / height];
      const hill = v > 0.6 + 0.15 * Math.sin(u * 7) ? 1 : 0;
      const sun = Math.exp(-((u - 0.7) ** 2 + (v - 0.25) ** 2) * 40);
      const light = 0.8 + 0.2 * Math.sin(u * 5 + v * 3);
      const sky = [90 + 100 * v + 120 * sun, 140 + 60 * v + 70 * sun, 220 - 30 * v];
      const ground = [70 + 50 * u, 110 - 40 * v, 40 + 20 * Math.sin(u * 25) * v];
      const grain = noise();
      for (let channel = 0; channel < 3; channel++) {
        const value = (hill === 1 ? ground : sky)[channel] ?? 0;
        rgb[(y * width + x) * 3 + channel] = Math.max(0, Math.min(255, value * light + grain));
      }
    }
  }
  return { width, height, rgb };
}
