import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { boxAroundAll } from '../../model/box.ts';
import type { Box, DrawnFigure } from '../../model/page-model.ts';
import { isOfHead } from '../pdfium/page-object.ts';
import type { Figure } from '../structure/place-elements.ts';
import type { Structure } from '../structure/read-tags.ts';
import { thresholds } from './thresholds.ts';

/** What the structure says about a picture or a figure. */
type ObjectTags = Pick<DrawnFigure, 'cell' | 'isOfHead' | 'description'>;

/** What the structure of a page calls figures. */
export interface DrawnFigures {
  /** The figure that an object belongs to. */
  readonly of: (object: number) => Figure | undefined;
  readonly tagsOf: (object: number) => ObjectTags;
  /** Notes a path of a figure, by where it is seen. */
  readonly addPath: (figure: Figure, object: number, shown: Box) => void;
  /** Notes a figure that has a picture, so that it is none of paths. */
  readonly addPicture: (figure: Figure) => void;
  /** Those that consist of paths only. */
  readonly ofPaths: () => readonly DrawnFigure[];
}

/** Creates an empty collection of them. */
export function createDrawnFigures(pdfium: Pdfium, { tags, figures }: Structure): DrawnFigures {
  const { api } = pdfium;
  /** The paths of figures, with one of their objects; null for one with a picture. */
  const drawn = new Map<Figure, { readonly object: number; readonly paths: Box[] } | null>();
  const tagsOf = (object: number): ObjectTags => {
    const id = api.FPDFPageObj_GetMarkedContentID(object);
    const { description = '' } = figures.get(id) ?? {};
    const described = description === '' ? {} : { description };
    if (tags.size === 0) return described;
    const cell = tags.get(id)?.cell ?? null;
    return { ...described, ...(cell !== null && { cell }), ...(isOfHead(pdfium, object) && { isOfHead: true }) };
  };
  return {
    of: (object) => (figures.size === 0 ? undefined : figures.get(api.FPDFPageObj_GetMarkedContentID(object))),
    tagsOf,
    addPath(figure, object, shown) {
      if (!drawn.has(figure)) drawn.set(figure, { object, paths: [] });
      drawn.get(figure)?.paths.push(shown);
    },
    addPicture: (figure) => drawn.set(figure, null),
    ofPaths: () =>
      [...drawn.values()].flatMap((each) =>
        each === null || each.paths.length < thresholds.minFigurePaths
          ? []
          : [{ ...boxAroundAll(each.paths), ...tagsOf(each.object) }],
      ),
  };
}
