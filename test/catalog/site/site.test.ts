import { describe, expect, it } from 'vitest';
import {
  fillCopy,
  fillProblem,
  fillSite,
  limitText,
  problemTokens,
  type Site,
  siteTokens,
} from '../../../catalog/site/site.ts';

const site: Site = {
  name: 'Files & "Co" <b>',
  operator: "O'Hara",
  holder: "O'Hara",
  email: 'help@example.org',
  origin: 'https://files.example.org',
  basePath: '',
  maxBytes: null,
  unavailable: ['x'],
  pickers: null,
};

describe('fillSite', () => {
  it('replaces every token and escapes it for text and attributes', () => {
    const { name, operator, email, origin, year } = siteTokens;
    expect(fillSite(`<a title="${name}">${operator('us')} ${email} ${origin} ${year}</a>`, site, 2031)).toBe(
      '<a title="Files &amp; &quot;Co&quot; &lt;b&gt;">O&#39;Hara help@example.org https://files.example.org 2031</a>',
    );
  });

  it('inserts the current year if none is given', () => {
    expect(fillSite(siteTokens.year, site)).toBe(String(new Date().getFullYear()));
  });

  it('says who runs the site in the words of the page where the operator has given no name', () => {
    const text = `By ${siteTokens.operator('el responsable de este sitio')}.`;
    expect(fillSite(text, { ...site, operator: null })).toBe('By el responsable de este sitio.');
    expect(fillSite(text, site)).toBe('By O&#39;Hara.');
  });

  it('states the limit of the tool, or that of the operator', () => {
    expect(fillSite(siteTokens.limit(50_000_000), site)).toBe('50 MB');
    expect(fillSite(siteTokens.limit(50_000_000), { ...site, maxBytes: 2_500_000_000 })).toBe('2.5 GB');
    expect(limitText(site, 100_000_000)).toBe('100 MB');
  });

  it('does not replace tokens within values', () => {
    const tricky = { ...site, name: siteTokens.email, operator: '$& $1 $$' };
    expect(fillSite(`${siteTokens.name} ${siteTokens.operator('us')}`, tricky)).toBe('{{site.email}} $&amp; $1 $$');
  });

  it('writes settings that no text can break out of, and that read back the same', () => {
    const hostile = { ...site, name: '</script><script>alert(1)</script><!--' };
    const filled = fillSite(siteTokens.json, hostile);
    expect(filled).not.toContain('<');
    expect(JSON.parse(filled)).toEqual(hostile);
  });

  it('leaves other braces alone', () => {
    expect(fillSite('{{site.secret}} {{limit:x}} {{', site)).toBe('{{site.secret}} {{limit:x}} {{');
  });

  it('escapes values of linked data for JSON, and those around it for HTML', () => {
    const hostile = { ...site, name: '"</script>\\', basePath: '/files' };
    const data = `{"name":"${siteTokens.name}","url":"${siteTokens.origin}${siteTokens.basePath}"}`;
    const html = `<b>${siteTokens.name}</b><script type="application/ld+json">${data}</script><i>${siteTokens.name}</i>`;
    const filled = fillSite(html, hostile);
    expect(filled.match(/&quot;&lt;\/script&gt;/g)).toHaveLength(2);
    const [, json = ''] = /ld\+json">(.*?)<\/script>/.exec(filled) ?? [];
    expect(JSON.parse(json)).toEqual({ name: hostile.name, url: 'https://files.example.org/files' });
  });
});

describe('fillProblem', () => {
  it('replaces its tokens once, escaped', () => {
    const { title, detail, path, page } = problemTokens;
    const words = { title: 'A <b>', detail: problemTokens.path, path: '/files/x', page: 'X & Y' };
    expect(fillProblem(`<h1>${title}</h1>${detail}<a href="${path}">${page}</a>`, words)).toBe(
      '<h1>A &lt;b&gt;</h1>{{problem.path}}<a href="/files/x">X &amp; Y</a>',
    );
  });
});

describe('fillCopy', () => {
  it('knows three placeholders and leaves other braces alone', () => {
    const values = { site: 'Files', operator: 'Ada', limit: '7 MB' };
    expect(fillCopy('{site} of {operator}: {limit}, {limit}, {name}', values)).toBe('Files of Ada: 7 MB, 7 MB, {name}');
  });
});
