import { openPackage } from '../../../../../formats/zip/zip-package.ts';
import { readSections } from './section-widths.ts';

/** Matches documents with a section that begins on an odd or an even page. */
export const sidedSectionHint = /[<:]type\s[^>]{0,40}val="(?:odd|even)Page"/;

const sided = /<(?:\w{1,20}:)?type\s[^<>]*val\s*=\s*["'](?:odd|even)Page["']/;
const restarted = /<(?:\w{1,20}:)?pgNumType\s[^<>]*[\s:]start\s*=/;

/**
 * Whether the blank pages that LibreOffice adds to a Word document are those of Word, which are pages of its PDFs, too:
 * in front of sections that begin on an odd or an even page (ECMA-376 part 1, §17.18.77). LibreOffice also adds some
 * where page numbering restarts. Throws as `openPackage` does.
 */
export async function hasBlankPages(path: string): Promise<boolean> {
  const opened = await openPackage(path);
  try {
    const part = opened.entries.find(({ name }) => name === 'word/document.xml');
    if (part === undefined) return false;
    const read = (properties: string) => ({ isSided: sided.test(properties), isRestarted: restarted.test(properties) });
    const [, ...others] = await readSections(await opened.read(part), read, { isSided: false, isRestarted: true });
    return others.some(({ isSided }) => isSided) && others.every(({ isSided, isRestarted }) => isSided || !isRestarted);
  } finally {
    opened.close();
  }
}
