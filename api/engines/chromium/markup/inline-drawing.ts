import { finished } from 'node:stream/promises';
import { RewritingStream } from 'parse5-html-rewriting-stream';
import { createUseGuard } from '../../../formats/drawing-uses.ts';
import { percentDecoded } from '../../../formats/percent-decoded.ts';
import { ProblemError } from '../../../problem.ts';
import { thresholds } from '../thresholds.ts';

const start = /data:image\/svg\+xml([^,]{0,100}),/gi;
/** What an address ends at, by what is in front of it; without quotes, as in a style sheet. */
const endsInQuotes: Readonly<Record<string, RegExp>> = { '"': /"/g, "'": /'/g };
const ends = /[\s)"']/g;

/** The text of a drawing (SVG), by the parameters and the content of its address. */
function decode(parameters: string, content: string): string {
  const text = percentDecoded(content);
  if (text === null) return content;
  return /;\s*base64\s*$/i.test(parameters) ? Buffer.from(text, 'base64').toString() : text;
}

/** The index of the first of several characters, from an index on; the text's end if there is none. */
function indexOfAny(text: string, wanted: RegExp, from: number): number {
  wanted.lastIndex = from;
  return wanted.exec(text)?.index ?? text.length;
}

/**
 * The drawings (SVG) in `data:` addresses of an attribute, or of a style sheet: an address ends at the quote that it
 * begins with, and fills the text if it begins that.
 */
export function* drawingsIn(text: string): Generator<string> {
  const begin = text.length - text.trimStart().length;
  let end = 0;
  for (const { index, 0: head, 1: parameters = '' } of text.matchAll(start)) {
    // One within another belongs to that.
    if (index < end) continue;
    const from = index + head.length;
    end = index === begin ? text.length : indexOfAny(text, endsInQuotes[text[index - 1] ?? ''] ?? ends, from);
    yield decode(parameters, text.slice(from, end));
  }
}

const tooDeep = () =>
  new ProblemError(
    'too-complex',
    `This document has drawings within drawings, more than ${thresholds.maxDrawingDepth} deep. Replace them by pictures.`,
  );

/**
 * Checks a drawing, and those in `data:` addresses within it.
 *
 * @throws ProblemError `too-complex` as `createUseGuard` does, and if they lie too deep in each other.
 */
export async function checkDrawing(drawing: string, depth = 1): Promise<void> {
  if (depth > thresholds.maxDrawingDepth) throw tooDeep();
  const uses = createUseGuard();
  const inner = new Set<string>();
  const look = (text: string) => {
    for (const found of drawingsIn(text)) inner.add(found);
  };
  const reader = new RewritingStream();
  reader.on('startTag', ({ tagName, attrs, selfClosing }) => {
    uses.startTag(tagName, attrs, selfClosing);
    for (const { value } of attrs) look(value);
  });
  reader.on('endTag', ({ tagName }) => uses.endTag(tagName));
  reader.on('text', ({ text }) => look(text));
  reader.resume();
  reader.end(drawing);
  await finished(reader);
  uses.end();
  for (const each of inner) await checkDrawing(each, depth + 1);
}
