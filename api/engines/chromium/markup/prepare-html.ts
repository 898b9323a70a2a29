import { finished } from 'node:stream/promises';
import { RewritingStream } from 'parse5-html-rewriting-stream';
import { createUseGuard } from '../../../formats/drawing-uses.ts';
import type { Missing } from '../../missing.ts';
import { createColumnGuard } from './column-guard.ts';
import { findTitle } from './find-title.ts';
import { createFrameGuard } from './frame-guard.ts';
import { checkDrawing, drawingsIn } from './inline-drawing.ts';
import { createNestingGuard } from './nesting-guard.ts';
import { createTagBudget } from './tag-budget.ts';

type StartTag = Parameters<RewritingStream['emitStartTag']>[0];

/** A document as passed to the browser. */
export interface PreparedHtml {
  readonly html: string;
  /** Number of scripts in the document or referred to by it. */
  readonly scripts: number;
  /** Whether it has text content, visible or not. */
  readonly hasText: boolean;
  /** Whether its PDF can be tagged in time. */
  readonly isTaggable: boolean;
}

/** Elements that show another document, and the attribute that names it. */
const frames: Readonly<Record<string, string>> = { iframe: 'src', frame: 'src', embed: 'src', object: 'data' };
/** Media elements, which a browser without scripts does not even load. */
const players = new Set(['video', 'audio', 'source']);
/** Elements whose text is never displayed. */
const unreadElements = new Set(['script', 'style', 'title', 'template', 'noframes']);
const scriptTypes = /^(|module|(text|application)\/(x-)?(java|ecma|j)script.*)$/i;
const linkSchemes = /^(https?|mailto|tel|ftp):/i;

/** Nested HTML that is prepared separately, and how it is put back. */
interface Inner {
  readonly index: number;
  readonly html: string;
  readonly isFrame: boolean;
  readonly write: (html: string) => string;
}

const attribute = (tag: StartTag, name: string) => tag.attrs.find((attr) => attr.name === name)?.value;
const escapeText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const escapeAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function serialise({ tagName, attrs, selfClosing }: StartTag): string {
  const written = attrs.map(({ name, value }) => ` ${name}="${escapeAttribute(value)}"`).join('');
  return `<${tagName}${written}${selfClosing ? '/' : ''}>`;
}

function without(tag: StartTag, ...names: readonly string[]): string {
  return serialise({ ...tag, attrs: tag.attrs.filter((attr) => !names.includes(attr.name)) });
}

/** The text of a tag that is kept, changed or not; empty to drop it. Not for frames. */
function keepOrdinary(tag: StartTag, raw: string, hasBase: boolean): string {
  const { tagName } = tag;
  if (tagName === 'meta' && /^\s*refresh\s*$/i.test(attribute(tag, 'http-equiv') ?? '')) return '';
  const href = tagName === 'a' || tagName === 'area' ? attribute(tag, 'href') : undefined;
  return href === undefined || isPortable(href, hasBase) ? raw : without(tag, 'href');
}

/** Whether a link still works after the document has left its folder. */
function isPortable(href: string, hasBase: boolean): boolean {
  const target = href.trim();
  return /^(#|\/\/)/.test(target) || linkSchemes.test(target) || (!URL.canParse(target) && hasBase);
}

/**
 * Prepares a document for printing: removes what would navigate away from it (refreshes, frames with a URL) and links
 * that would not work, and uses the first heading as the title of a document without one. The rest stays unchanged,
 * byte for byte. Works on a stream of tokens: the tree of a hostile document may be too deep to walk. Throws
 * `too-complex` if far too many elements are left open, or documents lie too deep within each other.
 */
export async function prepareHtml(
  text: AsyncIterable<string>,
  missing: Missing,
  depth = 0,
  guard = createFrameGuard(),
): Promise<PreparedHtml> {
  const parts: string[] = [];
  const inner: Inner[] = [];
  let noscript: string | null = null;
  let titleIndex: number | null = null;
  const title = findTitle();
  const nesting = createNestingGuard();
  const uses = createUseGuard();
  const columns = createColumnGuard();
  const tags = createTagBudget();
  const drawings = new Set<string>();
  /** Text of the style sheet that is open, which may come in several parts. */
  let styles = '';
  const lookForDrawings = (text: string) => {
    for (const drawing of drawingsIn(text)) drawings.add(drawing);
  };
  let scripts = 0;
  let hasText = false;
  let unread: string | null = null;
  let hasBase = false;

  /** Reserves a place for a title where content begins; the parser moves it into the head. */
  const contentBegins = () => {
    titleIndex ??= parts.push('') - 1;
  };

  const keepFrame = (tag: StartTag, raw: string, source: string): string => {
    const address = attribute(tag, source);
    const srcdoc = tag.tagName === 'iframe' ? attribute(tag, 'srcdoc') : undefined;
    if (srcdoc !== undefined) {
      const attrs = tag.attrs.filter(({ name }) => name !== 'src' && name !== 'srcdoc');
      const write = (html: string) => serialise({ ...tag, attrs: [...attrs, { name: 'srcdoc', value: html }] });
      inner.push({ index: parts.length, html: srcdoc, isFrame: true, write });
      return '';
    }
    if (address !== undefined) missing.add('frames', address);
    return address === undefined ? raw : without(tag, source);
  };

  const keepTag = (tag: StartTag, raw: string): string => {
    const { tagName } = tag;
    const source = frames[tagName];
    if (source !== undefined) return keepFrame(tag, raw, source);
    if (tagName === 'script' && scriptTypes.test(attribute(tag, 'type')?.trim() ?? '')) scripts++;
    if (tagName === 'base' && attribute(tag, 'href') !== undefined) hasBase = true;
    const played = players.has(tagName) ? attribute(tag, 'src') : undefined;
    if (played !== undefined && !/^\s*data:/i.test(played)) missing.add('media', played);
    return keepOrdinary(tag, raw, hasBase);
  };

  /** Prepares the content of a `noscript`, which is text to the tokeniser but content to a browser without scripts. */
  const keepNoscript = () => {
    if (noscript !== null) inner.push({ index: parts.length, html: noscript, isFrame: false, write: (html) => html });
    parts.push('');
    noscript = null;
  };

  const rewriter = new RewritingStream();
  rewriter.on('doctype', (_, raw) => parts.push(raw));
  rewriter.on('comment', (_, raw) => parts.push(raw));
  rewriter.on('startTag', (tag, raw) => {
    const { tagName } = tag;
    if (tagName !== 'html' && tagName !== 'head') contentBegins();
    title.startTag(tagName, tag.selfClosing);
    nesting.startTag(tagName, tag.selfClosing);
    uses.startTag(tagName, tag.attrs, tag.selfClosing);
    tags.startTag(tagName);
    columns.startTag(tagName, { colspan: attribute(tag, 'colspan'), rowspan: attribute(tag, 'rowspan') });
    for (const { value } of tag.attrs) lookForDrawings(value);
    // Inside SVG it is an ordinary element.
    if (noscript !== null) keepNoscript();
    parts.push(keepTag(tag, raw));
    if (tagName === 'noscript') noscript = '';
    if (unreadElements.has(tagName) && !tag.selfClosing) unread = tagName;
  });
  rewriter.on('endTag', ({ tagName }, raw) => {
    title.endTag(tagName);
    nesting.endTag(tagName);
    uses.endTag(tagName);
    tags.endTag(tagName);
    columns.endTag(tagName);
    if (tagName === unread) unread = null;
    if (tagName === 'style') {
      lookForDrawings(styles);
      styles = '';
    }
    if (tagName === 'noscript') keepNoscript();
    parts.push(raw);
  });
  rewriter.on('text', ({ text: content }, raw) => {
    if (noscript !== null) {
      noscript += raw;
      return;
    }
    if (content.trim() !== '') contentBegins();
    title.text(content);
    if (unread === 'style') styles += content;
    if (!hasText && unread === null && /[\p{L}\p{N}]/u.test(content)) hasText = true;
    parts.push(raw);
  });

  for await (const chunk of text) {
    if (!rewriter.write(chunk)) await new Promise((resolve) => rewriter.once('drain', resolve));
  }
  rewriter.end();
  await finished(rewriter);
  uses.end();
  lookForDrawings(styles);
  for (const drawing of drawings) await checkDrawing(drawing);

  keepNoscript();
  let isTaggable = tags.isTaggable();
  for (const { index, html, isFrame, write } of inner) {
    guard.enter(html, depth + 1, isFrame);
    const prepared = await prepareHtml(oneChunk(html), missing, depth + 1, guard);
    scripts += prepared.scripts;
    hasText ||= prepared.hasText;
    isTaggable &&= prepared.isTaggable;
    parts[index] = write(prepared.html);
  }
  const name = depth === 0 ? title.missingTitle() : null;
  if (titleIndex !== null && name !== null) parts[titleIndex] = `<title>${escapeText(name)}</title>`;
  return { html: parts.join(''), scripts, hasText, isTaggable };
}

async function* oneChunk(text: string): AsyncGenerator<string> {
  yield text;
}
