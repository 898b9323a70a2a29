import { localName, type XmlEvents } from '../../../formats/xml/xml.ts';
import { attributeOf } from '../../../formats/xml/xml-names.ts';
import { relationshipsOf } from '../../../formats/zip/part-name.ts';

/** Finds the documents outside of a Word document that it shows in its text, while its parts are read. */
export interface SubDocuments {
  /** What to do while a part is read, if anything; relationships must be read before the part that they are of. */
  readonly watch: (part: string) => XmlEvents | undefined;
  /** Their addresses, each once. */
  readonly addresses: () => readonly string[];
}

const maxAddresses = 10_000;
const mainPart = 'word/document.xml';

/** Those of a master document (ECMA-376 part 1, §17.17.1), and those that are inserted as they are (§17.17.2.1). */
const showing = new Set(['subDoc', 'altChunk']);

/** Creates a finder of documents that lie outside of the package and that LibreOffice leaves out. */
export function createSubDocuments(): SubDocuments {
  const targets = new Map<string, string>();
  const found = new Set<string>();
  const relationships: XmlEvents = {
    open(name, { Id = '', Type = '', Target = '', TargetMode }) {
      const isOutside = Type.endsWith('/subDocument') || (Type.endsWith('/aFChunk') && TargetMode === 'External');
      const isFound = localName(name) === 'Relationship' && isOutside;
      if (isFound && targets.size < maxAddresses) targets.set(Id, Target);
    },
  };
  const text: XmlEvents = {
    open(name, attributes) {
      const address = showing.has(localName(name)) ? targets.get(attributeOf(attributes, 'id') ?? '') : undefined;
      if (address !== undefined) found.add(address);
    },
  };
  return {
    watch(part) {
      if (part === relationshipsOf(mainPart)) return relationships;
      return part === mainPart && targets.size > 0 ? text : undefined;
    },
    addresses: () => [...found],
  };
}
