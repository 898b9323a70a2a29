import { expect, it } from 'vitest';
import { families } from '../../../../../../api/engines/libreoffice/stand-ins/families/families.ts';

it('names every family once', () => {
  const names = families.flatMap((family) => family.names.map((name) => name.toLowerCase()));
  expect(new Set(names).size).toBe(names.length);
});

it('gives every family a height that text can have, and letters a width', () => {
  for (const { names, line, widths } of families) {
    const height = line.ascent + line.descent;
    expect(height, names[0]).toBeGreaterThan(0.99);
    expect(height, names[0]).toBeLessThan(2);
    for (const rule of Object.values(widths ?? {})) {
      // A Latin a, or alpha where the family has Greek letters alone.
      const width = rule(0x61, 500) ?? rule(0x3b1, 500);
      expect(width, names[0]).toBeGreaterThan(300);
      expect(width, names[0]).toBeLessThan(800);
    }
  }
});
