import sharp, { type Sharp } from 'sharp';

export interface PictureFile {
  readonly name: string;
  readonly content: Buffer;
}

/** Noise that no encoder can make small, as photographs are. */
function noise(width: number, height: number): Sharp {
  const grain = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({ create: { width, height, channels: 3, background: '#808080', noise: grain } });
}

/** Photographs and screenshots of the sizes that people send; without opacity, which img2pdf refuses. */
export async function pictureFiles(): Promise<readonly PictureFile[]> {
  const photo = (width: number, height: number) => noise(width, height).jpeg({ quality: 85 }).toBuffer();
  return [
    { name: 'small.jpg', content: await photo(800, 600) },
    { name: 'photo.jpg', content: await photo(4000, 3000) },
    { name: 'screen.png', content: await noise(1920, 1080).blur(4).png().toBuffer() },
    { name: 'scan.png', content: await noise(2480, 3508).blur(8).toColourspace('b-w').png().toBuffer() },
  ];
}
