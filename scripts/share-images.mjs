import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as fontkit from 'fontkit';
import sharp from 'sharp';

const root = fileURLToPath(new URL('..', import.meta.url));
const fontFolder = 'node_modules/@fontsource/source-sans-3/files';
/** The font weights of the pictures' text. */
const weights = [400, 700];

/** The light colours of the site's style sheet. */
async function readColours() {
  const css = await readFile(join(root, 'web/styles/tokens.css'), 'utf8');
  return Object.fromEntries(
    [...css.matchAll(/--([\w-]+): light-dark\((#\w+),/g)].map(([, name, light]) => [name, light]),
  );
}

/** Draws text as outlines of the site's own font, which need not be installed. */
async function openFont() {
  const faces = new Map();
  for (const weight of weights) {
    const file = join(root, fontFolder, `source-sans-3-latin-${weight}-normal.woff2`);
    faces.set(weight, fontkit.create(await readFile(file)));
  }
  return (text, sizePx, weight) => {
    const face = faces.get(weight);
    const scale = sizePx / face.unitsPerEm;
    const { glyphs, positions } = face.layout(text);
    let x = 0;
    let d = '';
    for (const [index, glyph] of glyphs.entries()) {
      d += glyph.path.scale(scale, -scale).translate(x, 0).toSVG();
      x += positions[index].xAdvance * scale;
    }
    return { d, width: x };
  };
}

/** Writes the pictures that `shareImages` of the built site describes. */
export async function drawShareImages(shareImages, webDir) {
  const [outline, colours] = await Promise.all([openFont(), readColours()]);
  for (const { path, svg } of shareImages({ outline, colours })) {
    const file = join(webDir, path);
    await mkdir(dirname(file), { recursive: true });
    await sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 7 }).toFile(file);
  }
}
