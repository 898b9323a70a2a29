import createMarkdownIt from 'markdown-it';
import footnotePlugin from 'markdown-it-footnote';
import { expect, it } from 'vitest';
import { footnotes } from '../../../../api/engines/markdown/footnotes.ts';
import { withinCpuTime } from '../../../support/processes/within-cpu-time.ts';

const ours = createMarkdownIt().use(footnotes);
const plugin = createMarkdownIt().use(footnotePlugin);

it.each([
  'One[^1] and again[^1], two[^b].\n\n[^1]: first\n\n[^b]: second\n\n    goes on\n\n    - with\n    - a list',
  'Within^[a note *of its own*] the line.',
  'Nothing[^x] refers to it.\n\n[^y]: unused',
  'Both^[inline][^1]\n\n[^1]: `code`\n\nEnd.',
  'None at all.',
])('gathers them as the plugin does: %j', (text) => {
  expect(ours.render(text)).toBe(plugin.render(text));
});

it('keeps a note that is defined within another', () => {
  const html = ours.render('a[^1] b[^2]\n\n[^1]: outer\n\n    [^2]: inner\n\n    outer again');
  expect(html).toContain('outer again');
  expect(html.match(/footnote-item/g)).toHaveLength(2);
});

it(
  'gathers 20,000 of them in time',
  withinCpuTime(10_000, () => {
    const numbers = Array.from({ length: 20_000 }, (_, index) => index);
    const text = [...numbers.map((n) => `word[^${n}]`), ...numbers.map((n) => `[^${n}]: note`)].join('\n\n');
    expect(ours.render(text).match(/footnote-item/g)).toHaveLength(20_000);
  }),
);
