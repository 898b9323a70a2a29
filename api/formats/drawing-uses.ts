import { ProblemError } from '../problem.ts';

type Attributes = readonly { readonly name: string; readonly value: string }[];

/** Counts what the drawings of a document repeat, by the tokens of the document. */
export interface UseGuard {
  readonly startTag: (name: string, attributes: Attributes, selfClosing?: boolean) => void;
  readonly endTag: (name: string) => void;
  /** Throws `too-complex` if that comes to more elements than a program can draw in time. */
  readonly end: () => void;
}

/** Elements of drawings that `use` repeats. Chromium takes a second for a hundred thousand. */
const maxRepeatedElements = 200_000;
/** What each `use` costs, in such elements: Chromium takes a second for 10,000, and over twenty for 30,000. */
const elementsPerUse = 10;

/** An element with an id, or the document: its elements, and which parts it contains or uses, and how often. */
interface Part {
  elements: number;
  readonly parts: Map<Part | string, number>;
}

const createPart = (): Part => ({ elements: 0, parts: new Map() });
const add = ({ parts }: Part, part: Part | string) => parts.set(part, (parts.get(part) ?? 0) + 1);

/** Elements of a part with all that it uses. What uses itself counts as nothing there: browsers do not follow it. */
function drawnElements(document: Part, byId: ReadonlyMap<string, Part>): number {
  const partsOf = ({ parts }: Part) =>
    [...parts].flatMap(([key, times]) => {
      const part = typeof key === 'string' ? byId.get(key) : key;
      return part === undefined ? [] : [{ part, times }];
    });
  const begun = new Set<Part>();
  const sums = new Map<Part, number>();
  const path = [document];
  for (let part = path.at(-1); part !== undefined; part = path.at(-1)) {
    // Several parts that were begun before it wait for it, and it was summed for the last of them.
    if (sums.has(part)) {
      path.pop();
      continue;
    }
    const within = partsOf(part);
    if (begun.has(part)) {
      sums.set(
        part,
        within.reduce((sum, each) => sum + each.times * (sums.get(each.part) ?? 0), part.elements),
      );
      path.pop();
    } else {
      begun.add(part);
      for (const each of within) if (!begun.has(each.part)) path.push(each.part);
    }
  }
  return sums.get(document) ?? 0;
}

/** Creates a guard against drawings whose `use` elements repeat each other (SVG 2, §5.5), tenfold at each level. */
export function createUseGuard(): UseGuard {
  const document = createPart();
  const byId = new Map<string, Part>();
  /** The elements of drawings that are open, each with the part that its content belongs to. */
  const open: { readonly name: string; readonly part: Part }[] = [];
  const openByName = new Map<string, number>();
  const change = (name: string, by: 1 | -1) => openByName.set(name, (openByName.get(name) ?? 0) + by);
  let written = 0;

  return {
    startTag(name, attributes, selfClosing = false) {
      if (open.length === 0 && name !== 'svg') return;
      const outer = open.at(-1)?.part ?? document;
      const value = (wanted: string) => attributes.find((attribute) => attribute.name === wanted)?.value;
      const id = value('id');
      const part = id === undefined ? outer : createPart();
      if (id !== undefined) {
        add(outer, part);
        // The first of several with the same id is the one that is used.
        if (!byId.has(id)) byId.set(id, part);
      }
      written++;
      part.elements++;
      const target = name === 'use' ? (value('href') ?? value('xlink:href'))?.trim() : undefined;
      if (target?.startsWith('#') === true) {
        part.elements += elementsPerUse;
        add(part, target.slice(1));
      }
      if (selfClosing) return;
      open.push({ name, part });
      change(name, 1);
    },
    endTag(name) {
      if ((openByName.get(name) ?? 0) === 0) return;
      for (let closed = open.pop(); closed !== undefined; closed = open.pop()) {
        change(closed.name, -1);
        if (closed.name === name) return;
      }
    },
    end() {
      if (drawnElements(document, byId) - written <= maxRepeatedElements) return;
      throw new ProblemError(
        'too-complex',
        'The drawings in this document repeat their parts tens of thousands of times. Simplify them, or replace them by pictures.',
      );
    },
  };
}
