import { describe, expect, it } from 'vitest';
import { escapeMarkup } from '../../catalog/escape-markup.ts';

describe('escapeMarkup', () => {
  it('escapes what could end a text or an attribute, or begin a reference', () => {
    expect(escapeMarkup(`<a href="x" title='y'>&amp;</a>`)).toBe(
      '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;amp;&lt;/a&gt;',
    );
  });

  it('leaves all else as it is', () => {
    expect(escapeMarkup('Größe: 5 € · 文件 😀\n')).toBe('Größe: 5 € · 文件 😀\n');
  });
});
