import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { intersection, isInside, meet } from '../../model/box.ts';
import { createBoxFinder } from '../../model/box-finder.ts';
import type { Box } from '../../model/page-model.ts';
import { formHolder, type Holder, pageHolder } from '../objects/holder.ts';
import { createClipReader } from '../paths/read-clips.ts';
import { boundsOf, objectTypes } from '../pdfium/page-object.ts';
import type { PageSpace } from '../pdfium/page-space.ts';
import { visitObjects } from '../pdfium/visit-objects.ts';
import type { PictureSource } from '../pictures/read-picture.ts';
import { thresholds as shared } from '../thresholds.ts';
import { createCoverReader, type HidingArea, mayCover, type PaintedObject } from './covers.ts';
import { thresholds } from './thresholds.ts';

const { minPageShare } = shared;
const { overhang, pageOverhang, sameSize, maxCoversOfText, minCoveredShare } = thresholds.covered;

/** An area that hides what is painted before it. */
export interface Cover extends HidingArea {
  /** Whether it is as large as the page, as the picture of a scan is. */
  readonly isOfPage: boolean;
}

/** A text over which something is painted. */
export interface CoveredText {
  /** What is painted over a part of it or all of it. */
  readonly covers: readonly Cover[];
  /** Handles of texts as large that are painted later about there: PDFium reads only the first of two equal ones. */
  readonly again: readonly number[];
}

/** Texts over which something is painted, by PDFium's handles. */
export type CoveredTexts = ReadonlyMap<number, CoveredText>;

/** A text of the page. */
interface PaintedText extends Box {
  readonly object: number;
  /** How many objects are painted before it. */
  readonly order: number;
}

interface Around {
  readonly holder: Holder;
  /** Whether it is painted through something, or what holds it. */
  readonly isSheer: boolean;
}

/** The texts of a page and, of what is painted after any of them, what may hide it. */
function collectPainted(pdfium: Pdfium, page: number, space: PageSpace) {
  const clipOf = createClipReader(pdfium);
  const texts: Omit<PaintedObject, 'box'>[] = [];
  const after: PaintedObject[] = [];
  let order = 0;
  visitObjects<Around>(
    pdfium,
    page,
    { holder: pageHolder(space), isSheer: false },
    {
      enter: (form, { holder, isSheer }) => ({
        holder: formHolder(pdfium, form, holder, clipOf, { mayHaveSoftMasks: false }),
        isSheer: isSheer || pdfium.api.FPDFPageObj_HasTransparency(form),
      }),
      visit(object, kind, { holder, isSheer }) {
        order++;
        if (kind === objectTypes.text) texts.push({ object, kind, holder, order });
        else if (texts.length > 0 && !isSheer && mayCover(pdfium, object, kind))
          after.push({ object, kind, holder, order, box: boundsOf(pdfium, object, holder.matrix) });
      },
    },
  );
  return { texts, after };
}

/** The texts that are painted after one, at about its place, and are as large. */
const paintedAgain = (text: PaintedText, near: readonly PaintedText[]): readonly number[] => {
  const [width, height] = [text.x1 - text.x0, text.y1 - text.y0];
  const reach = Math.min(width, height);
  return near
    .filter(
      ({ order, x0, x1, y0, y1 }) =>
        order > text.order &&
        Math.abs(x1 - x0 - width) < sameSize &&
        Math.abs(y1 - y0 - height) < sameSize &&
        Math.max(Math.abs(x0 - text.x0), Math.abs(y0 - text.y0)) < reach,
    )
    .map(({ object }) => object);
};

/**
 * Finds the texts of a page over which areas or pictures are painted, as those of earlier steps of a slide are, and the text
 * layers of some programs for text recognition.
 * @param page PDFium's handle of the page.
 */
export function coveredTexts(pdfium: Pdfium, source: PictureSource, page: number, space: PageSpace): CoveredTexts {
  const { texts, after } = collectPainted(pdfium, page, space);
  if (after.length === 0) return new Map();
  const placed = texts.map(({ object, holder, order }): PaintedText => {
    return { object, order, ...boundsOf(pdfium, object, holder.matrix) };
  });
  const textsAt = createBoxFinder(placed);
  const coverOf = createCoverReader(pdfium, source, page, space);
  const whole = { x0: 0, y0: 0, x1: space.width, y1: space.height };
  const isOfPage = ({ x0, x1, y0, y1 }: Box) => (x1 - x0) * (y1 - y0) > minPageShare * space.width * space.height;
  const covered = new Map<number, { covers: Cover[]; again: readonly number[] }>();

  for (const painted of after) {
    const box = intersection(painted.box, whole);
    if (box === null) continue;
    const before = textsAt(box).filter(({ order, ...text }) => order < painted.order && meet(text, box, 0));
    const cover = before.length > 0 ? coverOf(painted) : null;
    if (cover === null) continue;
    for (const text of before) {
      if (!meet(text, cover, 0)) continue;
      const known = covered.get(text.object) ?? { covers: [], again: paintedAgain(text, textsAt(text)) };
      if (known.covers.length < maxCoversOfText) known.covers.push({ ...cover, isOfPage: isOfPage(cover) });
      covered.set(text.object, known);
    }
  }
  return covered;
}

const hides = (cover: Cover, ink: Box): boolean =>
  isInside(ink, cover, cover.isOfPage ? pageOverhang : overhang) &&
  (cover.coveredShare === undefined || cover.coveredShare(ink) > minCoveredShare);

/** What hides letters, if anything does: something as large as the page, or a part of it. */
export type Hiding = 'page' | 'part';

/** Tells what hides the ink of a letter of a text. */
export type HidingReader = (object: number, ink: () => Box) => Hiding | null;

/**
 * Creates what tells what hides letters.
 * @param readTexts Gives the handles of the texts of which PDFium reads letters.
 */
export function createHidingReader(covered: CoveredTexts, readTexts: () => ReadonlySet<number>): HidingReader {
  let read: ReadonlySet<number> | null = null;
  const isRead = (object: number) => {
    read ??= readTexts();
    return read.has(object);
  };
  return (object, inkOf) => {
    const text = covered.get(object);
    if (text === undefined) return null;
    const shownAs = text.again.find((later) => !isRead(later));
    const { covers } = shownAs === undefined ? text : (covered.get(shownAs) ?? { covers: [] });
    if (covers.length === 0) return null;
    const ink = inkOf();
    const hiding = covers.filter((cover) => hides(cover, ink));
    if (hiding.length === 0) return null;
    return hiding.some((cover) => cover.isOfPage) ? 'page' : 'part';
  };
}
