import { describe, expect, it } from 'vitest';
import { embedFonts } from '../../../../../../api/engines/pdf/reconstruct/docx/embedded-fonts.ts';

const font = (family: string, isBold = false) => ({
  family,
  isBold,
  isItalic: false,
  bytes: Buffer.from(Array.from({ length: 64 }, (_, at) => at)),
});

/** Undoes what ECMA-376 part 1, section 17.8.1 describes. */
function plain(bytes: Uint8Array, guid: string): Buffer {
  const key = Buffer.from(guid.replaceAll('-', ''), 'hex').reverse();
  return Buffer.from(bytes.map((byte, at) => (at < 32 ? byte ^ (key[at % 16] ?? 0) : byte)));
}

describe('the fonts of a document', () => {
  it('are obfuscated with the key that the font table names', () => {
    const { files, referencesOf, relationships } = embedFonts([font('Quaint')], new Set(['Quaint']));
    const [, id, guid] =
      /<w:embedRegular r:id="(\w+)" w:fontKey="\{([0-9A-F-]{36})\}"/.exec(referencesOf('Quaint')) ?? [];
    expect(relationships.xml()).toContain(`Id="${id}"`);
    expect(files.map(({ name }) => name)).toEqual(['fonts/font1.odttf']);
    expect(plain(files[0]?.bytes ?? new Uint8Array(), guid ?? '')).toEqual(font('Quaint').bytes);
    expect(Buffer.from(files[0]?.bytes ?? [])).not.toEqual(font('Quaint').bytes);
  });

  it('are in the order of the schema, and only those that are used', () => {
    const { files, referencesOf } = embedFonts(
      [font('Quaint', true), font('Quaint'), font('Other')],
      new Set(['Quaint']),
    );
    expect(files).toHaveLength(2);
    expect(referencesOf('Quaint')).toMatch(/embedRegular.*embedBold/);
    expect(referencesOf('Other')).toBe('');
  });
});
