import { isDict, isReference, type PdfDict, type PdfObjects } from '../../qpdf/qpdf-objects.ts';

/** Formats of font programs; CFF may be bare or within an OpenType font. */
export type ProgramKind = 'type1' | 'truetype' | 'cff';

/** A font dictionary with an embedded program. Simple fonts have codes of one byte, composite ones of two. */
export interface EmbeddedFont {
  readonly reference: string;
  readonly dict: PdfDict;
  /** The descendant CIDFont of a composite font. */
  readonly descendant: PdfDict | undefined;
}

/** An embedded font program with all fonts that use it. */
export interface FontProgram {
  /** The program's stream. */
  readonly reference: string;
  readonly kind: ProgramKind;
  readonly fonts: readonly EmbeddedFont[];
}

const kindsByKey = { '/FontFile': 'type1', '/FontFile2': 'truetype', '/FontFile3': 'cff' } as const;

function programOf(objects: PdfObjects, font: PdfDict): readonly [string, ProgramKind] | undefined {
  const descriptor = objects.dict(font['/FontDescriptor']);
  for (const [key, kind] of Object.entries(kindsByKey)) {
    const program = descriptor?.[key];
    if (isReference(program)) return [program, kind];
  }
  return undefined;
}

/** Collects font dictionaries that are direct objects: which text they show cannot be determined. */
function findDirectFonts(object: unknown, found: PdfDict[]): void {
  if (typeof object !== 'object' || object === null) return;
  for (const item of Object.values(object as PdfDict)) {
    if (isDict(item) && item['/FontDescriptor'] !== undefined) found.push(item);
    findDirectFonts(item, found);
  }
}

/** Finds the embedded font programs of a PDF, except those that a direct font dictionary uses. */
export function fontPrograms(objects: PdfObjects): readonly FontProgram[] {
  const programs = new Map<string, { readonly kind: ProgramKind; readonly fonts: EmbeddedFont[] }>();
  const usedDirectly = new Set<string>();
  for (const [reference, value] of objects.values()) {
    const direct: PdfDict[] = [];
    findDirectFonts(value, direct);
    const isComposite = isDict(value) && objects.name(value['/Subtype']) === 'Type0';
    for (const font of direct) {
      const program = programOf(objects, font);
      if (program !== undefined && !isComposite) usedDirectly.add(program[0]);
    }
    if (!isDict(value)) continue;
    const [first] = isComposite ? (objects.array(value['/DescendantFonts']) ?? []) : [];
    const descendant = objects.dict(first);
    const isCidFont = objects.name(value['/Subtype'])?.startsWith('CIDFont') ?? false;
    const program = isCidFont ? undefined : programOf(objects, descendant ?? value);
    if (program === undefined) continue;
    const entry = programs.get(program[0]) ?? { kind: program[1], fonts: [] };
    programs.set(program[0], entry);
    entry.fonts.push({ reference, dict: value, descendant });
  }
  for (const [, { dict }] of objects.streams()) {
    const direct: PdfDict[] = [];
    findDirectFonts(dict, direct);
    for (const font of direct) usedDirectly.add(programOf(objects, font)?.[0] ?? '');
  }
  return [...programs]
    .filter(([reference]) => !usedDirectly.has(reference))
    .map(([reference, { kind, fonts }]) => ({ reference, kind, fonts }));
}
