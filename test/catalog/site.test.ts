import { describe, expect, it } from 'vitest';
import { fillSite, limitText, type Site, siteTokens } from '../../catalog/site.ts';

const site: Site = {
  name: 'Files & "Co" <b>',
  operator: "O'Hara",
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
    expect(fillSite(`<a title="${name}">${operator} ${email} ${origin} ${year}</a>`, site, 2031)).toBe(
      '<a title="Files &amp; &quot;Co&quot; &lt;b&gt;">O&#39;Hara help@example.org https://files.example.org 2031</a>',
    );
  });

  it('puts the year of the visit where none is given', () => {
    expect(fillSite(siteTokens.year, site)).toBe(String(new Date().getFullYear()));
  });

  it('states the limit of the tool, or that of the operator', () => {
    expect(fillSite(siteTokens.limit(50_000_000), site)).toBe('50 MB');
    expect(fillSite(siteTokens.limit(50_000_000), { ...site, maxBytes: 2_500_000_000 })).toBe('2.5 GB');
    expect(limitText(site, 100_000_000)).toBe('100 MB');
  });

  it('leaves values alone that look like tokens', () => {
    const tricky = { ...site, name: siteTokens.email, operator: '$& $1 $$' };
    expect(fillSite(`${siteTokens.name} ${siteTokens.operator}`, tricky)).toBe('{{site.email}} $&amp; $1 $$');
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
});
