import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const favicon = fileURLToPath(new URL('../web/glyphs/favicon.svg', import.meta.url));

/** The share of a maskable icon that every mask leaves visible, with some margin (W3C Image Resource, "safe zone"). */
const safeShare = 0.6;
const plainShare = 0.88;
/** Draws the icons of the installed site: the favicon on the site's paper. */
export async function drawIcons({ all, paper }, webDir) {
  const svg = await readFile(favicon);
  for (const { path, pixels, purpose } of all) {
    const inner = Math.round(pixels * (purpose === 'maskable' ? safeShare : plainShare));
    const drawing = await sharp(svg, { density: 72 * (inner / 40) })
      .resize(inner, inner)
      .png()
      .toBuffer();
    const background = purpose === 'maskable' ? paper : { r: 0, g: 0, b: 0, alpha: 0 };
    const file = join(webDir, path);
    await mkdir(dirname(file), { recursive: true });
    await sharp({ create: { width: pixels, height: pixels, channels: 4, background } })
      .composite([{ input: drawing }])
      .png()
      .toFile(file);
  }
}
