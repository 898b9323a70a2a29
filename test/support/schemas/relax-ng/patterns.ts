import type { Grammar, NameClass, Syntax } from './grammar.ts';

interface Made {
  readonly id: number;
  /** What has been worked out to follow from it, by what came. */
  readonly derived: Map<string, Pattern>;
}

type Shape =
  | { readonly kind: 'empty' | 'text' | 'notAllowed' }
  | { readonly kind: Pair; readonly first: Pattern; readonly second: Pattern }
  | { readonly kind: 'oneOrMore' | 'list'; readonly content: Pattern }
  | { readonly kind: 'element' | 'attribute'; readonly names: NameClass; readonly content: () => Pattern }
  | { readonly kind: 'data'; readonly type: string; readonly limits: Readonly<Record<string, string>> }
  | { readonly kind: 'value'; readonly value: string };

type Pair = 'choice' | 'group' | 'interleave' | 'after';

/**
 * What may still come, in the form that James Clark's algorithm for RELAX NG works on. Equal patterns are the same
 * object, so that what follows from one is worked out once.
 */
export type Pattern = Made & Shape & { readonly nullable: boolean };

/** Makes patterns, and no two that are equal. */
export class Patterns {
  readonly #made = new Map<string, Pattern>();

  readonly empty = this.#make('empty', true, { kind: 'empty' });
  readonly text = this.#make('text', true, { kind: 'text' });
  readonly notAllowed = this.#make('notAllowed', false, { kind: 'notAllowed' });

  #make(key: string, nullable: boolean, shape: Shape): Pattern {
    const made = this.#made.get(key) ?? { id: this.#made.size, derived: new Map(), nullable, ...shape };
    this.#made.set(key, made);
    return made;
  }

  choice(first: Pattern, second: Pattern): Pattern {
    if (first === second || second === this.notAllowed) return first;
    if (first === this.notAllowed) return second;
    return this.#make(`choice ${first.id} ${second.id}`, first.nullable || second.nullable, {
      kind: 'choice',
      first,
      second,
    });
  }

  /** Both, one after the other (group) or mixed (interleave); or what ends an element and what follows it (after). */
  pair(kind: Exclude<Pair, 'choice'>, first: Pattern, second: Pattern): Pattern {
    if (first === this.notAllowed || second === this.notAllowed) return this.notAllowed;
    if (kind !== 'after' && first === this.empty) return second;
    if (kind !== 'after' && second === this.empty) return first;
    const nullable = kind !== 'after' && first.nullable && second.nullable;
    return this.#make(`${kind} ${first.id} ${second.id}`, nullable, { kind, first, second });
  }

  oneOrMore(content: Pattern): Pattern {
    if (content === this.notAllowed || content === this.empty) return content;
    return this.#make(`oneOrMore ${content.id}`, content.nullable, { kind: 'oneOrMore', content });
  }

  /** The pattern of a schema's root. Elements are looked into when they are met: schemas refer to themselves there. */
  of(grammar: Grammar): Pattern {
    const known = new Map<string, Pattern>();
    const named = (name: string): Pattern => {
      const syntax = grammar.rules.get(name);
      if (syntax === undefined) throw new Error(`the schema has no ${name}`);
      const pattern = known.get(name) ?? compile(syntax);
      known.set(name, pattern);
      return pattern;
    };
    const joined = (kind: 'group' | 'interleave' | 'choice', all: readonly Syntax[]) =>
      all
        .map(compile)
        .reduce((first, second) => (kind === 'choice' ? this.choice(first, second) : this.pair(kind, first, second)));
    const lazy = (syntax: Syntax) => {
      let made: Pattern | undefined;
      return () => (made ??= compile(syntax));
    };
    const compile = (syntax: Syntax): Pattern => {
      // Each place of a schema has a pattern of its own where content has to wait or cannot be compared.
      const key = `${syntax.kind} at ${this.#made.size}`;
      switch (syntax.kind) {
        case 'empty':
        case 'text':
        case 'notAllowed':
          return this[syntax.kind];
        case 'element':
        case 'attribute':
          return this.#make(key, false, { kind: syntax.kind, names: syntax.names, content: lazy(syntax.content) });
        case 'list':
          return this.#make(key, false, { kind: 'list', content: compile(syntax.content) });
        case 'optional':
          return this.choice(compile(syntax.content), this.empty);
        case 'zeroOrMore':
          return this.choice(this.oneOrMore(compile(syntax.content)), this.empty);
        case 'oneOrMore':
          return this.oneOrMore(compile(syntax.content));
        case 'mixed':
          return this.pair('interleave', this.text, compile(syntax.content));
        case 'group':
        case 'choice':
        case 'interleave':
          return joined(syntax.kind, syntax.all);
        case 'data':
          return this.#make(key, false, syntax);
        case 'value':
          return this.#make(`value ${syntax.value}`, false, syntax);
        case 'ref':
          return named(syntax.name);
      }
    };
    return named('start');
  }
}
