import type { Font } from '../../../../formats/fonts/sfnt.ts';

/** Discretionary ligatures, which are off by default. */
const onRequest = 'dlig';

/** Makes substitutions of glyphs discretionary that are on by default, by the tags of their features. */
function makeOptional(font: Font, ...usual: readonly string[]): void {
  const substitutions = font.tables.get('GSUB');
  if (substitutions === undefined) return;
  const changed = Buffer.from(substitutions);
  const list = changed.readUInt16BE(6);
  for (let place = 0; place < changed.readUInt16BE(list); place += 1) {
    const tag = list + 2 + 6 * place;
    if (usual.includes(changed.toString('latin1', tag, tag + 4))) changed.write(onRequest, tag, 'latin1');
  }
  font.tables.set('GSUB', changed);
}

/** Makes standard ligatures discretionary: Word sets none, and they are narrower than their letters. */
export const dropLigatures = (font: Font): void => makeOptional(font, 'liga');

/** Makes glyphs discretionary that take the place of others because of the language, or of what stands beside them. */
export const dropAlternates = (font: Font): void => makeOptional(font, 'calt', 'locl');
