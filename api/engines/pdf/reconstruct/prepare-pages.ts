import { withBackground } from './charts/drawn-pages/drawn-page.ts';
import { thresholds } from './charts/drawn-pages/thresholds.ts';
import { createLabelPlaces, type LabelPlaces } from './charts/label-places.ts';
import { type DrawsArea, withCharts } from './charts/with-charts.ts';
import { withStaves } from './charts/with-staves.ts';
import type { PageDrawings } from './extract/page-drawings.ts';
import type { IsRepeated } from './marks/repeated-shapes.ts';
import { withTextEffects } from './marks/text-effects.ts';
import type { Box, Page } from './model/page-model.ts';
import type { ReconstructTask } from './reconstruct-messages.ts';
import { withPicturesInLines } from './scans/pictures/pictures-in-lines.ts';
import { createLetterPictures } from './unread/letter-pictures.ts';
import { unreadAsPicture } from './unread-as-picture.ts';
import { columnsAsRows } from './vertical/columns-as-rows.ts';

type Draws = Pick<PageDrawings, 'drawArea' | 'drawBackground' | 'drawRaster'>;

/**
 * Pages that cannot be read become pictures. In documents, pages in vertical writing are rotated, and charts of other
 * pages become pictures; on slides, drawings keep their positions.
 */
function withoutDrawings(
  page: Page,
  { format }: ReconstructTask,
  draws: DrawsArea,
  places: LabelPlaces,
  isRepeated: IsRepeated,
): Page {
  const read = unreadAsPicture(page, (area) => draws.area(area, 'beyond'));
  if (format === 'pptx') return read;
  const turned = columnsAsRows(read);
  // What is drawn of a page would not be rotated.
  return turned.isVertical ? turned : withCharts(withStaves(turned, draws), draws, places, isRepeated);
}

/**
 * Marks → marks: returns a function that makes a page as read ready to be divided into lines. Its letters have the
 * fonts of the result, and what is drawn on it that lines and paragraphs cannot express becomes pictures.
 * @param setFonts Sets the fonts of a page's letters.
 * @param isRepeated Tells the areas that most pages have.
 */
export function createPreparation(
  task: ReconstructTask,
  { drawArea, drawBackground, drawRaster }: Draws,
  setFonts: (page: Page) => void,
  isRepeated: IsRepeated,
): (page: Page) => Page {
  // RTF by LibreOffice has no text boxes: labels in them would be lost.
  const hasBoxes = !task.isForRtf || task.format === 'pptx';
  const withPictures = createLetterPictures(drawRaster);
  const places = createLabelPlaces(hasBoxes ? thresholds.drawnPage.maxTexts : 0);
  return (page) => {
    const open = task.hasEffects ? withTextEffects({ ...page }) : { ...page };
    setFonts(open);
    const draws: DrawsArea = {
      area: (area, outlines) => drawArea(page.index, area, outlines),
      background: (area) => drawBackground(page.index, area),
    };
    const read = withoutDrawings(open, task, draws, places, isRepeated);
    if (read.isVertical) return read;
    const pictured = task.format === 'docx' ? withPictures(withPicturesInLines(read)) : read;
    if (!hasBoxes) return pictured;
    const all: Box = { x0: 0, y0: 0, x1: read.width, y1: read.height };
    return withBackground(
      pictured,
      { background: () => drawBackground(page.index), whole: () => draws.area(all, 'within') },
      places,
    );
  };
}
