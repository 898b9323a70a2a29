import hljs from 'highlight.js';
import { escapeHtml } from '../../formats/escape-html.ts';

/** Longer code is printed plain: colours cost more than they help there. */
const maxHighlightedLength = 100_000;

/** A block up to so many lines is kept on one page. */
const maxKeptLines = 18;

/** A code block as HTML, coloured where its language is named and known: guessing would colour prose. */
export function codeBlock(code: string, info: string): { readonly html: string; readonly coloured: boolean } {
  const language = /^[\w+#.-]*/.exec(info.trim().replace(/^\{\.?/, ''))?.[0].toLowerCase() ?? '';
  const coloured = language !== '' && code.length <= maxHighlightedLength && hljs.getLanguage(language) !== undefined;
  const inner = coloured ? hljs.highlight(code, { language, ignoreIllegals: true }).value : escapeHtml(code);
  const kept = code.split('\n').length - 1 <= maxKeptLines ? ' class="kept"' : '';
  return { html: `<pre dir="ltr"${kept}><code>${inner}</code></pre>\n`, coloured };
}
