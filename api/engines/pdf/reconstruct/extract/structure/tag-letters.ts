import type { Pdfium } from '../../../../../formats/pdfium.ts';
import type { NewGlyph } from '../../model/new-glyph.ts';
import type { Tag } from '../../model/tag.ts';
import { isMarked, markLike } from '../pdfium/page-object.ts';

/** Asks once for each object: most have many letters. */
function askedOnce<T>(ask: (object: number) => T): (object: number) => T {
  const known = new Map<number, T>();
  return (object) => {
    const answer = known.get(object);
    if (answer !== undefined || known.has(object)) return answer as T;
    const found = ask(object);
    known.set(object, found);
    return found;
  };
}

/** LibreOffice marks text with the name of its paragraph style, whatever type its structure has. */
const headingStyle = /^Heading ([1-6])$/;

/** Creates a function that turns the tag of an object marked as a heading into a heading's: each tag is made once. */
function createWithHeading(pdfium: Pdfium): (tag: Tag, object: number) => Tag {
  const known = new Map<Tag, Tag>();
  return (tag, object) => {
    const level = tag.heading === null && tag.cell === null ? markLike(pdfium, object, headingStyle)?.[1] : undefined;
    if (level === undefined) return tag;
    const made = known.get(tag) ?? { ...tag, heading: Number(level), isItem: false };
    known.set(tag, made);
    return made;
  };
}

/**
 * Creates a function that gives the letters of a page what the structure says about them: their tag, or that they are
 * not part of the text. Untagged pages have no such letters.
 * @param tags By marked-content id.
 * @returns Takes a letter and PDFium's handle of its text object.
 */
export function createTagger(
  pdfium: Pdfium,
  tags: ReadonlyMap<number, Tag>,
): (letter: NewGlyph, object: number) => void {
  if (tags.size === 0) return () => undefined;
  const withHeading = createWithHeading(pdfium);
  const tagOf = askedOnce((object) => {
    const tag = tags.get(pdfium.api.FPDFPageObj_GetMarkedContentID(object));
    return tag && withHeading(tag, object);
  });
  const isArtifact = askedOnce((object) => isMarked(pdfium, object, 'Artifact'));
  return (letter, object) => {
    const tag = tagOf(object);
    if (tag !== undefined) letter.tag = tag;
    else if (isArtifact(object)) letter.isArtifact = true;
  };
}
