import type { Frame, Page } from 'playwright-core';
import { thresholds } from '../thresholds.ts';
import { callInPage } from './call-in-page.ts';

/**
 * Runs in the page, and uses nothing from outside: lists what a reader sees of its text, block by block. Leaves out what
 * is hidden, transparent, clipped or off the page, for the eyes of screen readers alone, what may be only partly seen, and
 * what filters may turn into a picture.
 */
function collectShownText(maxCharacters: number): readonly string[] {
  interface Surroundings {
    readonly isHidden: boolean;
    /** What is cut off at its edges, and cannot be scrolled to. */
    readonly clips: readonly DOMRect[];
    readonly block: Element;
  }
  const known = new Map<Element, Surroundings>();
  const isTransparent = (colour: string) => colour === 'transparent' || /^rgba\(.*, 0\)$/.test(colour);

  const slack = 1;
  const isWithin = (box: DOMRect, clip: DOMRect) =>
    box.left >= clip.left - slack &&
    box.right <= clip.right + slack &&
    box.top >= clip.top - slack &&
    box.bottom <= clip.bottom + slack;

  const look = (element: Element, outer: Surroundings | undefined): Surroundings => {
    const style = getComputedStyle(element);
    const isHidden =
      outer?.isHidden === true ||
      style.visibility !== 'visible' ||
      style.opacity === '0' ||
      style.clip !== 'auto' ||
      style.clipPath !== 'none' ||
      style.filter !== 'none' ||
      style.contentVisibility === 'hidden' ||
      element.getAttribute('aria-hidden') === 'true';
    const overflows = [style.overflowX, style.overflowY];
    const isCut = overflows.some((overflow) => overflow === 'hidden' || overflow === 'clip');
    const canScroll = overflows.some((overflow) => overflow === 'auto' || overflow === 'scroll');
    const clips = outer?.clips ?? [];
    const box = element.getBoundingClientRect();
    const isOut = canScroll && !clips.every((clip) => isWithin(box, clip));
    return {
      isHidden: isHidden || isOut,
      // What can be scrolled to is seen sooner or later.
      clips: canScroll ? [] : isCut && outer !== undefined ? [...clips, box] : clips,
      block: outer !== undefined && style.display === 'inline' ? outer.block : element,
    };
  };
  const surroundingsOf = (element: Element): Surroundings => {
    const path: Element[] = [];
    let at: Element | null = element;
    for (; at !== null && !known.has(at); at = at.parentElement) path.push(at);
    let outer = at === null ? undefined : known.get(at);
    for (const inner of path.reverse()) {
      outer = look(inner, outer);
      known.set(inner, outer);
    }
    return outer as Surroundings;
  };

  const range = document.createRange();
  const isSeen = (node: Node, element: Element, { isHidden, clips }: Surroundings): boolean => {
    if (isHidden || !element.checkVisibility() || isTransparent(getComputedStyle(element).color)) return false;
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
    const isOnPage = ({ right, bottom }: DOMRect) => right + scrollX > 0 && bottom + scrollY > 0;
    return boxes.length > 0 && boxes.every((box) => isOnPage(box) && clips.every((clip) => isWithin(box, clip)));
  };

  const passages: string[] = [];
  let passage = '';
  let block: Element | null = null;
  let total = 0;
  const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node !== null && total < maxCharacters; node = walker.nextNode()) {
    const element = node.parentElement;
    if (node.nodeType === Node.ELEMENT_NODE) {
      if (/^(br|wbr|img)$/i.test(node.nodeName)) passage += ' ';
      continue;
    }
    const text = node.nodeValue ?? '';
    if (element === null || (text.trim() === '' && passage === '')) continue;
    const surroundings = surroundingsOf(element);
    if (surroundings.block !== block) {
      if (passage.trim() !== '') passages.push(passage);
      passage = '';
      block = surroundings.block;
    }
    if (text.trim() === '') passage += ' ';
    else if (isSeen(node, element, surroundings)) {
      passage += text;
      total += text.length;
    }
  }
  if (passage.trim() !== '') passages.push(passage);
  return passages;
}

/**
 * Reads what is seen of the text of a page or a frame, in the media that it is laid out for: a list of passages, empty
 * where they cannot be determined. What it answers is the page's word: a document may have taken its process over.
 */
export async function readShownText(
  page: Page | Frame,
  maxCharacters: number = thresholds.maxShownCharacters,
): Promise<readonly string[]> {
  const answer = await callInPage(page, collectShownText, maxCharacters).catch(() => []);
  if (!Array.isArray(answer)) return [];
  const passages: string[] = [];
  let left = maxCharacters;
  for (const passage of answer) {
    if (typeof passage !== 'string' || passage.length > left) break;
    left -= passage.length;
    passages.push(passage);
  }
  return passages;
}
