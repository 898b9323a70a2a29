import { escapeText } from '../../../formats/xml/escape-xml.ts';
import { createXmlParser } from '../../../formats/xml/parse-xml.ts';
import { thresholds } from '../thresholds.ts';
import { voidElements } from './open-elements.ts';

const { maxXhtmlCharacters, xhtmlStartCharacters, maxOpenElements } = thresholds;

/** Documents that say that they are XML: by its declaration, by the name of their type, or by their root's namespace. */
const xhtmlStart =
  /^\ufeff?\s*(<\?xml\s|<!doctype\s+html\s+public\s+["']-\/\/W3C\/\/DTD XHTML)|<html\s[^>]*\bxmlns\s*=/i;

/** Elements whose text HTML takes as it is written. */
const rawElements = new Set(['script', 'style']);
/** Elements within which tags may close themselves in HTML as well. */
const foreignElements = new Set(['svg', 'math']);

/** What HTML reads otherwise than XML: tags that close themselves, and sections of plain text. */
const differing = /<!\[CDATA\[|\/>/;
const token =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[(?<plain>[\s\S]*?)\]\]>|<(?<end>\/?)(?<name>[^\s<>/!?"']+)(?<attributes>(?:[^<>"']|"[^"]*"|'[^']*')*?)(?<closes>\/?)>/g;

/** Whether a text is well-formed, but for the names of characters that only HTML knows. */
function isWellFormed(text: string): boolean {
  try {
    const parser = createXmlParser(
      {
        open: () => {},
        close: () => {},
        doctype: () => {},
        fault(message) {
          if (!/entity/i.test(message)) throw new Error(message);
        },
      },
      { maxDepth: maxOpenElements, maxUntagged: maxXhtmlCharacters, refuse: (limit) => new Error(limit) },
    );
    parser.write(text);
    parser.end();
    return true;
  } catch {
    return false;
  }
}

/** Writes well-formed XHTML as HTML: with an end tag for each element that needs one, and without sections of plain text. */
function asHtml(text: string): string {
  let raw = false;
  let foreign = 0;
  return text.replace(token, (written, ...found) => {
    const groups = found.at(-1) as Readonly<
      Record<'plain' | 'end' | 'name' | 'attributes' | 'closes', string | undefined>
    >;
    const { plain, end, name, attributes = '', closes } = groups;
    if (plain !== undefined) return raw ? plain : escapeText(plain);
    if (name === undefined) return written;
    if (closes)
      return foreign > 0 || foreignElements.has(name) || voidElements.has(name)
        ? written
        : `<${name}${attributes}></${name}>`;
    if (foreignElements.has(name)) foreign += end ? -1 : 1;
    if (rawElements.has(name)) raw = !end;
    return written;
  });
}

/**
 * Passes on the text of an HTML document, and writes one that is XHTML as HTML: there, `<script/>` or `<title/>` would
 * swallow the page. What is not well-formed, or longer than `thresholds.maxXhtmlCharacters`, is left as it is.
 */
export async function* xhtmlAsHtml(text: AsyncIterable<string>): AsyncGenerator<string> {
  let start = '';
  let isXhtml: boolean | null = null;
  const kept: string[] = [];
  let length = 0;
  for await (const chunk of text) {
    if (isXhtml === false) {
      yield chunk;
      continue;
    }
    kept.push(chunk);
    length += chunk.length;
    if (isXhtml === null) {
      start = (start + chunk).slice(0, xhtmlStartCharacters);
      if (xhtmlStart.test(start)) isXhtml = true;
      else if (start.length === xhtmlStartCharacters) isXhtml = false;
    }
    if (length > maxXhtmlCharacters) isXhtml = false;
    if (isXhtml === false) yield* kept.splice(0);
  }
  if (isXhtml !== true) return yield* kept;
  const whole = kept.join('');
  yield differing.test(whole) && isWellFormed(whole) ? asHtml(whole) : whole;
}
