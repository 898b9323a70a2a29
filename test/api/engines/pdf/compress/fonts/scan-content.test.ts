import { describe, expect, it } from 'vitest';
import { type ContentVisitor, scanContent } from '../../../../../../api/engines/pdf/compress/fonts/scan-content.ts';

function seen(content: string): string[] {
  const found: string[] = [];
  const visitor: ContentVisitor = {
    font: (name) => found.push(`font ${name}`),
    graphicsState: (name) => found.push(`graphics state ${name}`),
    text: (codes) => found.push(`text ${Buffer.from(codes).toString('latin1')}`),
    save: () => found.push('save'),
    restore: () => found.push('restore'),
    cmyk: () => found.push('cmyk'),
    inlineImage: () => found.push('image'),
  };
  scanContent(Buffer.from(content, 'latin1'), visitor);
  return found;
}

describe('a scan of content', () => {
  it('reports fonts and the text shown in them', () => {
    expect(seen('q BT /F1 12 Tf (Hello) Tj [(a) -20 <6263>] TJ ET Q')).toEqual([
      'save',
      'font F1',
      'text Hello',
      'text a',
      'text bc',
      'restore',
    ]);
  });

  it('undoes escapes, keeps balanced brackets, and pads an odd digit', () => {
    expect(seen('(a\\)b\\050\\\nc(d)e) Tj <4> Tj')).toEqual(['text a)b(c(d)e', 'text @']);
  });

  it('undoes escapes of names', () => {
    expect(seen('/A#20B 9 Tf')).toEqual(['font A B']);
  });

  it('passes over marked content, comments and the bytes of inline images', () => {
    expect(seen('/P <</MCID 0>> BDC % (no text) Tj\nBI /W 1 ID (x) Tj EI (yes) Tj')).toEqual(['image', 'text yes']);
  });

  it('reports colours in DeviceCMYK', () => {
    expect(seen('0 0 0 1 k /DeviceCMYK cs /DeviceRGB CS')).toEqual(['cmyk', 'cmyk']);
  });

  it('shows text of the quote operators', () => {
    expect(seen('(one) \' 1 2 (two) "')).toEqual(['text one', 'text two']);
  });
});
