import { addTo } from '../../../groups.ts';
import { closing } from './rtf-groups.ts';

/** A head that is longer, as one with a large picture, is not held. */
const maxHead = 262_144;
/** All heads together that are held. */
const maxHeads = 4_194_304;

/** How a running head or foot begins; its kind says on which pages of its section it stands. */
const opening = /(\\footery\d+)?(?:\\titlepg)?\{\\((?:header|footer)[lrf]?)(?![a-z])/;
/** What one that continues in the next part may begin with. */
const partOfOpening = /(?:\\footery\d*)?(?:\\[a-z]{0,7})?(?:\{(?:\\[a-z]{0,7})?)?$/;
/** How far a foot is from the edge of its page. */
const distance = /\\footery\d+/g;
/** The first section begins so, behind the table of page styles. */
const section = /\\sectd(?![a-z])/;
/** A section or a page style begins so. */
const sectionOrStyle = /\\sectd(?![a-z])|\\pgdsc\d/;

/** Groups that are not text, and results of fields, which need not be those of another section. */
const unread = /\{\\(?:shp|pict|fldrslt|\*)/;
const control = /\\'[0-9a-f]{2}|\\u-?\d+ ?|\\[a-z]+-?\d* ?|\\[^a-z]|[{}\r\n]/g;
const letter = /^\\(?:'|u-?\d)/;

/** A part of a document: a whole head of a kind and what precedes it, or what is between heads. */
interface Part {
  readonly kind: string | null;
  readonly distance: string;
  readonly text: string;
}

async function* divided(source: AsyncIterable<string>): AsyncGenerator<Part> {
  const between = (text: string) => ({ kind: null, distance: '', text });
  let rest = '';
  for await (const read of source) {
    rest += read;
    for (;;) {
      const found = opening.exec(rest);
      const start = found?.index ?? partOfOpening.exec(rest)?.index ?? rest.length;
      yield between(rest.slice(0, start));
      rest = rest.slice(start);
      if (found === null) break;
      const [whole, away = '', kind = null] = found;
      const closed = closing(rest.slice(whole.length), 1);
      if (closed.depth > 0 && rest.length <= maxHead) break;
      const end = whole.length + closed.end;
      yield closed.depth > 0
        ? between(rest.slice(0, end))
        : { kind, distance: away, text: rest.slice(away.length, end) };
      rest = rest.slice(end);
    }
  }
  yield between(rest);
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

/** Heads of page styles with their distances, in order, by kinds and texts. */
function createKnownHeads() {
  const known = new Map<string, string[]>();
  let held = 0;
  const keyOf = ({ kind, text }: Part) => `${kind} ${textOf(text)}`;
  const isFoot = ({ kind }: Part) => kind?.startsWith('footer');
  return {
    learn(part: Part, away: string): void {
      const head = (isFoot(part) ? away : '') + part.text;
      held += head.length;
      if (held <= maxHeads) addTo(known, keyOf(part), head);
    },
    /** Sections have page styles of their own, in the same order; further ones have the last. */
    complete(part: Part, away: string): string {
      const heads = known.get(keyOf(part)) ?? [];
      const head = heads.length > 1 ? heads.shift() : heads[0];
      if (!isFoot(part)) return part.distance + (head ?? part.text);
      return head ?? (away || part.distance) + part.text;
    },
  };
}

/**
 * How far the feet of a section or a style are from the edge, by what is between its heads; empty if that is not
 * stated.
 */
function distanceIn(text: string, before: string): string {
  const [, own] = text.split(sectionOrStyle).slice(-2);
  const told = (own ?? text).match(distance) ?? [];
  if (own !== undefined) return told[0] ?? '';
  return before || (told[0] ?? '');
}

/**
 * Gives the running heads and feet of an RTF document back what LibreOffice leaves out in all sections but the first: their
 * pictures, and how their paragraphs are set. LibreOffice 7.4 writes them whole in its table of page styles (`\pgdsctbl`);
 * where there is none, as in 25.2, they stay as they are. Feet are as far from the edge as their section says first:
 * LibreOffice states the distance of the text from the upper edge once more.
 * @param source What LibreOffice wrote, in Latin-1.
 */
export async function* completeHeads(source: AsyncIterable<string>): AsyncGenerator<string> {
  const { learn, complete } = createKnownHeads();
  let isInTable = true;
  let away = '';
  for await (const part of divided(source)) {
    const written = part.distance + part.text;
    if (part.kind === null) {
      isInTable &&= !section.test(written);
      away = distanceIn(written, away);
      yield written;
      continue;
    }
    away ||= part.distance;
    if (isInTable) learn(part, away);
    yield isInTable ? written : complete(part, away);
  }
}
