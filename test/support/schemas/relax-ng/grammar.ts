/** A pattern as a schema has it; names stand for others. */
export type Syntax =
  | { readonly kind: 'empty' | 'text' | 'notAllowed' }
  | { readonly kind: 'element' | 'attribute'; readonly names: NameClass; readonly content: Syntax }
  | { readonly kind: 'list' | 'optional' | 'zeroOrMore' | 'oneOrMore' | 'mixed'; readonly content: Syntax }
  | { readonly kind: 'group' | 'choice' | 'interleave'; readonly all: readonly Syntax[] }
  | { readonly kind: 'data'; readonly type: string; readonly limits: Readonly<Record<string, string>> }
  | { readonly kind: 'value'; readonly value: string }
  | { readonly kind: 'ref'; readonly name: string };

/** Which names an element or attribute may have. A space or local name that is null stands for all of them. */
export type NameClass =
  | {
      readonly kind: 'names';
      readonly space: string | null;
      readonly local: string | null;
      readonly except?: NameClass;
    }
  | { readonly kind: 'choice'; readonly all: readonly NameClass[] };

/** A schema: what each name stands for (the root is called `start`), and the namespaces that it declares. */
export interface Grammar {
  readonly rules: ReadonlyMap<string, Syntax>;
  readonly spaces: ReadonlySet<string>;
}

/** Whether a name is one of a class. */
export function isNamed(names: NameClass, space: string, local: string): boolean {
  if (names.kind === 'choice') return names.all.some((each) => isNamed(each, space, local));
  const isOf = (names.space ?? space) === space && (names.local ?? local) === local;
  return isOf && !(names.except && isNamed(names.except, space, local));
}
