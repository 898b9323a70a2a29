import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadToolCopy } from '../../../catalog/copy/load-tool-copy.ts';
import type { ToolCopy } from '../../../catalog/copy/tool-copy.ts';
import { tools } from '../../../catalog/tools.ts';

const files = readdirSync(new URL('../../../catalog/copy/tools', import.meta.url))
  .map((name) => name.replace(/\.ts$/, ''))
  .sort();
const texts = await Promise.all(files.map(async (id) => ({ id, copy: await loadToolCopy(id) })));

/** Every text of a page that is more than a heading. */
function passagesOf({ howTo, why, formats, article, questions, tryIt }: ToolCopy): readonly string[] {
  return [
    ...howTo.steps.map(({ text }) => text),
    ...why.reasons.map(({ text }) => text),
    ...formats.paragraphs,
    ...article.sections.flatMap(({ paragraphs }) => paragraphs),
    ...questions.flatMap(({ question, answer }) => [question, answer]),
    tryIt.text,
  ];
}

function headingsOf({ howTo, why, formats, article, tryIt }: ToolCopy): readonly string[] {
  return [
    ...[howTo, why, formats, article, tryIt].map(({ heading }) => heading),
    ...[...howTo.steps, ...why.reasons].map(({ name }) => name),
    ...article.sections.map(({ heading }) => heading),
  ];
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const sentencesOf = (copy: ToolCopy) =>
  passagesOf(copy).flatMap((text) => [...segmenter.segment(text)].map(({ segment }) => segment.trim()));
const wordsIn = (parts: readonly string[]) => parts.join(' ').split(/\s+/).length;
const distinct = (values: readonly string[]) => [...new Set(values)];

/** "The page takes .jpg, .jpeg and .png": what a page says that it accepts. */
const claimed =
  /\b(?:accepts?|takes?|reads?|converts?|drop|choose|select|add)(?: (?:any|the|your|a|an|one|file ending in))? (\.\w+(?:(?:,| and| or|, and|, or) \.\w+)*)/gi;

/**
 * The subjects that every page speaks of, by the words that anybody would use for them. Encryption is not one of them:
 * whether a visitor comes over HTTPS is up to the server that stands before this one.
 */
const subjects = {
  price: /\bfree\b|\b(cost|costs|charge|charges|fee|fees|pay|paying|payment|price)\b/i,
  quantity: /\bunlimited\b|\b(limit|limits|limited|quota)\b|\bas (many|often)\b|\bhowever many\b|\bany number\b/i,
  registration:
    /\b(registration|register|registering|account|accounts|membership)\b|\b(sign|log)[ -]?(up|in)\b|\blogging in\b|\bsigning (up|in)\b/i,
  watermarks: /\b(watermark|stamp|logo|badge|branding|advertis)/i,
  deletion: /\b(delet|eras|wip|destroy|discard|remov)(e|es|ed|ing|ion|s)?\b/i,
};

it('there is a text for each tool and a tool for each text', () => {
  expect(files).toEqual(tools.map(({ id }) => id).sort());
});

it('no two pages share more than a third of their sentences', () => {
  const pages = texts.map(({ id, copy }) => ({
    id,
    sentences: new Set(sentencesOf(copy).map((s) => s.toLowerCase())),
  }));
  for (const [index, page] of pages.entries()) {
    for (const other of pages.slice(index + 1)) {
      const shared = [...page.sentences].filter((sentence) => other.sentences.has(sentence));
      const least = Math.min(page.sentences.size, other.sentences.size);
      expect(shared.length, `${page.id} and ${other.id}: ${shared.join(' | ')}`).toBeLessThanOrEqual(least / 3);
    }
  }
});

describe.each(texts)('text of $id', ({ id, copy }) => {
  const whole = [...headingsOf(copy), ...passagesOf(copy)].join('\n');

  it('has parts of useful length', () => {
    const { howTo, why, formats: about, article, questions, related } = copy;
    const between = (value: number, least: number, most: number) => {
      expect(value).toBeGreaterThanOrEqual(least);
      expect(value).toBeLessThanOrEqual(most);
    };
    between(howTo.steps.length, 3, 5);
    between(why.reasons.length, 4, 6);
    between(about.paragraphs.length, 1, 4);
    between(article.sections.length, 3, 5);
    between(wordsIn(article.sections.flatMap(({ paragraphs }) => paragraphs)), 330, 600);
    between(questions.length, 5, 7);
    between(related.length, 4, 6);
  });

  it('repeats no heading and no question', () => {
    const headings = [...headingsOf(copy), ...copy.questions.map(({ question }) => question)];
    expect(headings).toEqual(distinct(headings));
    for (const { question } of copy.questions) expect(question).toContain('?');
  });

  it('links to other tools that exist', () => {
    expect(copy.related).toEqual(distinct(copy.related));
    expect(copy.related).not.toContain(id);
    for (const other of copy.related) expect(files).toContain(other);
  });

  it('states the size limit of the server and no other', () => {
    expect(whole).toContain('{limit}');
    expect(whole.replaceAll(/\{(limit|site)\}/g, '')).not.toMatch(/\{\w+\}/);
    expect(whole).not.toMatch(/\b(up to|at most|no more than) \d+ ?(KB|MB|GB|megabytes|gigabytes)/i);
  });

  it('mentions price, quantity, registration, watermarks and deletion', () => {
    const own = whole.replaceAll('{limit}', '');
    const missing = Object.entries(subjects).filter(([, words]) => !words.test(own));
    expect(missing.map(([name]) => name)).toEqual([]);
  });

  it('is written plainly, with American spelling', () => {
    const own = whole.replaceAll(/“[^”]*”/g, '');
    expect(own).not.toMatch(/\p{L}!(\s|$)/u);
    expect(whole).not.toMatch(
      /\b(amazing|perfect|seamless|ultimate|blazing|effortless|fastest|world-class|cutting-edge)/i,
    );
    expect(whole).not.toMatch(
      /colour|recognis|organis|favour|behaviour|\bcentre|\bgrey\b|\blicence|\banalyse|catalogue|cancelled|per cent|metre/i,
    );
  });

  const tool = tools.find((candidate) => candidate.id === id);
  if (tool === undefined) return;

  it('names the button of its page', () => {
    const howTo = copy.howTo.steps.map(({ name, text }) => `${name}\n${text}`).join('\n');
    expect(howTo).toContain(tool.messages.button.ready);
  });

  it('claims no format that the page does not take', () => {
    const { accept } = tool.input;
    if (accept === 'any') return;
    for (const extension of accept) expect(whole).toContain(`.${extension}`);
    const statements = passagesOf({ ...copy, questions: copy.questions.map((each) => ({ ...each, question: '' })) });
    for (const [claim, list = ''] of statements.join('\n').matchAll(claimed)) {
      for (const [, extension] of list.matchAll(/\.(\w+)/g)) expect(accept, claim).toContain(extension);
    }
  });
});
