import { describe, expect, it } from 'vitest';
import { soundCharacterMap } from '../../../../../../../api/engines/pdf/reconstruct/extract/pdfium/character-map.ts';

const codes = '1 begincodespacerange <0000> <FFFF> endcodespacerange';
const map = (sections: string) => `/CIDInit begin begincmap ${codes} ${sections} endcmap`;
const lines = (text: string | null) => text?.trimEnd().split('\n');

describe('a character map', () => {
  it('stays as it is where its sections are sound', () => {
    expect(soundCharacterMap(map('2 beginbfchar <0001> <0041> <0002> <00420043> endbfchar'))).toBeNull();
    expect(soundCharacterMap(map('1 beginbfrange <0001> <00FF> <0041> endbfrange'))).toBeNull();
    expect(soundCharacterMap(map('1 beginbfrange <0001> <0002> [<0041> <0042>] endbfrange'))).toBeNull();
    expect(soundCharacterMap(map('1 beginbfrange <00FF> <01FF> <0E0B> endbfrange'))).toBeNull();
    expect(soundCharacterMap('q 1 0 0 1 0 0 cm Q')).toBeNull();
  });

  it('counts its characters anew if it does not have as many as it says, without those that mean nothing', () => {
    const mended = soundCharacterMap(map('1 beginbfchar <0001> <0041> <0002> <0000> <0003><0043> endbfchar'));
    expect(lines(mended)).toEqual([
      'begincmap',
      codes,
      '2 beginbfchar',
      '<0001><0041>',
      '<0003><0043>',
      'endbfchar',
      'endcmap',
    ]);
  });

  it('divides ranges whose last byte goes down, and long sections', () => {
    const range = soundCharacterMap(map('1 beginbfrange <01FE> <0201> <0041> endbfrange'));
    expect(lines(range)?.slice(2, -1)).toEqual([
      '2 beginbfrange',
      '<01FE><01FF><0041>',
      '<0200><0201><0043>',
      'endbfrange',
    ]);
    const many = Array.from({ length: 150 }, (_, index) => `<${String(index).padStart(4, '0')}><0041>`).join(' ');
    expect(soundCharacterMap(map(`1 beginbfchar ${many} endbfchar`))?.match(/\d+ beginbfchar/g)).toEqual([
      '100 beginbfchar',
      '50 beginbfchar',
    ]);
  });

  it('is left alone if it makes no sense', () => {
    expect(soundCharacterMap(map('3 beginbfchar <0001> <0041> <0002> endbfchar'))).toBeNull();
    expect(soundCharacterMap(map('1 beginbfrange <0001> <0002> [<0041> endbfrange'))).toBeNull();
  });

  it('tells letters of formulas apart that are called spaces, but for the space of the font', () => {
    const map =
      'begincmap 2 beginbfchar <0003> <0020> <074C> <0020> endbfchar 1 beginbfrange <123A> <123B> [<0020> <0028>] endbfrange endcmap';
    const mended = soundCharacterMap(map, true);
    for (const line of ['<0003><0020>', '<074C><E74C>', '<123A><F23A>', '<123B><0028>']) expect(mended).toContain(line);
    expect(soundCharacterMap(map)).toBeNull();
    expect(soundCharacterMap('begincmap 1 beginbfchar <0003> <0020> endbfchar endcmap', true)).toBeNull();
    expect(soundCharacterMap('begincmap 1 beginbfchar <05> <0020> endbfchar endcmap', true)).toBeNull();
    const last = soundCharacterMap('begincmap 2 beginbfchar <0004> <0020> <1AF0> <0020> endbfchar endcmap', true);
    expect(last).toContain('<0004><E004>');
    expect(last).not.toContain('<1AF0>');
  });
});
