import { language } from '../../catalog/copy/language.ts';
import { loadToolCopy } from '../../catalog/copy/load-tool-copy.ts';
import type { Question } from '../../catalog/copy/page-text.ts';
import { homeQuestions } from '../../catalog/copy/site/home.ts';
import { linkedDataWords } from '../../catalog/copy/site/linked-data.ts';
import type { ToolCopy } from '../../catalog/copy/tool-copy.ts';
import { type Page, pages } from '../../catalog/site/pages.ts';
import { fillCopy } from '../../catalog/site/site.ts';
import type { Tool } from '../../catalog/tool/tool.ts';
import { tools } from '../../catalog/tools.ts';
import { pageUrl, shareImagePath } from './head.ts';

type Node = Readonly<Record<string, unknown>>;

/** A page's schema.org data as JSON-LD. */
export interface LinkedData {
  readonly '@context': 'https://schema.org';
  readonly '@graph': readonly Node[];
}

/** The values that fill placeholders in texts. */
interface Names {
  readonly siteName: string;
  readonly operator: string;
  /** The site's publisher: its operator, or the site itself if its operator has given no name. */
  readonly holder: string;
  readonly siteUrl: string;
  readonly limit: (toolMaxBytes: number) => string;
}

type Fill = (text: string) => string;

const home = pages[0];

/** The path from home to a page (Google Search Central, "Breadcrumb"). */
function breadcrumbs(trail: readonly Page[], { siteName, siteUrl }: Names): Node {
  const itemListElement = trail.map((page, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: page.path === '/' ? siteName : page.title,
    item: pageUrl(siteUrl, page),
  }));
  return { '@type': 'BreadcrumbList', itemListElement };
}

function faqPage(questions: readonly Question[], url: string, fill: Fill): Node {
  const mainEntity = questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: fill(question),
    acceptedAnswer: { '@type': 'Answer', text: fill(answer) },
  }));
  return { '@type': 'FAQPage', '@id': `${url}#faq`, mainEntity };
}

function howTo({ heading, steps }: ToolCopy['howTo'], url: string, fill: Fill): Node {
  const step = steps.map(({ name, text }, index) => ({
    '@type': 'HowToStep',
    position: index + 1,
    name: fill(name),
    text: fill(text),
    url: `${url}#how-to`,
  }));
  return { '@type': 'HowTo', name: fill(heading), step };
}

/** A tool as a web application. It has no ratings, so none are claimed. */
function application(tool: Tool, url: string, { siteName, siteUrl }: Names): Node {
  return {
    '@type': 'WebApplication',
    name: linkedDataWords.application(tool.title, siteName),
    url,
    description: tool.description,
    image: siteUrl + shareImagePath(tool),
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    browserRequirements: linkedDataWords.browsers,
    isAccessibleForFree: true,
    inLanguage: language.code,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  };
}

function staticPage(page: (typeof pages)[number], names: Names): readonly Node[] {
  const { siteName, siteUrl, holder } = names;
  const url = pageUrl(siteUrl, page);
  const { kind, schemaType, title, description } = page;
  const name = kind === 'home' ? siteName : title;
  const own = { '@type': schemaType, '@id': url, url, name, description, inLanguage: language.code };
  if (kind === 'home') {
    const publisher = { '@type': 'Organization', name: holder, url };
    return [{ ...own, publisher }, faqPage(homeQuestions, url, (text) => text)];
  }
  if (kind !== 'tools') return [own, breadcrumbs([home, page], names)];
  const listed = tools.filter((tool) => tool.family !== 'converter');
  const itemListElement = listed.map((tool, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: tool.title,
    url: pageUrl(siteUrl, tool),
  }));
  return [{ ...own, mainEntity: { '@type': 'ItemList', itemListElement } }, breadcrumbs([home, page], names)];
}

function toolPage(tool: Tool, copy: ToolCopy, names: Names): readonly Node[] {
  const url = pageUrl(names.siteUrl, tool);
  const limit = names.limit(tool.input.maxBytes);
  const fill = (text: string) => fillCopy(text, { site: names.siteName, operator: names.operator, limit });
  const trail = tool.family === 'converter' ? [home, tool] : [home, pages[1], tool];
  return [
    application(tool, url, names),
    howTo(copy.howTo, url, fill),
    faqPage(copy.questions, url, fill),
    breadcrumbs(trail, names),
  ];
}

/** The linked data of a page of the site. */
export async function linkedDataOf({ path }: Page, names: Names): Promise<LinkedData> {
  const tool = tools.find((other) => other.path === path);
  const page = pages.find((other) => other.path === path) ?? home;
  const nodes = tool === undefined ? staticPage(page, names) : toolPage(tool, await loadToolCopy(tool.id), names);
  return { '@context': 'https://schema.org', '@graph': nodes };
}
