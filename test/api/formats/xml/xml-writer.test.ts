import { describe, expect, it } from 'vitest';
import { createXmlWriter } from '../../../../api/formats/xml/xml-writer.ts';

describe('writing XML', () => {
  it('closes an element without content with its start tag', () => {
    const writer = createXmlWriter();
    writer.open({ name: 'a', attributes: {} });
    writer.open({ name: 'b', attributes: { c: '1' } });
    writer.close('b');
    writer.close('a');
    expect(writer.take()).toBe('<a><b c="1"/></a>');
  });

  it('escapes text and values, so that they are read as they were', () => {
    const writer = createXmlWriter();
    writer.open({ name: 'a', attributes: { b: '<&">\n\t' } });
    writer.text('<&>\r\n');
    writer.close('a');
    expect(writer.take()).toBe('<a b="&lt;&amp;&#34;&gt;&#10;&#9;">&lt;&amp;&gt;&#13;\n</a>');
  });

  it('drops characters that XML 1.0 forbids', () => {
    const writer = createXmlWriter();
    writer.open({ name: 'a', attributes: { b: 'x\u0001y' } });
    writer.text('a\u0000b\ud800c\ufffed😀');
    expect(writer.take()).toBe('<a b="xy">abcd😀');
  });

  it('lets the last start tag be changed until something follows it', () => {
    const writer = createXmlWriter();
    writer.open({ name: 'a', attributes: {} });
    const held = writer.held();
    if (held) held.name = 'renamed';
    expect(writer.take()).toBe('');
    writer.text('x');
    expect(writer.held()).toBeUndefined();
    expect(writer.take()).toBe('<renamed>x');
  });
});
