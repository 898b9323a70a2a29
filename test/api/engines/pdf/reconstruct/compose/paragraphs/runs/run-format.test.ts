import { describe, expect, it } from 'vitest';
import {
  formatOf,
  goesOnOver,
  haveSameFormat,
  raisedOf,
} from '../../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/runs/run-format.ts';
import type { Mark } from '../../../../../../../../api/engines/pdf/reconstruct/lines/mark.ts';
import { newGlyph } from '../../../../../../../../api/engines/pdf/reconstruct/model/new-glyph.ts';
import type { Look } from '../../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { look } from '../../../../../../../support/rebuilt-pdf/glyphs.ts';

const small = { ...look, size: 6 };
const mark = (text: string, of: Look = look, baseline = 100, other: Partial<Mark> = {}): Mark =>
  Object.assign(newGlyph(text, of, baseline, 0, 90, 5, 102), other) as Mark;
const space = (other: Partial<Mark> = {}) => mark(' ', look, 100, { type: 'space', ...other } as Partial<Mark>);
const around = { look, baselineOf: () => 100 };

describe('a letter', () => {
  it('is raised or lowered if it is smaller and off the line', () => {
    const at = (baseline: number, of = small) => raisedOf(mark('2', of, baseline), around);
    expect([at(96), at(102), at(100), at(96, look)]).toEqual(['super', 'sub', null, null]);
  });

  it('has the size of the text around it if it is raised: word processors shrink it', () => {
    expect(formatOf(mark('2', small, 96), undefined, 'super', around).look.size).toBe(10);
    expect(formatOf(mark('a', small), undefined, null, around).look.size).toBe(6);
  });

  it('has no highlight in the colour behind the paragraph', () => {
    const highlight = 'FFFF00';
    const format = (shading?: string) =>
      formatOf(mark('a', look, 100, { highlight }), undefined, null, { ...around, shading }).highlight;
    expect([format(), format(highlight)]).toEqual([highlight, null]);
  });
});

describe('a space', () => {
  const linked = mark('a', look, 100, { link: 'https://example.com', isUnderlined: true });
  const format = formatOf(linked, undefined, null, around);

  it('is part of a link or an underline that goes on behind it', () => {
    const within = space({ link: 'https://example.com', isUnderlined: true });
    expect(goesOnOver(within, linked, format)).toBe(true);
    expect(goesOnOver(within, mark('b'), format)).toBe(false);
    expect(formatOf(within, linked, null, around)).toMatchObject({ link: 'https://example.com', isUnderlined: true });
    expect(formatOf(within, mark('b'), null, around)).toMatchObject({ link: null, isUnderlined: false });
  });

  it('is in the frame around words if that goes on behind it', () => {
    const framed = mark('a', look, 100, { frame: '808080' });
    const within = space({ frame: '808080' });
    expect(goesOnOver(within, framed, formatOf(framed, undefined, null, around))).toBe(true);
    expect(goesOnOver(within, mark('b'), formatOf(framed, undefined, null, around))).toBe(false);
    expect(formatOf(within, framed, null, around).frame).toBe('808080');
    expect(formatOf(within, mark('b'), null, around).frame).toBeUndefined();
  });

  it('is no part of raised text, or of text in another font', () => {
    const plain = formatOf(mark('a'), undefined, null, around);
    expect(goesOnOver(space(), mark('b'), plain)).toBe(true);
    expect(goesOnOver(space(), mark('b'), { ...plain, raised: 'super' })).toBe(false);
    expect(goesOnOver(mark(' ', small, 100, { type: 'space' } as Partial<Mark>), mark('b'), plain)).toBe(false);
  });

  it('ends a run whose format the next letter does not have', () => {
    const plain = formatOf(mark('a'), undefined, null, around);
    expect(haveSameFormat(plain, formatOf(mark('b'), undefined, null, around))).toBe(true);
    expect(haveSameFormat(plain, format)).toBe(false);
  });
});
