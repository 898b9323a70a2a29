import type { Font } from './sfnt.ts';

const usual = 'liga';
/** Discretionary ligatures, which are off by default. */
const onRequest = 'dlig';

/** Makes standard ligatures discretionary: Word sets none, and they are narrower than their letters. */
export function dropLigatures(font: Font): void {
  const substitutions = font.tables.get('GSUB');
  if (substitutions === undefined) return;
  const changed = Buffer.from(substitutions);
  const list = changed.readUInt16BE(6);
  for (let place = 0; place < changed.readUInt16BE(list); place += 1) {
    const tag = list + 2 + 6 * place;
    if (changed.toString('latin1', tag, tag + 4) === usual) changed.write(onRequest, tag, 'latin1');
  }
  font.tables.set('GSUB', changed);
}
