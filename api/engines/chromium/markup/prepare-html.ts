import { finished } from 'node:stream/promises';
import { RewritingStream } from 'parse5-html-rewriting-stream';
import type { StartTag } from '../../../formats/html-tags.ts';
import type { Missing } from '../../missing.ts';
import { createContentWatch } from './content-watch.ts';
import { createDocumentParts } from './document-parts.ts';
import { findTitle } from './find-title.ts';
import { createFrameGuard } from './frame-guard.ts';
import { checkDrawing } from './inline-drawing.ts';
import { createTagKeeper } from './keep-tags.ts';
import { createLoadGuards } from './load-guards.ts';

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

/** Creates a reader of a document's tokens, each with the text that it was read from. */
function createTokenReader(missing: Missing) {
  const parts = createDocumentParts();
  const keeper = createTagKeeper(missing);
  const content = createContentWatch();
  const guards = createLoadGuards();
  const title = findTitle();
  /** The text of a `noscript` that is open: text to the tokeniser, but content to a browser without scripts. */
  let noscript: string | null = null;
  const endNoscript = () => {
    if (noscript !== null) parts.add({ kind: 'noscript', html: noscript, write: (html) => html });
    noscript = null;
  };
  return {
    ...{ parts, keeper, content, guards, title },
    startTag(tag: StartTag, raw: string): void {
      const { tagName } = tag;
      if (tagName !== 'html' && tagName !== 'head') parts.beginContent();
      title.startTag(tagName, tag.selfClosing);
      guards.startTag(tag);
      content.startTag(tag);
      // Inside SVG it is an ordinary element.
      endNoscript();
      parts.add(keeper.keep(tag, raw));
      if (tagName === 'noscript') noscript = '';
    },
    endTag(name: string, raw: string): void {
      title.endTag(name);
      guards.endTag(name);
      content.endTag(name);
      if (name === 'noscript') endNoscript();
      parts.add(raw);
    },
    text(text: string, raw: string): void {
      if (noscript !== null) {
        noscript += raw;
        return;
      }
      if (text.trim() !== '') parts.beginContent();
      title.text(text);
      content.text(text);
      parts.add(raw);
    },
    end(): void {
      guards.end();
      content.end();
      endNoscript();
    },
  };
}

/** Reads a document to its end. */
async function readTokens(text: AsyncIterable<string>, missing: Missing) {
  const reader = createTokenReader(missing);
  const rewriter = new RewritingStream();
  rewriter.on('doctype', (_, raw) => reader.parts.add(raw));
  rewriter.on('comment', (_, raw) => reader.parts.add(raw));
  rewriter.on('startTag', reader.startTag);
  rewriter.on('endTag', ({ tagName }, raw) => reader.endTag(tagName, raw));
  rewriter.on('text', ({ text: content }, raw) => reader.text(content, raw));
  for await (const chunk of text) {
    if (!rewriter.write(chunk)) await new Promise((resolve) => rewriter.once('drain', resolve));
  }
  rewriter.end();
  await finished(rewriter);
  reader.end();
  return reader;
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
  const { parts, keeper, content, guards, title } = await readTokens(text, missing);
  for (const drawing of content.drawings()) await checkDrawing(drawing);
  let scripts = keeper.scripts();
  let hasText = content.hasText();
  let isTaggable = guards.isTaggable();
  const html = await parts.fill(depth === 0 ? title.missingTitle() : null, async (inner) => {
    guard.enter(inner, depth + 1);
    const prepared = await prepareHtml(oneChunk(inner.html), missing, depth + 1, guard);
    scripts += prepared.scripts;
    hasText ||= prepared.hasText;
    isTaggable &&= prepared.isTaggable;
    return prepared.html;
  });
  return { html, scripts, hasText, isTaggable };
}

async function* oneChunk(text: string): AsyncGenerator<string> {
  yield text;
}
