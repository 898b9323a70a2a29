import { describe, expect, it } from 'vitest';
import { splitFrontMatter } from '../../../../api/engines/markdown/front-matter.ts';

describe('splitFrontMatter', () => {
  it('takes title and language from YAML, and leaves the body', () => {
    const text = '---\ntitle: >-\n  Two\n  lines\nlang: de-AT\n---\n\n# Text\n';
    expect(splitFrontMatter(text)).toEqual({ body: '\n# Text\n', title: 'Two lines', language: 'de-AT' });
  });

  it('removes TOML unread', () => {
    expect(splitFrontMatter('+++\ntitle = "T"\n+++\nText')).toEqual({ body: 'Text', title: '', language: '' });
  });

  it.each([
    ['a rule that nothing closes', '---\nText\n'],
    ['a rule and another further down', '---\n\nText\n\n---\n'],
    ['a heading', '# Text\n---\n'],
  ])('leaves %s alone', (_, text) => {
    expect(splitFrontMatter(text).body).toBe(text);
  });

  it('survives broken YAML and YAML bombs', () => {
    const bomb = `a: &a [x,x]\nb: &b [${'*a,'.repeat(50)}]\nc: [${'*b,'.repeat(50)}]`;
    for (const yaml of ['title: [', bomb, 'lang: "<script>"']) {
      expect(splitFrontMatter(`---\n${yaml}\n---\nText`)).toEqual({ body: 'Text', title: '', language: '' });
    }
  });
});
