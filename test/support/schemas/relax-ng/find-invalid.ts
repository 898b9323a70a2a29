import { SaxesParser, type SaxesTagNS } from 'saxes';
import { Derivatives } from './derivatives.ts';
import type { Grammar } from './grammar.ts';
import { type Pattern, Patterns } from './patterns.ts';

interface Open {
  readonly name: string;
  hasElements: boolean;
  /** Since the last element in it. */
  text: string;
}

const quoted = (text: string) => JSON.stringify(text.slice(0, 60));

/** Says where an XML file breaks a schema: a sentence for each place. Throws if it is not well-formed. */
export type FindInvalid = (xml: string) => readonly string[];

/**
 * Compiles a schema. Elements and attributes of namespaces that it does not declare are taken out of files first, as
 * OpenDocument has it for extended documents; what is in such an element counts only within an element `aroundText`.
 */
export function findInvalidBy(grammar: Grammar, aroundText: ReadonlySet<string>): FindInvalid {
  const patterns = new Patterns();
  const start = patterns.of(grammar);
  const derivatives = new Derivatives(patterns);
  const isOwn = (space: string) => space === '' || grammar.spaces.has(space);

  return (xml) => {
    const found: string[] = [];
    const open: Open[] = [];
    let pattern = start;
    /** Elements that are open and not looked into. */
    let passed = 0;

    const tell = (fault: string) => found.push(`${open.map(({ name }) => name).join('/')} ${fault}`);

    /** Goes on with what is left, or says the fault and goes on as if it were none. */
    function goOn(left: Pattern, fault: string, otherwise: () => Pattern): void {
      if (left === patterns.notAllowed) tell(fault);
      pattern = left === patterns.notAllowed ? otherwise() : left;
    }

    function readText(inner: Open): void {
      const before = pattern;
      const { text } = inner;
      if (text.trim() !== '') goOn(derivatives.text(before, text), `has the text ${quoted(text)}`, () => before);
      inner.text = '';
    }

    function startTag({ name, uri, local, attributes }: SaxesTagNS): void {
      const parent = open.at(-1);
      if (parent) {
        readText(parent);
        parent.hasElements = true;
      }
      const content = derivatives.startTag(pattern, uri, local);
      if (content === patterns.notAllowed) {
        tell(`cannot go on with ${name}`);
        passed = 1;
        return;
      }
      pattern = content;
      open.push({ name, hasElements: false, text: '' });
      for (const { name: full, prefix, uri: space, local: own, value } of Object.values(attributes)) {
        if (prefix === 'xmlns' || full === 'xmlns' || !isOwn(space)) continue;
        const before = pattern;
        goOn(derivatives.attribute(before, space, own, value), `has ${full}=${quoted(value)}`, () => before);
      }
      const tagged = pattern;
      goOn(derivatives.startTagEnd(tagged), 'lacks an attribute', () => derivatives.startTagEnd(tagged, true));
    }

    function endTag(): void {
      const inner = open.at(-1);
      if (inner === undefined) return;
      if (inner.hasElements) readText(inner);
      const left = derivatives.endTag(pattern, inner.hasElements ? null : inner.text);
      const before = pattern;
      const fault = inner.text === '' ? 'ends too early' : `is ${quoted(inner.text)}`;
      goOn(left, fault, () => derivatives.endTag(before, null, true));
      open.pop();
    }

    const parser = new SaxesParser({ xmlns: true });
    parser.on('error', (error) => {
      throw error;
    });
    parser.on('opentag', (tag) => {
      if (passed > 0) passed += 1;
      else if (isOwn(tag.uri)) startTag(tag);
      else if (!open.some(({ name }) => aroundText.has(name))) passed = 1;
    });
    parser.on('closetag', ({ uri }) => {
      if (passed > 0) passed -= 1;
      else if (isOwn(uri)) endTag();
    });
    parser.on('text', (text) => {
      const inner = open.at(-1);
      if (passed === 0 && inner) inner.text += text;
    });
    parser.write(xml).close();
    return found;
  };
}
