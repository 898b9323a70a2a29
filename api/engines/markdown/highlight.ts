import hljs from 'highlight.js';
import { escapeMarkup } from '../../../catalog/escape-markup.ts';
import { thresholds } from './thresholds.ts';

const { maxHighlightedLength, maxKeptLines } = thresholds.code;

/** Renders a code block, highlighted where it names a known language: guessing would highlight prose. */
export function codeBlock(code: string, info: string): { readonly html: string; readonly coloured: boolean } {
  const language = /^[\w+#.-]*/.exec(info.trim().replace(/^\{\.?/, ''))?.[0].toLowerCase() ?? '';
  const coloured = language !== '' && code.length <= maxHighlightedLength && hljs.getLanguage(language) !== undefined;
  const inner = coloured ? hljs.highlight(code, { language, ignoreIllegals: true }).value : escapeMarkup(code);
  const kept = code.split('\n').length - 1 <= maxKeptLines ? ' class="kept"' : '';
  return { html: `<pre dir="ltr"${kept}><code>${inner}</code></pre>\n`, coloured };
}
