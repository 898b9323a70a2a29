import { describe, expect, it } from 'vitest';
import { element, emus, escapeXml } from '../../../../../../api/engines/pdf/reconstruct/ooxml/xml.ts';

describe('escapeXml', () => {
  it('escapes markup and drops what XML 1.0 cannot contain', () => {
    expect(escapeXml('<a> & "b"')).toBe('&lt;a&gt; &amp; &quot;b&quot;');
    expect(escapeXml('a\u0000\u0008b\ud800c\uffff\td😀')).toBe('abc\td😀');
  });
});

describe('element', () => {
  it('leaves out undefined attributes, escapes the others, and closes itself without content', () => {
    expect(element('a', { b: 0, c: undefined, d: '<' })).toBe('<a b="0" d="&lt;"/>');
    expect(element('a', {}, '', element('b'))).toBe('<a><b/></a>');
  });
});

it('counts 914,400 EMUs an inch', () => {
  expect(emus(72)).toBe(914_400);
});
