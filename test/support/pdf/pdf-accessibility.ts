import { execFileSync } from 'node:child_process';

type Value = string | number | boolean | null | readonly Value[] | Dictionary;
interface Dictionary {
  readonly [key: string]: Value;
}

/** What PDF/UA-1 (ISO 14289-1) asks of any document first. */
export interface Accessibility {
  readonly title: string | undefined;
  readonly showsTitle: boolean;
  readonly language: string | undefined;
  readonly isTagged: boolean;
  /** Types of its structure elements. */
  readonly tags: ReadonlySet<string>;
  /** Of each figure; undefined where it has none. */
  readonly alternatives: readonly (string | undefined)[];
  /** Pages with annotations, and those of them that are gone through in the order of the structure. */
  readonly pages: { readonly annotated: number; readonly inOrder: number };
  /** Fonts whose programs are not in the file. */
  readonly missingFonts: readonly string[];
}

const isDictionary = (value: Value | undefined): value is Dictionary =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** qpdf marks texts with `u:` and names with `/`. */
const text = (value: Value | undefined) => (typeof value === 'string' ? value.replace(/^[ub]:/, '') : undefined);

/** Reads with qpdf and Poppler what a PDF says for programs that read it aloud. */
export function accessibilityOf(path: string): Accessibility {
  const json = execFileSync('qpdf', ['--json=2', '--json-key=qpdf', path], { maxBuffer: 200_000_000 });
  const [, objects] = (
    JSON.parse(json.toString()) as { qpdf: [unknown, Record<string, { value?: Value; stream?: { dict: Dictionary } }>] }
  ).qpdf;
  const resolve = (value: Value | undefined): Value | undefined =>
    typeof value === 'string' && / R$/.test(value) ? objects[`obj:${value}`]?.value : value;
  const dictionary = (value: Value | undefined): Dictionary => {
    const found = resolve(value);
    return isDictionary(found) ? found : {};
  };
  const trailer = dictionary(objects.trailer?.value);
  const catalogue = dictionary(trailer['/Root']);
  const all = Object.values(objects)
    .map(({ value }) => value)
    .filter(isDictionary);
  const elements = all.filter((each) => typeof each['/S'] === 'string' && each['/P'] !== undefined);
  const figures = elements.filter((each) => each['/S'] === '/Figure');
  const annotated = all.filter((each) => each['/Type'] === '/Page' && each['/Annots'] !== undefined);
  const fonts = execFileSync('pdffonts', [path]).toString().trim().split('\n').slice(2);
  return {
    title: text(resolve(dictionary(trailer['/Info'])['/Title'])),
    showsTitle: dictionary(catalogue['/ViewerPreferences'])['/DisplayDocTitle'] === true,
    language: text(resolve(catalogue['/Lang'])),
    isTagged: dictionary(catalogue['/MarkInfo'])['/Marked'] === true && catalogue['/StructTreeRoot'] !== undefined,
    tags: new Set(elements.map((each) => String(each['/S']).slice(1))),
    alternatives: figures.map((each) => text(resolve(each['/Alt']))),
    pages: { annotated: annotated.length, inOrder: annotated.filter((each) => each['/Tabs'] === '/S').length },
    // The columns from the right: object, generation, Unicode, subset, embedded.
    missingFonts: fonts.filter((line) => line.trim().split(/\s+/).at(-5) !== 'yes'),
  };
}
