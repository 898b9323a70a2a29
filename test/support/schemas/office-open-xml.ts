import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** What is on a slide, as pptxtojson has it; text and cells are HTML. */
export interface SlideElement {
  readonly type: string;
  readonly content?: string;
  readonly data?: readonly (readonly { readonly text: string }[])[];
}

/** What other programs read in an Office file. */
export interface ReadByOffice {
  /**
   * Where it breaks the schemas of ECMA-376 and their extensions, or what the standard asks beyond them, as Microsoft's
   * Open XML SDK finds it: a sentence each.
   */
  readonly faults: readonly string[];
  /** Of a presentation. */
  readonly slides: readonly (readonly SlideElement[])[];
}

const program = fileURLToPath(new URL('office-open-xml.mjs', import.meta.url));

/** Reads DOCX, PPTX and XLSX files with the programs of others. Throws if one is none. */
export async function readOffice(paths: readonly string[]): Promise<ReadonlyMap<string, ReadByOffice>> {
  const { stdout } = await promisify(execFile)(process.execPath, [program, ...paths], { maxBuffer: 100_000_000 });
  return new Map(Object.entries(JSON.parse(stdout)));
}
