import type { Grammar, NameClass, Syntax } from './grammar.ts';

interface Token {
  readonly kind: 'literal' | 'name' | 'sign';
  readonly text: string;
}

const local = String.raw`[\p{L}_][\p{L}\p{N}._-]*`;
const token = new RegExp(
  String.raw`\s+|#[^\n]*|"(?<double>[^"\n]*)"|'(?<single>[^'\n]*)'|\\?${local}(?::(?:${local}|\*))?|>>|[|&]=|[[\]{}()=,|&?*+-]`,
  'uy',
);

function* tokensOf(source: string): Generator<Token> {
  token.lastIndex = 0;
  while (token.lastIndex < source.length) {
    const at = token.lastIndex;
    const found = token.exec(source);
    if (found === null) throw new Error(`not in the compact syntax: ${source.slice(at, at + 40)}`);
    const [text] = found;
    const literal = found.groups?.double ?? found.groups?.single;
    if (literal !== undefined) yield { kind: 'literal', text: literal };
    else if (/^[\p{L}_\\]/u.test(text)) yield { kind: 'name', text };
    else if (/^[^\s#]/.test(text)) yield { kind: 'sign', text };
  }
}

const repeats = { '?': 'optional', '*': 'zeroOrMore', '+': 'oneOrMore' } as const;
const joins = { ',': 'group', '|': 'choice', '&': 'interleave' } as const;
const isKeyOf = <T extends object>(table: T, key: string): key is string & keyof T => Object.hasOwn(table, key);

/** The tokens of a schema, one after the other, without remarks. */
class Reader {
  #at = 0;
  readonly #tokens: readonly Token[];

  constructor(source: string) {
    this.#tokens = [...tokensOf(source)];
    this.#passRemarks();
  }

  get ended(): boolean {
    return this.#at === this.#tokens.length;
  }

  /** The next token, if it is of a kind. */
  peek(kind: Token['kind']): string | undefined {
    const next = this.#tokens[this.#at];
    return next?.kind === kind ? next.text : undefined;
  }

  /** Takes a token if it comes next. */
  takes(kind: Token['kind'], text: string): boolean {
    if (this.peek(kind) !== text) return false;
    this.take(kind);
    return true;
  }

  /** Takes the next token. Throws if it is another. */
  take(kind: Token['kind'], text?: string): string {
    const next = this.peek(kind);
    if (next === undefined || (text !== undefined && next !== text)) {
      const rest = this.#tokens.slice(this.#at, this.#at + 8).map((each) => each.text);
      throw new Error(`expected ${text ?? kind} at: ${rest.join(' ')}`);
    }
    this.#at += 1;
    this.#passRemarks();
    return next;
  }

  /** Remarks stand in brackets; `>> name` before these says what kind they are. */
  #passRemarks(): void {
    let depth = 0;
    for (;;) {
      const text = this.peek('sign');
      if (text === '[') depth += 1;
      else if (text === ']') depth -= 1;
      else if (text === '>>') this.#at += 1;
      else if (depth === 0 || this.ended) return;
      this.#at += 1;
    }
  }
}

/**
 * Reads a schema in the compact syntax of RELAX NG. Throws at what is not in it, and at what the schemas of OpenDocument
 * do not use: included files, nested grammars, namespaces without a prefix.
 */
export function readCompactSyntax(source: string): Grammar {
  const reader = new Reader(source);
  const spaces = new Map([['xml', 'http://www.w3.org/XML/1998/namespace']]);
  const identifier = () => reader.take('name').replace(/^\\/, '');

  function oneName(): NameClass {
    if (reader.takes('sign', '(')) {
      const inner = nameClass();
      reader.take('sign', ')');
      return inner;
    }
    const except = () => (reader.takes('sign', '-') ? { except: oneName() } : {});
    if (reader.takes('sign', '*')) return { kind: 'names', space: null, local: null, ...except() };
    const [prefix = '', name] = identifier().split(':');
    if (name === undefined) return { kind: 'names', space: '', local: prefix };
    const space = spaces.get(prefix);
    if (space === undefined) throw new Error(`unknown prefix ${prefix}`);
    return name === '*' ? { kind: 'names', space, local: null, ...except() } : { kind: 'names', space, local: name };
  }

  function nameClass(): NameClass {
    const all = [oneName()];
    while (reader.takes('sign', '|')) all.push(oneName());
    return { kind: 'choice', all };
  }

  function data(type: string): Syntax {
    const limits: Record<string, string> = {};
    if (reader.takes('sign', '{')) {
      while (!reader.takes('sign', '}')) {
        const name = identifier();
        reader.take('sign', '=');
        limits[name] = reader.take('literal');
      }
    }
    return { kind: 'data', type, limits };
  }

  function enclosed(first: string, last: string): Syntax {
    reader.take('sign', first);
    const inner = pattern();
    reader.take('sign', last);
    return inner;
  }

  function primary(): Syntax {
    if (reader.peek('sign') === '(') return enclosed('(', ')');
    if (reader.peek('literal') !== undefined) return { kind: 'value', value: reader.take('literal') };
    const name = reader.take('name');
    switch (name) {
      case 'element':
      case 'attribute':
        return { kind: name, names: nameClass(), content: enclosed('{', '}') };
      case 'list':
      case 'mixed':
        return { kind: name, content: enclosed('{', '}') };
      case 'empty':
      case 'text':
      case 'notAllowed':
        return { kind: name };
    }
    if (name.startsWith('xsd:')) return data(name.slice('xsd:'.length));
    return { kind: 'ref', name: name.replace(/^\\/, '') };
  }

  function particle(): Syntax {
    let content = primary();
    for (let sign = reader.peek('sign'); sign !== undefined && isKeyOf(repeats, sign); sign = reader.peek('sign')) {
      reader.take('sign');
      content = { kind: repeats[sign], content };
    }
    return content;
  }

  function pattern(): Syntax {
    const first = particle();
    const sign = reader.peek('sign');
    if (sign === undefined || !isKeyOf(joins, sign)) return first;
    const all = [first];
    while (reader.takes('sign', sign)) all.push(particle());
    return { kind: joins[sign], all };
  }

  const rules = new Map<string, Syntax>();
  while (!reader.ended) {
    if (reader.takes('name', 'namespace')) {
      const prefix = identifier();
      reader.take('sign', '=');
      spaces.set(prefix, reader.take('literal'));
      continue;
    }
    const name = identifier();
    const sign = reader.take('sign');
    const before = rules.get(name);
    const content = pattern();
    if (sign === '=') rules.set(name, content);
    else if (before && (sign === '|=' || sign === '&=')) {
      rules.set(name, { kind: sign === '|=' ? 'choice' : 'interleave', all: [before, content] });
    } else throw new Error(`${name} ${sign} does not define a pattern`);
  }
  return { rules, spaces: new Set(spaces.values()) };
}
