import { closing } from './rtf-groups.ts';

/** A head that is longer, as one with a large picture, is not held. */
const maxHead = 262_144;
/** All heads together that are held. */
const maxHeads = 4_194_304;

/** A running head or foot begins so; its kind tells on which pages of its section it stands. */
const opening = /\{\\((?:header|footer)[lrf]?)(?![a-z])/;
/** It is as long as the longest opening at most, but for what follows it. */
const partOfOpening = /\{(?:\\[a-z]{0,7})?$|\\[a-z]{0,5}$/;
/** The first section begins so, behind the table of page styles. */
const section = /\\sectd(?![a-z])/;

/** Groups that are no text, and results of fields, which need not be those of another section. */
const unread = /\{\\(?:shp|pict|fldrslt|\*)/;
const control = /\\'[0-9a-f]{2}|\\u-?\d+ ?|\\[a-z]+-?\d* ?|\\[^a-z]|[{}\r\n]/g;
const letter = /^\\(?:'|u-?\d)/;

/** A part of a document: a whole head of a kind, or what is between heads. */
interface Part {
  readonly kind: string | null;
  readonly text: string;
}

async function* divided(source: AsyncIterable<string>): AsyncGenerator<Part> {
  let rest = '';
  for await (const read of source) {
    rest += read;
    for (;;) {
      const found = opening.exec(rest);
      const start = found?.index ?? partOfOpening.exec(rest)?.index ?? rest.length;
      yield { kind: null, text: rest.slice(0, start) };
      rest = rest.slice(start);
      if (found === null) break;
      const { depth, end } = closing(rest.slice(1), 1);
      const isWhole = depth === 0;
      if (!isWhole && rest.length <= maxHead) break;
      yield { kind: isWhole ? (found[1] ?? null) : null, text: rest.slice(0, end + 1) };
      rest = rest.slice(end + 1);
    }
  }
  yield { kind: null, text: rest };
}

/** The text of a head, without its look, its pictures, and where it stands. */
function textOf(head: string): string {
  let text = '';
  let rest = head;
  for (let found = unread.exec(rest); found !== null; found = unread.exec(rest)) {
    text += rest.slice(0, found.index);
    const behind = rest.slice(found.index + 1);
    rest = behind.slice(closing(behind, 1).end);
  }
  return (text + rest).replace(control, (found) => (letter.test(found) ? found : ''));
}

/** Heads of page styles by their kinds and texts; null where several have the same. */
function createKnownHeads() {
  const known = new Map<string, string | null>();
  let held = 0;
  const keyOf = (kind: string, head: string) => `${kind} ${textOf(head)}`;
  return {
    learn(kind: string, head: string): void {
      const key = keyOf(kind, head);
      if (!known.has(key)) held += head.length;
      if (held > maxHeads) return;
      known.set(key, (known.get(key) ?? head) === head ? head : null);
    },
    complete: (kind: string, head: string) => known.get(keyOf(kind, head)) ?? head,
  };
}

/**
 * Gives the running heads and feet of an RTF document back what LibreOffice leaves out in all sections but the first: their
 * pictures, and how their paragraphs are set. It writes them whole in the table of page styles (`\pgdsctbl`).
 * @param source What LibreOffice wrote, in Latin-1.
 */
export async function* completeHeads(source: AsyncIterable<string>): AsyncGenerator<string> {
  const { learn, complete } = createKnownHeads();
  let isInTable = true;
  for await (const { kind, text } of divided(source)) {
    if (kind === null) {
      isInTable &&= !section.test(text);
      yield text;
      continue;
    }
    if (isInTable) learn(kind, text);
    yield isInTable ? text : complete(kind, text);
  }
}
