import taskLists from '@hackmd/markdown-it-task-lists';
import createMarkdownIt from 'markdown-it';
import type { Note } from '../../../catalog/report.ts';
import type { Paper } from '../../formats/paper.ts';
import { collectMissing } from '../missing.ts';
import { alerts } from './alerts.ts';
import { footnotes } from './footnotes.ts';
import { collectFragments } from './fragments.ts';
import { splitFrontMatter } from './front-matter.ts';
import { guessLanguage } from './guess-language.ts';
import { headings } from './headings.ts';
import { codeBlock } from './highlight.ts';
import { katexStyles } from './katex-styles.ts';
import { collectLinkNotes } from './link-notes.ts';
import { maths, renderFormula } from './maths.ts';
import { codeStyles, printStyles } from './print-styles.ts';
import { sanitise } from './sanitise.ts';
import { tables } from './tables.ts';
import { thresholds } from './thresholds.ts';

const formulaStyles = await katexStyles();

/** A host without a scheme (GFM §6.9). */
const bareHost = /^[\w-]+(?:\.[\w-]+)+(?:[/?#][^\s<]*[^\s<.,:;!?"')\]])?/;
const wwwLink = {
  validate: (text: string, position: number) =>
    bareHost.exec(text.slice(position, position + thresholds.links.maxBareLength))?.[0].length ?? 0,
  normalize: (match: { url: string }) => {
    match.url = `http://${match.url}`;
  },
};

/** A complete HTML document and notes for the visitor. */
export interface RenderedMarkdown {
  readonly html: string;
  readonly notes: readonly Note[];
}

/**
 * Renders Markdown as an HTML document for printing: CommonMark with GitHub's extensions, footnotes, formulas and
 * highlighted code. The document is self-contained and includes only the styles that it uses.
 */
export function renderMarkdown(text: string, paper: Paper): RenderedMarkdown {
  const { body, title, language } = splitFrontMatter(text);
  const fragments = collectFragments();
  const missing = collectMissing();
  const links = collectLinkNotes();
  const used = { code: false, formulas: false };
  let unreadable = 0;

  const writeCode = (code: string, info: string) => {
    const { html, coloured } = codeBlock(code, info);
    used.code ||= coloured;
    return fragments.keep(html);
  };
  const writeFormula = (source: string, display: boolean, markup: string) => {
    const html = renderFormula(source, display);
    const escaped = md.utils.escapeHtml(`${markup}${source}${markup}`);
    if (html === null) unreadable++;
    else used.formulas = true;
    const kept = fragments.keep(html ?? `<code class="formula-source">${escaped}</code>`);
    return display ? `<div class="math">${kept}</div>` : kept;
  };

  const md = createMarkdownIt({ html: true, linkify: true });
  // Without a scheme, "README.md" would be a host in Moldova.
  md.linkify.set({ fuzzyLink: false });
  md.linkify.add('www.', wwwLink);
  md.use(footnotes).use(taskLists).use(alerts).use(tables).use(headings);
  maths(md, writeFormula);
  md.renderer.rules.code_block = (tokens, index) => writeCode(tokens[index]?.content ?? '', '');
  md.renderer.rules.fence = (tokens, index) => {
    const { content = '', info = '' } = tokens[index] ?? {};
    return info.trim() === 'math' ? writeFormula(content, true, '') : writeCode(content, info);
  };

  const env: { title?: string } = {};
  const rendered = fragments.restore(sanitise(md.render(body, env), missing, links)) + links.list();
  const styles = [printStyles(paper), used.code ? codeStyles : '', used.formulas ? formulaStyles : ''].join('');
  const tag = language || guessLanguage(body);
  const name = md.utils.escapeHtml(title || env.title || 'Untitled');
  const html = `<!doctype html>
<html${tag && ` lang="${tag}"`}>
<head><meta charset="utf-8"><title>${name}</title><style>${styles}</style></head>
<body>
${rendered}</body>
</html>
`;
  const kept: readonly Note[] = unreadable > 0 ? [{ code: 'formulas-kept', formulas: unreadable }] : [];
  return { html, notes: [...missing.notes(), ...kept] };
}
