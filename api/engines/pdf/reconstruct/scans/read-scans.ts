import type { PageLayout } from '../../layout/page-layout.ts';
import { limits } from '../extract/limits.ts';
import type { Raster } from '../extract/raster.ts';
import { scanPictures } from '../extract/scan-pictures.ts';
import type { Page } from '../model/page-model.ts';
import { isUnread } from '../scan-facts.ts';
import { fitOf } from './layer/fits-page.ts';
import { layerLines } from './layer/layer-words.ts';
import { placeLayer } from './layer/place-layer.ts';
import { thresholds } from './layer/thresholds.ts';
import { recognisedPage } from './recognised-page.ts';
import { openScan, scannedPage } from './scanned-page.ts';
import { quarterTurned } from './upright/quarter-turn.ts';
import type { TurnPlace } from './upright/set-upright.ts';
import { recognisedWords } from './words/placed-words.ts';

const { minLevelGain } = thresholds;

/** Draws all of a page, by its index; null if that fails. */
type DrawsPage = (index: number) => Raster | null;

function withRecognised(page: Page, layout: PageLayout, drawn: Raster): Page {
  const isSideways = layout.linesRan === 'down' || layout.linesRan === 'up';
  const [width, height] = isSideways ? [page.height, page.width] : [page.width, page.height];
  const scan = openScan({ width, height }, quarterTurned(drawn, layout.linesRan));
  return scannedPage({ ...page, width, height }, recognisedWords(layout, width, scan.turn), scan);
}

/** Whether a page is a scan whose text was recognised before: its picture is in front of its text. */
const hasLayer = (page: Page): boolean =>
  page.fields.length === 0 && scanPictures(page).some(({ isInFront }) => isInFront === true);

/** Where a text layer is that some programs set as if its page were upright. */
const asItIs: TurnPlace = (x, y) => [x, y];

/** The page with the words of its text layer, if these lie on its picture; else it is marked as misread. */
function withLayer(page: Page, drawn: Raster): Page {
  const scan = openScan(page, drawn);
  const lines = layerLines(page);
  const placed = (turn: TurnPlace) => {
    const layer = placeLayer(lines, turn, scan.tones);
    return { layer, fit: fitOf(layer, page, scan.tones) };
  };
  const leaning = placed(scan.turn);
  const level = scan.turn(0, 0).every((place) => place === 0) ? leaning : placed(asItIs);
  const best = (level.fit ?? 0) > (leaning.fit ?? 0) + minLevelGain ? level : leaning;
  return best.fit === null ? { ...page, isMisread: true } : scannedPage(page, best.layer.blocks, scan);
}

/**
 * Reads scanned pages, until that has taken its time: the recognised words or those of a text layer with the lines and the
 * pictures that the page shows. Of pages whose letters have no codes, only the words are read.
 * @param most Milliseconds of the processor for all pages, and those after which none is looked at any more.
 */
export function createScanReader(
  { drawRaster }: { readonly drawRaster: DrawsPage },
  most: Readonly<Record<'maxScanMs' | 'latestScanMs', number>> = limits,
): (page: Page, recognised: PageLayout | undefined) => Page {
  const openedMs = performance.now();
  let spentMs = 0;
  return (page, recognised) => {
    if (recognised === undefined && !hasLayer(page)) return page;
    const isLate = spentMs >= most.maxScanMs || performance.now() - openedMs >= most.latestScanMs;
    const before = process.cpuUsage();
    const drawn = isUnread(page) || isLate ? null : drawRaster(page.index);
    if (drawn === null) return recognised === undefined ? page : recognisedPage(page, recognised);
    const read = recognised === undefined ? withLayer(page, drawn) : withRecognised(page, recognised, drawn);
    const { user, system } = process.cpuUsage(before);
    spentMs += (user + system) / 1000;
    return read;
  };
}
