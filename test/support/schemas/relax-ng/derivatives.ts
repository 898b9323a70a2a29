import { collapsed, isValue } from './datatypes.ts';
import { isNamed } from './grammar.ts';
import type { Pattern, Patterns } from './patterns.ts';

const blank = /^\s*$/;

/** What is left of a pattern once a part of a document has come: `notAllowed` if the part cannot come there. */
export class Derivatives {
  readonly #patterns: Patterns;

  constructor(patterns: Patterns) {
    this.#patterns = patterns;
  }

  /** Works out once what follows from a pattern. */
  #once(pattern: Pattern, came: string, work: () => Pattern): Pattern {
    const before = pattern.derived.get(came);
    if (before) return before;
    const after = work();
    pattern.derived.set(came, after);
    return after;
  }

  /** After the name of a start tag: its content and attributes, then what follows it. */
  startTag(pattern: Pattern, space: string, local: string): Pattern {
    const all = this.#patterns;
    const derive = (each: Pattern): Pattern => {
      switch (each.kind) {
        case 'element':
          return isNamed(each.names, space, local) ? all.pair('after', each.content(), all.empty) : all.notAllowed;
        case 'choice':
          return all.choice(again(each.first), again(each.second));
        case 'group': {
          const first = this.#behind(again(each.first), (rest) => all.pair('group', rest, each.second));
          return each.first.nullable ? all.choice(first, again(each.second)) : first;
        }
        case 'interleave':
          return all.choice(
            this.#behind(again(each.first), (rest) => all.pair('interleave', rest, each.second)),
            this.#behind(again(each.second), (rest) => all.pair('interleave', each.first, rest)),
          );
        case 'oneOrMore':
          return this.#behind(again(each.content), (rest) => all.pair('group', rest, all.choice(each, all.empty)));
        case 'after':
          return this.#behind(again(each.first), (rest) => all.pair('after', rest, each.second));
        default:
          return all.notAllowed;
      }
    };
    const again = (each: Pattern) => this.#once(each, `<${space} ${local}`, () => derive(each));
    return again(pattern);
  }

  /** Changes what follows an element. */
  #behind(pattern: Pattern, change: (rest: Pattern) => Pattern): Pattern {
    const all = this.#patterns;
    if (pattern.kind === 'after') return all.pair('after', pattern.first, change(pattern.second));
    if (pattern.kind !== 'choice') return all.notAllowed;
    return all.choice(this.#behind(pattern.first, change), this.#behind(pattern.second, change));
  }

  /** After an attribute. */
  attribute(pattern: Pattern, space: string, local: string, value: string): Pattern {
    const all = this.#patterns;
    const derive = (each: Pattern): Pattern => {
      switch (each.kind) {
        case 'attribute':
          return isNamed(each.names, space, local) && this.#isContent(each.content(), value)
            ? all.empty
            : all.notAllowed;
        case 'choice':
          return all.choice(again(each.first), again(each.second));
        case 'group':
        case 'interleave':
          return all.choice(
            all.pair(each.kind, again(each.first), each.second),
            all.pair(each.kind, each.first, again(each.second)),
          );
        case 'oneOrMore':
          return all.pair('group', again(each.content), all.choice(each, all.empty));
        case 'after':
          return all.pair('after', again(each.first), each.second);
        default:
          return all.notAllowed;
      }
    };
    const again = (each: Pattern) => this.#once(each, `@${space} ${local}=${value}`, () => derive(each));
    return again(pattern);
  }

  /** After the last attribute. Those that are missing make it `notAllowed`, or are given up. */
  startTagEnd(pattern: Pattern, givesUp = false): Pattern {
    const all = this.#patterns;
    const derive = (each: Pattern): Pattern => {
      switch (each.kind) {
        case 'attribute':
          return givesUp ? all.empty : all.notAllowed;
        case 'choice':
          return all.choice(again(each.first), again(each.second));
        case 'group':
        case 'interleave':
          return all.pair(each.kind, again(each.first), again(each.second));
        case 'oneOrMore':
          return all.oneOrMore(again(each.content));
        case 'after':
          return all.pair('after', again(each.first), each.second);
        default:
          return each;
      }
    };
    const again = (each: Pattern) => this.#once(each, givesUp ? '>?' : '>', () => derive(each));
    return again(pattern);
  }

  /** After a passage of text. */
  text(pattern: Pattern, value: string): Pattern {
    const all = this.#patterns;
    switch (pattern.kind) {
      case 'text':
        return pattern;
      case 'choice':
        return all.choice(this.text(pattern.first, value), this.text(pattern.second, value));
      case 'interleave':
        return all.choice(
          all.pair('interleave', this.text(pattern.first, value), pattern.second),
          all.pair('interleave', pattern.first, this.text(pattern.second, value)),
        );
      case 'group': {
        const first = all.pair('group', this.text(pattern.first, value), pattern.second);
        return pattern.first.nullable ? all.choice(first, this.text(pattern.second, value)) : first;
      }
      case 'after':
        return all.pair('after', this.text(pattern.first, value), pattern.second);
      case 'oneOrMore':
        return all.pair('group', this.text(pattern.content, value), all.choice(pattern, all.empty));
      case 'value':
        return collapsed(pattern.value) === collapsed(value) ? all.empty : all.notAllowed;
      case 'data':
        return isValue(pattern.type, pattern.limits, value) ? all.empty : all.notAllowed;
      case 'list': {
        const words = value.split(/\s+/).filter(Boolean);
        return words.reduce((rest, word) => this.text(rest, word), pattern.content).nullable
          ? all.empty
          : all.notAllowed;
      }
      default:
        return all.notAllowed;
    }
  }

  /** After all that an element has: `text` is null where elements are in it too. */
  endTag(pattern: Pattern, text: string | null, givesUp = false): Pattern {
    const all = this.#patterns;
    const full = text === null ? pattern : this.text(pattern, text);
    const ended = text !== null && blank.test(text) ? all.choice(pattern, full) : full;
    const derive = (each: Pattern): Pattern => {
      if (each.kind === 'choice') return all.choice(derive(each.first), derive(each.second));
      return each.kind === 'after' && (givesUp || each.first.nullable) ? each.second : all.notAllowed;
    };
    return derive(ended);
  }

  #isContent(pattern: Pattern, value: string): boolean {
    return (pattern.nullable && blank.test(value)) || this.text(pattern, value).nullable;
  }
}
