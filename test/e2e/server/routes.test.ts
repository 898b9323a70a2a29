import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allLanguages } from '../../../catalog/languages/languages.ts';
import { keywords } from '../../../catalog/site/keywords.ts';
import { navigation, sitePages } from '../../../catalog/site/pages.ts';
import { tools } from '../../../catalog/tools.ts';
import { linkedDataFaults, linkedDataTexts, linkedDataTypes } from '../../support/site/linked-data.ts';
import { type RunningSite, runSite } from '../../support/site/running-site.ts';
import { siteSettings } from '../../support/site/site-settings.ts';

const { SITE_NAME: name, SITE_ORIGIN: origin } = siteSettings;
let site: RunningSite;
const built = new Map<string, Content>();

/** What a page says to a reader without script, and to a search engine. */
interface Content {
  readonly title: string;
  readonly metas: Readonly<Record<string, string>>;
  readonly canonical: string | null;
  readonly headings: readonly (readonly [level: number, text: string])[];
  readonly links: readonly string[];
  readonly ids: readonly string[];
  readonly linkedData: string;
  readonly text: string;
  /** Of `main` alone, as it is written. */
  readonly mainText: string;
  readonly showsHeading: boolean;
  readonly showsShortcuts: boolean;
  /** Those of `main`. */
  readonly buttons: readonly { readonly submits: boolean; readonly isEnabled: boolean; readonly isVisible: boolean }[];
}

/** Runs in the browser. */
function readContent(): Content {
  const all = <T extends Element>(selector: string) => [...document.querySelectorAll<T>(selector)];
  const isVisible = (element: Element | null) =>
    element?.checkVisibility({ visibilityProperty: true }) === true && element.getClientRects().length > 0;
  const metas = all<HTMLMetaElement>('meta[name], meta[property]');
  return {
    title: document.title,
    metas: Object.fromEntries(metas.map((meta) => [meta.name || meta.getAttribute('property'), meta.content])),
    canonical: document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? null,
    headings: all('h1, h2, h3, h4, h5, h6')
      .filter((heading) => heading.closest('[popover]') === null)
      .map((heading) => [Number(heading.tagName[1]), heading.textContent ?? '']),
    links: all<HTMLAnchorElement>('a[href]').map((link) => link.getAttribute('href') ?? ''),
    ids: all('[id]').map(({ id }) => id),
    linkedData: document.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
    text: (document.body.textContent ?? '').replace(/\s+/g, ' '),
    mainText: document.querySelector('main')?.textContent ?? '',
    showsHeading: isVisible(document.querySelector('h1')),
    showsShortcuts: isVisible(document.querySelector('.fact-shortcuts')),
    buttons: all<HTMLButtonElement>('main button').map((button) => ({
      submits: button.type === 'submit',
      isEnabled: !button.disabled,
      isVisible: isVisible(button),
    })),
  };
}

beforeAll(async () => {
  site = await runSite();
  const { page } = await site.visit('/', { javaScriptEnabled: false });
  for (const { path } of sitePages) {
    await page.goto(site.base + path);
    built.set(path, await page.evaluate(readContent));
  }
});
afterAll(() => site.close());

const contentOf = (path: string) => built.get(path) as Content;
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

describe.each(sitePages)('$path', ({ path, title, description }) => {
  it('tells search engines and other sites what it is', () => {
    const { metas, canonical, ...content } = contentOf(path);
    expect(content.title).toBe(`${title} | ${name}`);
    expect(canonical).toBe(origin + path);
    expect(metas).toMatchObject({
      description,
      keywords: keywords[path]?.join(', '),
      robots: 'index, follow',
      'og:type': 'website',
      'og:site_name': name,
      'og:title': title,
      'og:description': description,
      'og:url': origin + path,
      'twitter:card': 'summary_large_image',
      'twitter:image': metas['og:image'],
    });
    expect(description.length).toBeLessThanOrEqual(170);
  });

  it('is shared with a picture of the right size', async () => {
    const { pathname } = new URL(contentOf(path).metas['og:image'] ?? '');
    const response = await fetch(site.base + pathname);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    const png = Buffer.from(await response.arrayBuffer());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it('has one heading of the first level, and leaves out no level below it', () => {
    const levels = contentOf(path).headings.map(([level]) => level);
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
    expect(contentOf(path).headings.every(([, text]) => text.trim() !== '')).toBe(true);
  });

  it('describes itself in valid linked data that says nothing the page does not', () => {
    const { linkedData, text } = contentOf(path);
    expect(linkedDataFaults(linkedData)).toEqual([]);
    for (const claim of linkedDataTexts(linkedData)) expect(text).toContain(claim);
  });

  it('can be read without script', () => {
    expect(contentOf(path).showsHeading).toBe(true);
    expect(contentOf(path).mainText).toMatch(/(.|\n){150}/);
  });

  it('links only to what is there', () => {
    const { links, ids } = contentOf(path);
    expect(repeated(ids)).toEqual([]);
    const paths = new Set(sitePages.flatMap((page) => allLanguages.map(({ prefix }) => prefix + page.path)));
    for (const link of links) {
      if (link.startsWith('#')) expect(ids, link).toContain(link.slice(1));
      else if (!link.startsWith('mailto:')) expect(paths, link).toContain(link);
    }
  });
});

describe.each(tools)('$path, a tool,', ({ path }) => {
  it('has a form that can be sent without script, and nothing that would do nothing', () => {
    const { buttons, showsShortcuts } = contentOf(path);
    expect(showsShortcuts).toBe(false);
    expect(buttons.filter(({ submits }) => submits)).toMatchObject([{ isEnabled: true }]);
    expect(buttons.filter(({ submits, isVisible }) => !submits && isVisible)).toEqual([]);
  });

  it('names application, steps, questions and the way there in its linked data', () => {
    expect(linkedDataTypes(contentOf(path).linkedData)).toEqual([
      'WebApplication',
      'HowTo',
      'FAQPage',
      'BreadcrumbList',
    ]);
  });
});

describe('the routes', () => {
  it('are all in the sitemap, and nothing else', async () => {
    const xml = await (await fetch(`${site.base}/sitemap.xml`)).text();
    const locations = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map((match) => match[1] as string);
    const paths = sitePages.flatMap(({ path }) => allLanguages.map(({ prefix }) => prefix + path));
    expect(locations.sort()).toEqual(paths.map((path) => origin + path).sort());
    for (const location of locations) {
      expect((await fetch(site.base + new URL(location).pathname)).status, location).toBe(200);
    }
    expect(await (await fetch(`${site.base}/robots.txt`)).text()).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });

  it('have titles and descriptions of their own', () => {
    expect(repeated([...built.values()].map(({ title }) => title))).toEqual([]);
    expect(repeated([...built.values()].map(({ metas }) => metas.description ?? ''))).toEqual([]);
  });

  it('are all reached from the pages that every page links to', () => {
    const found = new Set(['/', ...navigation.map(({ path }) => path)].flatMap((path) => contentOf(path).links));
    for (const { path } of sitePages) expect(found).toContain(path);
  });
});
