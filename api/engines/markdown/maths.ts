import katex from 'katex';
import type { MarkdownIt, StateBlock, StateInline } from 'markdown-it';
import { thresholds } from './thresholds.ts';

const dollar = 0x24;
const backslash = 0x5c;

/** How many groups of a formula, in braces or between `\left` and `\right`, are open at the same time. */
function nestingOf(source: string): number {
  let [open, deepest] = [0, 0];
  for (const [brace] of source.matchAll(/\\?[{}]|\\(?:left|right)(?![a-z])/gi)) {
    if (brace === '{' || brace === '\\left') open++;
    else if (brace === '}' || brace === '\\right') open--;
    deepest = Math.max(deepest, open);
  }
  return deepest;
}

/** Renders a formula as HTML; null where KaTeX cannot parse it, or could not in time. */
export function renderFormula(source: string, displayMode: boolean): string | null {
  const { maxLength, maxNesting } = thresholds.formula;
  if (source.length > maxLength || nestingOf(source) > maxNesting) return null;
  try {
    // Untrusted formulas can neither refer to anything nor set styles; the limits stop bombs.
    const html = katex.renderToString(source, {
      displayMode,
      output: 'html',
      trust: false,
      strict: 'ignore',
      maxExpand: thresholds.formula.maxExpand,
      maxSize: thresholds.formula.maxSizeEm,
    });
    return html;
  } catch {
    return null;
  }
}

const isSpace = (code: number) => code === 0x20 || code === 0x09 || code === 0x0a;
const isDigit = (code: number) => code >= 0x30 && code <= 0x39;

/** The index of the closing `$` or `$$`, or -1. */
function closingIndex(text: string, from: number, delimiter: string): number {
  for (let at = text.indexOf(delimiter, from); at >= 0; at = text.indexOf(delimiter, at + 1)) {
    if (text.charCodeAt(at - 1) !== backslash) return at;
  }
  return -1;
}

/** `$x$` and `$$x$$` in a paragraph, with pandoc's rule that keeps prices: no space inside, no digit after. */
function inlineFormula(state: StateInline, silent: boolean): boolean {
  const { src, pos } = state;
  if (src.charCodeAt(pos) !== dollar) return false;
  const delimiter = src.charCodeAt(pos + 1) === dollar ? '$$' : '$';
  const start = pos + delimiter.length;
  const end = closingIndex(src.slice(0, state.posMax), start, delimiter);
  if (end <= start) return false;
  const isPrice =
    isSpace(src.charCodeAt(start)) || isSpace(src.charCodeAt(end - 1)) || isDigit(src.charCodeAt(end + 1));
  if (delimiter === '$' && isPrice) return false;
  if (!silent) {
    const token = state.push(delimiter === '$' ? 'math_inline' : 'math_inline_block', 'math', 0);
    token.content = src.slice(start, end);
    token.markup = delimiter;
  }
  state.pos = end + delimiter.length;
  return true;
}

/**
 * The line after which nothing closes a formula, by the line that ends the search. Cached, as thousands of opening
 * lines would each search to the end.
 */
const unclosed = new WeakMap<StateBlock, Map<number, number>>();

/** `$$` on a line of its own, up to the next; or all on one line. */
function blockFormula(state: StateBlock, startLine: number, endLine: number, silent: boolean): boolean {
  const lineAt = (line: number) =>
    state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]).trimEnd();
  const first = lineAt(startLine);
  if (!first.startsWith('$$')) return false;
  const oneLine = first.length > 4 && first.endsWith('$$');
  if (!oneLine && first.length > 2 && first.indexOf('$$', 2) >= 0) return false;
  let last = startLine;
  if (!oneLine) {
    const unclosedFrom = unclosed.get(state)?.get(endLine);
    if (unclosedFrom !== undefined && startLine >= unclosedFrom) return false;
    do last++;
    while (last < endLine && !lineAt(last).endsWith('$$'));
    if (last >= endLine) {
      unclosed.set(state, (unclosed.get(state) ?? new Map()).set(endLine, startLine));
      return false;
    }
  }
  if (silent) return true;
  const token = state.push('math_block', 'math', 0);
  token.block = true;
  token.content = oneLine
    ? first.slice(2, -2)
    : [
        first.slice(2),
        ...Array.from({ length: last - startLine - 1 }, (_, i) => lineAt(startLine + 1 + i)),
        lineAt(last).slice(0, -2),
      ].join('\n');
  token.map = [startLine, last + 1];
  token.markup = '$$';
  state.line = last + 1;
  return true;
}

/**
 * Formulas in `$` and `$$`, written as GitHub and pandoc write them, and as ```` ```math ````.
 *
 * @param write The HTML of a formula in the document.
 */
export function maths(md: MarkdownIt, write: (source: string, display: boolean, markup: string) => string): void {
  md.inline.ruler.after('escape', 'math_inline', inlineFormula);
  md.block.ruler.after('blockquote', 'math_block', blockFormula, {
    alt: ['paragraph', 'reference', 'blockquote', 'list'],
  });
  for (const [type, display] of [
    ['math_inline', false],
    ['math_inline_block', true],
    ['math_block', true],
  ] as const) {
    md.renderer.rules[type] = (tokens, index) => {
      const token = tokens[index];
      return token === undefined ? '' : write(token.content, display, token.markup);
    };
  }
}
