import type { Frame, Page } from 'playwright-core';
import { thresholds } from '../thresholds.ts';
import { callInPage } from './call-in-page.ts';

interface RevealLimits {
  readonly maxNodes: number;
  readonly minCharacters: number;
  readonly minPicture: number;
}

/**
 * Runs in the page, and uses nothing from outside. What waits for a script has its place in the text already; menus and
 * hints, which wait for a pointer, lie above the text or are short.
 */
function revealInside({ maxNodes, minCharacters, minPicture }: RevealLimits): void {
  for (const animation of document.getAnimations()) {
    try {
      animation.finish();
    } catch {
      // It never ends.
    }
  }

  const elements = document.body.querySelectorAll<HTMLElement>('*');
  if (elements.length > maxNodes) return;
  for (const details of document.body.querySelectorAll('details')) {
    // Of those that share a name, only one can be open.
    details.removeAttribute('name');
    details.open = true;
  }
  for (const running of document.body.querySelectorAll('marquee')) {
    // Of text that runs through a window, paper shows what happens to be there.
    const still = document.createElement('div');
    for (const name of ['class', 'id', 'style', 'dir', 'lang']) {
      const value = running.getAttribute(name);
      if (value !== null) still.setAttribute(name, value);
    }
    still.append(...running.childNodes);
    running.replaceWith(still);
  }

  const isContent = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect();
    if (width === 0 || height === 0) return false;
    if ((element.textContent ?? '').trim().length >= minCharacters) return true;
    const pictures = element.matches('img, svg, picture') ? [element] : [...element.querySelectorAll('img, svg')];
    return pictures.some((picture) => {
      const box = picture.getBoundingClientRect();
      return box.width >= minPicture && box.height >= minPicture;
    });
  };
  const found: HTMLElement[] = [];
  for (const element of elements) {
    const { opacity, position, visibility } = getComputedStyle(element);
    const isInFlow = position !== 'absolute' && position !== 'fixed' && visibility === 'visible';
    const isHidden = element.getAttribute('aria-hidden') === 'true';
    if (opacity === '0' && isInFlow && !isHidden && isContent(element)) found.push(element);
  }
  for (const { style } of found) {
    style.setProperty('transition', 'none', 'important');
    style.setProperty('opacity', '1', 'important');
    style.setProperty('transform', 'none', 'important');
  }
}

/**
 * Has a page or frame show what a reader of the site would see later: the ends of animations, content that a script
 * fades in once it is scrolled to, details that can be opened, and text that runs.
 */
export async function reveal(page: Page | Frame): Promise<void> {
  const { maxOpenedNodes: maxNodes, minRevealedCharacters: minCharacters, minRevealedPicture: minPicture } = thresholds;
  await callInPage(page, revealInside, { maxNodes, minCharacters, minPicture }).catch(() => null);
}
