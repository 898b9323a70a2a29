import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import bidiFactory from 'bidi-js';
import * as fontkit from 'fontkit';
import sharp from 'sharp';

const root = fileURLToPath(new URL('..', import.meta.url));
const fontFolder = join(root, 'node_modules/@fontsource');
/** The font weights of the pictures' text. */
const weights = [400, 700];

/** The light colours of the site's style sheet. */
async function readColours() {
  const css = await readFile(join(root, 'web/styles/foundation/tokens.css'), 'utf8');
  return Object.fromEntries(
    [...css.matchAll(/--([\w-]+): light-dark\((#\w+),/g)].map(([, name, light]) => [name, light]),
  );
}

/** Letters and signs that only the Arabic font has. */
const arabic = /[\u0600-\u06ff\u0750-\u077f\ufb50-\ufdff\ufe70-\ufeff]/;

const bidi = bidiFactory();

/** The runs of a line from left to right, each in one font and one direction (Unicode's UAX 9). */
function runsOf(text, direction) {
  const levels = bidi.getEmbeddingLevels(text, direction);
  const mirrored = bidi.getMirroredCharactersMap(text, levels);
  const runs = [];
  for (const index of bidi.getReorderedIndices(text, levels)) {
    const character = mirrored.get(index) ?? text[index];
    const script = arabic.test(character) ? 'arabic' : 'latin';
    const isRightToLeft = levels.levels[index] % 2 === 1;
    const last = runs.at(-1);
    if (last?.script !== script || last.isRightToLeft !== isRightToLeft) {
      runs.push({ text: character, script, isRightToLeft });
    } else last.text = isRightToLeft ? character + last.text : last.text + character;
  }
  return runs;
}

/** Draws text as outlines of the fonts' glyphs, which need not be installed. */
async function openFonts(direction) {
  const faces = new Map();
  for (const weight of weights) {
    const open = async (path) => fontkit.create(await readFile(join(fontFolder, `${path}-${weight}-normal.woff2`)));
    faces.set(weight, {
      latin: await open('source-sans-3/files/source-sans-3-latin'),
      arabic: await open('noto-sans-arabic/files/noto-sans-arabic-arabic'),
    });
  }
  return (text, sizePx, weight) => {
    let x = 0;
    let d = '';
    for (const run of runsOf(text, direction)) {
      const face = faces.get(weight)[run.script];
      const scale = sizePx / face.unitsPerEm;
      const script = run.script === 'arabic' ? 'arab' : 'latn';
      const { glyphs, positions } = face.layout(
        run.text,
        undefined,
        script,
        undefined,
        run.isRightToLeft ? 'rtl' : 'ltr',
      );
      for (const [index, glyph] of glyphs.entries()) {
        const { xAdvance, xOffset, yOffset } = positions[index];
        d += glyph.path
          .scale(scale, -scale)
          .translate(x + xOffset * scale, -yOffset * scale)
          .toSVG();
        x += xAdvance * scale;
      }
    }
    return { d, width: x };
  };
}

/** Writes the pictures that `shareImages` of the site in one language describes. */
export async function drawShareImages({ shareImages, language }, webDir) {
  const [outline, colours] = await Promise.all([openFonts(language.dir), readColours()]);
  for (const { path, svg } of shareImages({ outline, colours })) {
    const file = join(webDir, path);
    await mkdir(dirname(file), { recursive: true });
    await sharp(Buffer.from(svg)).png({ palette: true, colours: 64, effort: 7 }).toFile(file);
  }
}
