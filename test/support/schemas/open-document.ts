import { readFile } from 'node:fs/promises';
import { partsIn } from '../office/read/parts-in.ts';
import { debianFile } from '../processes/debian-program.ts';
import { readCompactSyntax } from './relax-ng/compact-syntax.ts';
import { type FindInvalid, findInvalidBy } from './relax-ng/find-invalid.ts';

/** Parts that the schema describes, where a document has them. */
const parts = ['content.xml', 'styles.xml', 'meta.xml', 'settings.xml'];

/** Foreign elements may stand around text in these (OpenDocument 1.3 part 3, §2.2.2 and §4.1). */
const aroundText = new Set(['text:p', 'text:h']);

/** The schema's licence lets nobody change it, so it is no part of the project: Emacs has it for its XML mode. */
async function compileSchema(): Promise<FindInvalid> {
  const path = await debianFile('emacs-common', '/usr/share/emacs/*/etc/schema/OpenDocument-schema-v1.3.rnc');
  return findInvalidBy(readCompactSyntax(await readFile(path, 'utf8')), aroundText);
}

let compiled: Promise<FindInvalid> | undefined;

/** LibreOffice 25.2 writes OpenDocument 1.4, whose schema Emacs does not have yet: it is 1.3 with a few additions. */
const asOlder = (part: string) => part.replace(' office:version="1.4"', ' office:version="1.3"');

/** Where a document breaks the schema of OpenDocument 1.3 (RELAX NG), apart from what is foreign to it: a sentence each. */
export async function openDocumentFaults(path: string): Promise<readonly string[]> {
  compiled ??= compileSchema();
  const findInvalid = await compiled;
  const all = await partsIn(path);
  return parts.flatMap((name) => {
    const part = all.get(name);
    return part === undefined ? [] : findInvalid(asOlder(part.toString())).map((fault) => `${name}: ${fault}`);
  });
}
