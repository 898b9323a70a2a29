import { expect, it } from 'vitest';
import { escapeText, escapeValue } from '../../../../api/formats/xml/escape-xml.ts';

it('escapes what begins tags and entities in text', () => {
  expect(escapeText('a < b && "c" > \'d\'')).toBe('a &lt; b &amp;&amp; "c" > \'d\'');
});

it('escapes quotes of both kinds, too, in the value of an attribute', () => {
  expect(escapeValue('<"&">\'')).toBe('&lt;&quot;&amp;&quot;>&apos;');
});
