import { escapeValue } from './escape-xml.ts';

/** The position of an attribute in a start tag. Offsets count UTF-16 units. */
interface WrittenAttribute {
  readonly name: string;
  /** Where the white space in front of it begins. */
  readonly start: number;
  readonly end: number;
  /** Where its value begins, inside the quotes. */
  readonly valueStart: number;
}

/** The attributes of a well-formed start tag, in order, in time linear in its length. */
function* attributesIn(tag: string): Generator<WrittenAttribute> {
  const attribute = /\s+([^\s=/>]+)\s*=\s*(?:"[^"]*"|'[^']*')/y;
  attribute.lastIndex = /^<[^\s/>]+/.exec(tag)?.[0].length ?? 0;
  for (let start = attribute.lastIndex; ; start = attribute.lastIndex) {
    const [whole, name = ''] = attribute.exec(tag) ?? [];
    if (whole === undefined) return;
    const end = attribute.lastIndex;
    // Past the name, white space and the equals sign.
    const opening = whole.search(/["']/);
    yield { name, start, end, valueStart: start + opening + 1 };
  }
}

/**
 * A start tag as written, with some attributes changed: a value sets one, at the tag's end, and null removes it. Values
 * are not escaped.
 */
export function withAttributes(tag: string, changes: Readonly<Record<string, string | number | null>>): string {
  let kept = /^<[^\s/>]+/.exec(tag)?.[0] ?? '';
  for (const { name, start, end } of attributesIn(tag)) if (!(name in changes)) kept += tag.slice(start, end);
  const added = Object.entries(changes).map(([name, value]) => (value === null ? '' : ` ${name}="${value}"`));
  return `${kept}${added.join('')}${tag.endsWith('/>') ? '/>' : '>'}`;
}

/** A start tag as written, with new values for some of the attributes that it has; values are escaped. */
export function withValues(tag: string, values: Readonly<Record<string, string>>): string {
  let result = '';
  let done = 0;
  for (const { name, end, valueStart } of attributesIn(tag)) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) continue;
    result += tag.slice(done, valueStart) + escapeValue(value);
    done = end - 1;
  }
  return result + tag.slice(done);
}

/** The prefix of a start tag's name as written, including its colon; empty if it has none. */
export const prefixOfTag = (text: string): string => /^<([^\s>/]+:)?/.exec(text)?.[1] ?? '';
