import { isDict, isReference, type PdfDict, type PdfObjects } from '../../qpdf/qpdf-objects.ts';

/** `compact` is CFF by itself or within an OpenType program. */
export type ProgramKind = 'type1' | 'truetype' | 'compact';

/** A font that shows text by a program: simple ones have codes of one byte, composite ones of two. */
export interface FontUser {
  readonly reference: string;
  readonly dict: PdfDict;
  /** The font's CID font, where it is composite. */
  readonly descendant: PdfDict | undefined;
}

/** An embedded font program with every font that uses it. */
export interface FontProgram {
  /** The stream of the program. */
  readonly reference: string;
  readonly kind: ProgramKind;
  readonly users: readonly FontUser[];
}

const kinds = { '/FontFile': 'type1', '/FontFile2': 'truetype', '/FontFile3': 'compact' } as const;

function programOf(objects: PdfObjects, font: PdfDict): readonly [string, ProgramKind] | undefined {
  const descriptor = objects.dict(font['/FontDescriptor']);
  for (const [key, kind] of Object.entries(kinds)) {
    const program = descriptor?.[key];
    if (isReference(program)) return [program, kind];
  }
  return undefined;
}

/** Dictionaries with a font program that are no objects of their own, so that nobody can say who uses them. */
function nestedFonts(value: unknown, isTop: boolean, found: PdfDict[]): void {
  if (typeof value !== 'object' || value === null) return;
  const dict = value as PdfDict;
  if (!isTop && dict['/FontDescriptor'] !== undefined) found.push(dict);
  for (const item of Object.values(dict)) nestedFonts(item, false, found);
}

/** The font programs of a PDF whose users are all known. */
export function fontPrograms(objects: PdfObjects): readonly FontProgram[] {
  const programs = new Map<string, { readonly kind: ProgramKind; readonly users: FontUser[] }>();
  const unknown = new Set<string>();
  for (const [reference, value] of objects.values()) {
    const nested: PdfDict[] = [];
    nestedFonts(value, true, nested);
    const isComposite = isDict(value) && objects.name(value['/Subtype']) === 'Type0';
    for (const font of nested) {
      const program = programOf(objects, font);
      if (program !== undefined && !isComposite) unknown.add(program[0]);
    }
    if (!isDict(value)) continue;
    const [first] = isComposite ? (objects.array(value['/DescendantFonts']) ?? []) : [];
    const descendant = objects.dict(first);
    const isCidFont = objects.name(value['/Subtype'])?.startsWith('CIDFont') ?? false;
    const program = isCidFont ? undefined : programOf(objects, descendant ?? value);
    if (program === undefined) continue;
    const entry = programs.get(program[0]) ?? { kind: program[1], users: [] };
    programs.set(program[0], entry);
    entry.users.push({ reference, dict: value, descendant });
  }
  for (const [, { dict }] of objects.streams()) {
    const nested: PdfDict[] = [];
    nestedFonts(dict, true, nested);
    for (const font of nested) unknown.add(programOf(objects, font)?.[0] ?? '');
  }
  return [...programs]
    .filter(([reference]) => !unknown.has(reference))
    .map(([reference, { kind, users }]) => ({ reference, kind, users }));
}
