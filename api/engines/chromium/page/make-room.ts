import type { Frame, Page } from 'playwright-core';
import { z } from 'zod';
import { thresholds } from '../thresholds.ts';
import { callInPage } from './call-in-page.ts';

/** The room that a page needs on paper. */
export interface Room {
  /** How far its text, tables and pictures reach to the right, in CSS pixels; 0 where that is not known. */
  readonly width: number;
  /** Whether it states the size of its pages. */
  readonly statesSize: boolean;
}

const roomSchema = z.object({ width: z.number().nonnegative(), statesSize: z.boolean() });
const unknown: Room = { width: 0, statesSize: false };

/** Runs in the page, and uses nothing from outside: how many elements it has. */
const countInside = () => document.body.querySelectorAll('*').length;

/** Runs in the page, and uses nothing from outside: has it show on paper what a reader would scroll to. */
function openInside({ maxWrapped }: { readonly maxWrapped: number }): void {
  const set = ({ style }: HTMLElement, values: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(values)) style.setProperty(name, value, 'important');
  };
  const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll';
  const open = { height: 'auto', 'max-height': 'none', overflow: 'visible' };

  // All is measured before anything changes, since each measurement after a change lays out the page again.
  const tall: HTMLElement[] = [];
  const wide: HTMLElement[] = [];
  const rows: HTMLElement[] = [];
  const unwrapped: HTMLElement[] = [];
  for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    const isWide = scrollWidth > clientWidth + 1 && clientWidth > 0;
    const isTall = scrollHeight > clientHeight + 1 && clientHeight > 0;
    if (!isWide && !isTall) continue;
    const { overflowX, overflowY, display, flexWrap, whiteSpace } = getComputedStyle(element);
    if (isTall && scrolls(overflowY)) tall.push(element);
    if (!isWide) continue;
    if (whiteSpace === 'pre') unwrapped.push(element);
    else if (scrolls(overflowX)) (/flex$/.test(display) && flexWrap === 'nowrap' ? rows : wide).push(element);
  }
  const heights = new Map(tall.map((element) => [element, element.scrollHeight]));
  const opened = new Set<HTMLElement>();
  for (const element of tall) {
    if (element instanceof HTMLTextAreaElement) {
      set(element, { height: `${heights.get(element)}px` });
      continue;
    }
    let at: HTMLElement | null = element;
    while (at !== null && at !== document.documentElement && !opened.has(at)) {
      opened.add(at);
      at = at.parentElement;
    }
  }
  const fixed = [...opened].filter((element) => getComputedStyle(element).position === 'fixed');
  for (const element of opened) set(element, open);
  // What is fixed stands on every page, and ends with it.
  for (const element of fixed) set(element, { position: 'absolute' });
  for (const element of rows) set(element, { 'flex-wrap': 'wrap', overflow: 'visible' });
  for (const element of wide) set(element, { overflow: 'visible' });
  if (!(document.body.textContent ?? '').split(/\s+/).some((word) => word.length > maxWrapped)) {
    for (const element of unwrapped) set(element, { 'white-space': 'pre-wrap', 'overflow-wrap': 'anywhere' });
    document.documentElement.style.overflowWrap ||= 'break-word';
  }
}

/** Runs in the page, and uses nothing from outside: whether its style sheets state the size of its pages. */
function statesSizeInside(): boolean {
  const setsSize = (rules: CSSRuleList): boolean =>
    [...rules].some((rule) =>
      rule instanceof CSSPageRule
        ? rule.style.getPropertyValue('size') !== ''
        : rule instanceof CSSGroupingRule && setsSize(rule.cssRules),
    );
  return [...document.styleSheets].some((sheet) => {
    try {
      return setsSize(sheet.cssRules);
    } catch {
      // Sheets at an address, even one of data, keep their rules to themselves.
      return false;
    }
  });
}

/** Runs in the page, and uses nothing from outside: how far what it shows reaches to the right, in CSS pixels. */
function measureInside({ maxNodes }: { readonly maxNodes: number }): number {
  // Where a menu waits beside the page, or is cut off, no room is needed.
  const aside = new Map<Element, boolean>();
  const isAside = (element: Element): boolean => {
    const known = aside.get(element);
    if (known !== undefined) return known;
    const { position, overflowX, transform } = getComputedStyle(element);
    const self = position === 'absolute' || position === 'fixed' || transform !== 'none' || overflowX !== 'visible';
    const isRoot = element === document.body || element.parentElement === null;
    const answer = !isRoot && (self || isAside(element.parentElement as Element));
    aside.set(element, answer);
    return answer;
  };
  let width = 0;
  const take = (element: Element, box: DOMRect) => {
    const right = box.width > 0 && box.height > 0 ? box.right + scrollX : 0;
    if (right > width && element.checkVisibility() && !isAside(element)) width = right;
  };
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(), left = maxNodes; node !== null && left > 0; node = walker.nextNode(), left--) {
    if (node.parentElement === null || node.nodeValue?.trim() === '') continue;
    range.selectNodeContents(node);
    take(node.parentElement, range.getBoundingClientRect());
  }
  for (const picture of document.body.querySelectorAll('img, svg, canvas, video, table')) {
    take(picture, picture.getBoundingClientRect());
  }
  return width;
}

/**
 * Has a page or frame show on paper what readers scroll to: boxes that scroll grow to their content, lines of code
 * wrap. Returns the room that it needs then; none where that cannot be determined.
 */
export async function makeRoom(page: Page | Frame): Promise<Room> {
  const { maxOpenedNodes: maxNodes, maxWrappedCharacters: maxWrapped } = thresholds;
  try {
    const count = z.number().parse(await callInPage(page, countInside, null));
    if (count > maxNodes) return unknown;
    await callInPage(page, openInside, { maxWrapped });
    const statesSize = await callInPage(page, statesSizeInside, null);
    return roomSchema.parse({ width: await callInPage(page, measureInside, { maxNodes }), statesSize });
  } catch {
    return unknown;
  }
}
