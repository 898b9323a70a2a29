import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { documentationGroups } from '../../catalog/copy/site/documentation.ts';
import { homeQuestions } from '../../catalog/copy/site/home.ts';
import { formatBytes } from '../../catalog/files/bytes.ts';
import { keywords } from '../../catalog/site/keywords.ts';
import { footer, navigation, notFoundPage, sitePages } from '../../catalog/site/pages.ts';
import { apiPaths, hiddenPaths } from '../../catalog/site/paths.ts';
import { fillProblem, fillSite, type Site } from '../../catalog/site/site.ts';
import { tools } from '../../catalog/tools.ts';
import { renderSite } from '../../web/prerender/prerender.tsx';
import { ToolForm } from '../../web/tool/tool-form.tsx';

const site: Site = {
  name: 'Our Files',
  operator: 'Ada',
  holder: 'Ada & Sons',
  email: 'ada@example.org',
  origin: 'https://files.example.org',
  basePath: '',
  maxBytes: null,
  unavailable: [],
  pickers: null,
};

let files: ReadonlyMap<string, string>;
beforeAll(async () => {
  const built = await renderSite();
  files = new Map(built.map(({ file, head, body }) => [file, `<head>${head}</head><body>${body}</body>`]));
}, 60_000);

function page(file: string): string {
  const html = files.get(file);
  if (html === undefined) throw new Error(`the build writes no ${file}`);
  return fillSite(html, site);
}

const hrefs = (html: string) => [...html.matchAll(/<a\b[^>]*\bhref="(\/[^"#]*)"/g)].map((match) => match[1] as string);
const count = (html: string, what: RegExp) => html.match(what)?.length ?? 0;

describe('the built site', () => {
  it('has a file for each page, another for each tool, and one for unknown addresses', () => {
    const expected = [
      ...sitePages.map(({ path }) => `${path}/index.html`.replace(/^\/+/, '')),
      ...tools.map(({ path }) => `${path.slice(1)}/unavailable.html`),
      'not-found.html',
      'problem.html',
      'offline.html',
      'open.html',
      'api/docs.html',
      'docs.html',
      ...documentationGroups.flatMap(({ documents }) => documents.map(({ name }) => `docs/${name}.html`)),
    ];
    expect([...files.keys()].sort()).toEqual(expected.sort());
  });

  it('links to a tile for every tool from home, and to nothing that does not exist', () => {
    const home = page('index.html');
    const paths = new Set(sitePages.map(({ path }) => path));
    for (const tool of tools) expect(hrefs(home), `a tile for ${tool.id}`).toContain(tool.path);
    const alsoThere = new Set([...paths, apiPaths.document]);
    for (const [file, html] of files) {
      for (const href of hrefs(html)) expect(alsoThere, `${file} links to ${href}`).toContain(href);
    }
    for (const { path } of [...navigation, ...footer]) expect(paths).toContain(path);
  });

  it('begins with Word to PDF', () => {
    expect(page('index.html')).toMatch(/<a\b[^>]*href="\/word-to-pdf"[^>]*>Start Now<\/a>/);
    expect(page('index.html')).toMatch(/<h1>Convert Files Instantly<\/h1>/);
  });

  it('keeps an unknown address from search engines and shows the way on', () => {
    const html = page('not-found.html');
    expect(html).toContain(`<title>${notFoundPage.title} | Our Files</title>`);
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('rel="canonical"');
    for (const tool of tools) expect(hrefs(html)).toContain(tool.path);
  });

  it('leaves no token and no inline style, script or handler', () => {
    for (const [file, html] of files) {
      const filled = fillProblem(fillSite(html, site), { title: '', detail: '', path: '/', page: '' });
      expect(filled, file).not.toContain('{{');
      expect(filled, file).not.toMatch(/<[a-z][^<>]*\s(style|on[a-z]+)=|<style/);
      expect(
        filled.replace(/<script type="application\/(json" id="site|ld\+json)">[^<]*<\/script>/g, ''),
        file,
      ).not.toContain('<script');
    }
  });
});

describe.each([
  {
    path: '/privacy-policy',
    topics: ['August 1, 2025', 'Google Drive or Dropbox', 'Anonymous usage analytics', 'deleted'],
  },
  {
    path: '/terms',
    topics: [
      'July 9, 2025',
      'Acceptance',
      'No unlawful use',
      'Temporary processing',
      'Third-party services',
      'Limit of liability',
      'Changes',
    ],
  },
  {
    path: '/contact',
    topics: ['Monday to Friday, 9am to 6pm IST', '24 hours', '<a href="mailto:ada@example.org">ada@example.org</a>'],
  },
  {
    path: '/aboutus',
    topics: ['Our mission', 'How it works', 'Technology', 'Why choose us', 'mailto:ada@example.org', 'Our Files'],
  },
  { path: '/', topics: homeQuestions.map(({ question }) => question) },
])('text of $path', ({ path, topics }) => {
  it.each(topics)('mentions %s', (topic) => {
    expect(page(`${path}/index.html`.replace(/^\/+/, ''))).toContain(topic);
  });
});

describe('the reference for programs', () => {
  const reference = () => page(`${hiddenPaths.reference.slice(1)}.html`);

  it('lists each tool once, with its address, fields and a form', () => {
    const html = reference();
    for (const { id, endpoint, input, fields } of tools) {
      expect(count(html, new RegExp(`<h3 id="${id}"`, 'g')), id).toBe(1);
      expect(html).toContain(`<code>POST <!-- -->https://files.example.org${endpoint}</code>`);
      const [, form = ''] = new RegExp(`<form[^>]*action="${endpoint}"[^>]*>(.*?)</form>`, 's').exec(html) ?? [];
      const sent = [...form.matchAll(/<(?:input|select)[^>]*\bname="([^"]+)"/g)].map(([, name]) => name);
      expect(sent, id).toEqual([input.field, ...Object.keys(fields)]);
    }
  });

  it('links each problem of a tool to what it means', () => {
    const html = reference();
    const ids = new Set([...html.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id));
    const linked = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(linked.filter((id) => !ids.has(id))).toEqual([]);
    expect(linked).toContain('problem-signed-document');
  });

  it('is hidden from search engines', () => {
    expect(reference()).toContain('<meta name="robots" content="noindex">');
  });
});

it('shows every tool that is no converter on /tools, as a card', () => {
  const cards = [...page('tools/index.html').matchAll(/<a\b[^>]*class="tile"[^>]*href="([^"]*)"/g)].map(
    ([, path]) => path,
  );
  expect(cards).toEqual(tools.filter(({ family }) => family !== 'converter').map(({ path }) => path));
});

describe.each(sitePages)('page $path', ({ path, title, description }) => {
  const file = `${path}/index.html`.replace(/^\/+/, '');

  it('has its head', () => {
    const html = page(file);
    expect(html).toContain(`<title>${title.replace('&', '&amp;')} | Our Files</title>`);
    expect(html).toContain(`<meta name="description" content="${description}">`);
    expect(html).toContain(`<meta name="keywords" content="${keywords[path]?.join(', ')}">`);
    expect(html).toContain(`<link rel="canonical" href="https://files.example.org${path}">`);
    expect(JSON.parse(/id="site">([^<]*)</.exec(html)?.[1] ?? '')).toEqual(site);
  });

  it('has one heading of the first level, one main part and a skip link to it', () => {
    const html = page(file);
    expect(count(html, /<h1\b/g)).toBe(1);
    expect(count(html, /<main\b[^>]*id="main"/g)).toBe(1);
    expect(html).toMatch(/<a class="skip-link" href="#main">/);
  });

  it('names site, operator and year', () => {
    expect(page(file)).toContain(`© ${new Date().getFullYear()} Ada &amp; Sons`);
    expect(page(file)).toContain('<span class="brand-name">Our Files</span>');
  });
});

describe.each(tools)('page of $id', (tool) => {
  const file = `${tool.path.slice(1)}/index.html`;
  const accept = tool.input.accept === 'any' ? null : tool.input.accept.map((extension) => `.${extension}`).join(',');

  it('works without script: a form that sends the file to its endpoint', () => {
    const html = page(file);
    expect(html).toContain(`<h1>${tool.title}</h1>`);
    const form = /<form\b[^>]*>/.exec(html)?.[0] ?? '';
    expect(form).toContain('method="post"');
    expect(form).toContain(`action="${tool.endpoint}"`);
    expect(form).toMatch(/enctype="multipart\/form-data"/i);
    const input = /<input\b[^>]*type="file"[^>]*>/.exec(html)?.[0] ?? '';
    expect(input).toContain(`name="${tool.input.field}"`);
    if (accept !== null) expect(input).toContain(`accept="${accept}"`);
    expect(html).toMatch(/<button type="submit"[^>]*>/);
  });

  it('shows the first status, the limit, and the cloud buttons of its entry', () => {
    const html = page(file);
    expect(html).toContain(`>${tool.messages.button.initial}</button>`);
    expect(html).toContain(`up to ${formatBytes(tool.input.maxBytes, 'en')}`);
    expect(fillSite(files.get(file) ?? '', { ...site, maxBytes: 7_000_000 })).toContain('up to 7 MB');
    expect(count(html, /<button\b[^>]*\bcloud-button\b/g)).toBe(tool.pickers.length);
    expect(html, 'before its server is known').not.toContain('isn’t set up');
  });

  it('lists every converter in the Tools panel, then all other tools', () => {
    const isConverter = (other: typeof tool) => other.family === 'converter';
    const all = [...tools.filter(isConverter), ...tools.filter((other) => !isConverter(other))].map(({ path }) => path);
    const panel = /<nav id="tools-panel"[\s\S]*?<\/nav>/.exec(page(file))?.[0] ?? '';
    expect(hrefs(panel)).toEqual(isConverter(tool) ? all : []);
  });

  it('says plainly that a tool is unavailable', () => {
    const html = page(`${tool.path.slice(1)}/unavailable.html`);
    expect(html).toContain(`<h1>${tool.title}</h1>`);
    expect(html).toContain('Not available on this server');
    expect(html).not.toContain('<form');
  });
});

describe.each(tools)('controls of $id', (tool) => {
  it('has one control for each field, with its default', () => {
    const html = renderToString(<ToolForm tool={tool} />);
    const inputs = [...html.matchAll(/<(?:input|select)\b[^>]*>/g)].map((match) => match[0]);
    const names = inputs.map((input) => /name="([^"]*)"/.exec(input)?.[1]);
    expect([...new Set(names)].sort()).toEqual([tool.input.field, ...Object.keys(tool.fields)].sort());
    for (const [name, field] of Object.entries(tool.fields)) {
      const own = inputs.filter((input) => input.includes(`name="${name}"`));
      const type = field.type === 'per-file' ? 'text' : field.type;
      const isDrawn = (input: string) => input.startsWith(`<select`) || input.includes(`type="${type}"`);
      expect(own.every(isDrawn)).toBe(true);
      switch (field.type) {
        case 'range':
          expect(own[0]).toMatch(new RegExp(`min="${field.min}" max="${field.max}" step="${field.step}"`));
          expect(own[0]).toContain(`value="${field.default}"`);
          for (const { label } of field.presets ?? [])
            expect(html).toMatch(new RegExp(`aria-pressed="[a-z]+">${label}<`));
          break;
        case 'select':
          expect(own).toHaveLength(1);
          for (const { value, label } of field.options)
            expect(html.replaceAll(' selected=""', '')).toContain(`<option value="${value}">${label}<`);
          expect(html).toContain(`<option value="${field.default}" selected="">`);
          break;
        case 'radio':
          expect(own).toHaveLength(field.options.length);
          expect(own.filter((input) => input.includes('checked')).join()).toContain(`value="${field.default}"`);
          break;
        case 'checkbox':
          expect(own[0]?.includes('checked')).toBe(field.default);
          break;
        case 'password':
          expect(own[0]).toContain(`maxLength="${field.maxLength}"`);
      }
    }
  });
});
