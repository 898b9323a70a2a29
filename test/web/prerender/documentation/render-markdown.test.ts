import { describe, expect, it } from 'vitest';
import { headingId, renderMarkdown } from '../../../../web/prerender/documentation/render-markdown.ts';

const addresses = {
  link: (written: string) => (written === 'settings.md#limits' ? '/docs/settings#limits' : undefined),
  image: (written: string) => `data:${written}`,
};
const render = (markdown: string) => renderMarkdown(markdown, addresses);

describe('a rendered document', () => {
  it('has its first heading as title, outside its text', () => {
    const { title, html } = render('# From `nothing` to a server\n\nText.\n');
    expect(title).toBe('From nothing to a server');
    expect(html).toBe('<p>Text.</p>\n');
  });

  it('lists its sections, whose headings have the ids of the list', () => {
    const { sections, html } = render('# A\n\n## Answers, and `codes`\n\n### Deeper\n');
    expect(sections).toEqual([{ id: 'answers-and-codes', heading: 'Answers, and codes' }]);
    expect(html).toContain('<h2 id="answers-and-codes">');
    expect(html).toContain('<h3 id="deeper">');
  });

  it('links within the site and elsewhere, and shows other links as their text', () => {
    const { html } = render('[a](settings.md#limits) [b](https://example.org/) [c](../README.md)');
    expect(html).toBe('<p><a href="/docs/settings#limits">a</a> <a href="https://example.org/">b</a> <a>c</a></p>\n');
  });

  it('lets wide tables scroll, by the keyboard as well', () => {
    expect(render('| a |\n|---|\n| b |\n').html).toMatch(
      /^<div class="wide-table" tabindex="0"><table>[\s\S]*<\/table><\/div>\n$/,
    );
  });

  it('shows its drawings, and HTML as text', () => {
    expect(render('![Plot](a.svg)').html).toBe('<p><img src="data:a.svg" alt="Plot"></p>\n');
    expect(render('<script>alert(1)</script>').html).not.toContain('<script>');
  });
});

it('makes the ids of headings as GitHub does', () => {
  expect(headingId('What it costs: CPU & memory (GB)')).toBe('what-it-costs-cpu--memory-gb');
});
