import { addTo } from '../../../../groups.ts';
import { isReference, type PdfDict, type PdfObjects, type PdfValue } from '../../qpdf/qpdf-objects.ts';
import { decodeName } from '../fonts/scan-content.ts';

/** Resources, by what content has to name to use them. */
export interface NamedResources {
  readonly byName: ReadonlyMap<string, readonly PdfValue[]>;
  /** What may be used without a name, or by one that is not known to be the same. */
  readonly always: readonly PdfValue[];
  /** References of the dictionaries that list them by kind. */
  readonly lists: readonly string[];
}

/** Resources that content draws by their names alone. */
const namedKinds = ['/XObject', '/Pattern', '/Font', '/ExtGState'];
/** qpdf writes other names in other ways than content does. */
const plainName = /^\/[!-~]*$/;
/** Whatever looks like a name, in strings and samples too: one too many does no harm. */
const namePattern = /\/[^\0\t\n\f\r ()<>[\]{}/%]*/g;

/** The names that occur in content, each with its slash. */
export const namesOf = (content: Buffer): ReadonlySet<string> =>
  new Set(content.toString('latin1').match(namePattern)?.map(decodeName));

/** Lists resources by their names, which different kinds may share. */
export function listResources(objects: PdfObjects, resources: PdfDict): NamedResources {
  const byName = new Map<string, PdfValue[]>();
  const always: PdfValue[] = [];
  const lists: string[] = [];
  for (const [kind, value] of Object.entries(resources)) {
    const entries = namedKinds.includes(kind) ? objects.dict(value) : undefined;
    if (entries === undefined) always.push(value);
    else if (isReference(value)) lists.push(value);
    for (const [key, entry] of Object.entries(entries ?? {})) {
      const name = decodeName(key);
      if (!plainName.test(key)) always.push(entry);
      else addTo(byName, name, entry);
    }
  }
  return { byName, always, lists };
}
