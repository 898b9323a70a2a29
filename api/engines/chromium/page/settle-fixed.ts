import type { Page } from 'playwright-core';
import { z } from 'zod';
import { thresholds } from '../thresholds.ts';
import { callInPage } from './call-in-page.ts';

/** Runs in the page, and uses nothing from outside: the places of fixed elements among all, the outermost only. */
function fixedInside({ maxNodes }: { readonly maxNodes: number }): number[] {
  const elements = [...document.body.querySelectorAll<HTMLElement>('*')];
  if (elements.length > maxNodes) return [];
  const found = new Map<Element, number>();
  for (const [place, element] of elements.entries()) {
    if (getComputedStyle(element).position === 'fixed') found.set(element, place);
  }
  const isWithin = (element: Element | null): boolean =>
    element !== null && (found.has(element) || isWithin(element.parentElement));
  return [...found].flatMap(([element, place]) => (isWithin(element.parentElement) ? [] : [place]));
}

interface Settling {
  readonly places: readonly number[];
  readonly maxNodes: number;
}

/** Runs in the page, and uses nothing from outside: has fixed elements appear once if they would cover text. */
function settleInside({ places, maxNodes }: Settling): void {
  const all = [...document.body.querySelectorAll<HTMLElement>('*')];
  const fixed = places.flatMap((place) => all[place] ?? []);
  let contentEnd = 0;
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(), left = maxNodes; node !== null && left > 0; node = walker.nextNode(), left--) {
    if (node.nodeValue?.trim() === '' || fixed.some((element) => element.contains(node))) continue;
    range.selectNodeContents(node);
    contentEnd = Math.max(contentEnd, range.getBoundingClientRect().bottom + scrollY);
  }
  const isOnePage = contentEnd <= innerHeight;
  /** Heads and feet of tables are repeated, and empty ones leave room on every page. */
  const leavesRoom = (kind: 'thead' | 'tfoot', height: number) =>
    [...document.body.querySelectorAll<HTMLElement>(kind)].some(
      (part) =>
        part.offsetHeight >= height && (part.closest('table')?.offsetHeight ?? 0) > document.body.offsetHeight / 2,
    );

  const lower: HTMLElement[] = [];
  const upper: HTMLElement[] = [];
  for (const element of fixed) {
    const { top, bottom, width, height } = element.getBoundingClientRect();
    // What lies behind the text covers nothing.
    if (width === 0 || height === 0 || Number(getComputedStyle(element).zIndex) < 0) continue;
    const isOverlay = height > innerHeight / 2 && width > innerWidth / 2;
    const isLower = isOverlay || top + bottom > innerHeight;
    if (isOnePage ? !isLower || (!isOverlay && top >= contentEnd) : leavesRoom(isLower ? 'tfoot' : 'thead', height))
      continue;
    (isLower ? lower : upper).push(element);
  }
  const set = ({ style }: HTMLElement, values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values)) style.setProperty(name, value, 'important');
  };
  for (const element of upper) set(element, { position: 'absolute' });
  for (const element of lower)
    set(element, { position: 'static', transform: 'none', height: 'auto', 'min-height': '0' });
}

const placesSchema = z.array(z.number().int().nonnegative());

/**
 * Has bars that stay in the window while a reader scrolls appear once, where they would hide text on paper: browsers print
 * what is fixed on every page, over the text. What only print styles fix is meant to be on every page, and what fits
 * beside the text of a single page stays.
 *
 * @param page A page in the media `print`, as it is afterwards.
 */
export async function settleFixed(page: Page): Promise<void> {
  const { maxOpenedNodes: maxNodes } = thresholds;
  const fixed = async () => placesSchema.parse(await callInPage(page, fixedInside, { maxNodes }).catch(() => []));
  const inPrint = await fixed();
  if (inPrint.length === 0) return;
  await page.emulateMedia({ media: 'screen' });
  const onScreen = new Set(await fixed());
  await page.emulateMedia({ media: 'print' });
  const places = inPrint.filter((place) => onScreen.has(place)).slice(0, thresholds.maxFixed);
  if (places.length > 0) await callInPage(page, settleInside, { places, maxNodes }).catch(() => null);
}
