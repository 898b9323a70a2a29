import { coversPage } from '../../recognise/scanned-pages.ts';
import { areaOf, meet } from '../model/box.ts';
import type { Page, Picture } from '../model/page-model.ts';
import { thresholds } from './thresholds.ts';

const { minStripShare, maxStripGap, minLines, lineHeight, minLinesShare } = thresholds.scan;

type Scanned = Pick<Page, 'pictures' | 'width' | 'height'>;

/** The pictures that go across a page, or down, and touch each other: two figures have room between them. */
function stripsOf({ pictures, width, height }: Scanned): readonly Picture[] {
  const long = pictures.filter(
    ({ x0, x1, y0, y1 }) => x1 - x0 > minStripShare * width || y1 - y0 > minStripShare * height,
  );
  return long.filter((one) => long.some((other) => other !== one && meet(one, other, maxStripGap)));
}

/** Whether a picture is as high as a line of text. */
const isLine = ({ y0, y1 }: Picture) => y1 - y0 > lineHeight.min && y1 - y0 < lineHeight.max;

/**
 * The pictures of a page that show its text: the one of the whole page, or strips of it, as some scanners cut it, or a
 * picture of each line or word, as Word draws text whose font must not be embedded. None if no picture does.
 */
export function scanPictures(page: Scanned): readonly Picture[] {
  const whole = page.pictures.filter((picture) => coversPage(areaOf(picture), page));
  if (whole.length > 0) return whole;
  const strips = stripsOf(page);
  if (
    coversPage(
      strips.reduce((sum, strip) => sum + areaOf(strip), 0),
      page,
    )
  )
    return strips;
  const lines = page.pictures.filter(isLine);
  return lines.length >= minLines && lines.length >= minLinesShare * page.pictures.length ? lines : [];
}
