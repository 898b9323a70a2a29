import { describe, expect, it } from 'vitest';
import {
  createScriptWatch,
  distinct,
  familyName,
} from '../../../../../api/engines/libreoffice/fonts/font-collector.ts';

describe('a family name', () => {
  it('is the first of a list, without quotes', () => {
    expect(familyName("'Liberation Sans'")).toBe('Liberation Sans');
    expect(familyName(' "Noto Serif" , serif')).toBe('Noto Serif');
    expect(familyName('Calibri;Carlito')).toBe('Calibri');
    expect(familyName('')).toBe('');
  });
});

describe('a watch on scripts', () => {
  it('knows the kinds of script that occur, and Latin in any case', () => {
    const watch = createScriptWatch();
    expect(['latin', 'asian', 'complex'].map((script) => watch.uses(script as 'latin'))).toEqual([true, false, false]);
    watch.piece('漢字');
    expect([watch.uses('asian'), watch.uses('complex')]).toEqual([true, false]);
    watch.piece('עברית');
    expect([watch.uses('asian'), watch.uses('complex')]).toEqual([true, true]);
  });
});

describe('distinct names', () => {
  it('are in order, without empty ones', () => {
    expect(distinct(['Arial', undefined, '', 'Calibri', 'Arial'])).toEqual(['Arial', 'Calibri']);
  });
});
