import type { Page } from 'playwright-core';
import { thresholds } from '../thresholds.ts';
import { callInPage } from './call-in-page.ts';

/** What becomes of a document's bookmarks, which are made of its headings; `none` without a heading. */
export type Bookmarks = 'none' | 'kept' | 'lost';

/**
 * Runs in the page, and uses nothing from outside: hides from its tree of tags what is neither a heading nor around one.
 * Bookmarks are lost where what is left could not be tagged in time, or looks different.
 */
function hideAllButHeadings(maxSquares: number): Bookmarks {
  const headings = [...document.body.querySelectorAll('h1, h2, h3, h4, h5, h6, [role=heading]')];
  if (headings.length === 0) return 'none';
  const around = new Set<Element>();
  let squares = 0;
  for (const heading of headings) {
    squares += heading.querySelectorAll('*').length ** 2;
    let at = heading.parentElement;
    while (at !== null && !around.has(at)) {
      around.add(at);
      at = at.parentElement;
    }
  }
  const isHeading = new Set(headings);
  const hidden: Element[] = [];
  for (const element of around) {
    let inline = 0;
    for (const child of element.children) {
      if (around.has(child) || isHeading.has(child)) continue;
      // Its place in the line still counts.
      if (!/^(block|table|flex|grid|list-item|none)/.test(getComputedStyle(child).display)) inline++;
      hidden.push(child);
    }
    squares += inline ** 2;
  }
  if (squares > maxSquares) return 'lost';
  const boxes = () =>
    [document.body, ...hidden].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].join(' ');
    });
  const before = boxes();
  for (const element of hidden) element.setAttribute('aria-hidden', 'true');
  const after = boxes();
  if (before.every((box, index) => box === after[index])) return 'kept';
  // Its own styles speak of what is hidden from readers.
  for (const element of hidden) element.removeAttribute('aria-hidden');
  return 'lost';
}

/** Leaves to a page, whose tags would take too long, only those that a PDF's bookmarks are made of. */
export async function keepOnlyHeadings(page: Page): Promise<Bookmarks> {
  const answer = await callInPage(page, hideAllButHeadings, thresholds.maxTaggedSquares).catch(() => null);
  return answer === 'none' || answer === 'kept' ? answer : 'lost';
}

/** Bytes in which Skia writes the end of a file, the head of its table of objects, and its catalog. */
const skiaBytes = { end: 1000, tableHead: 50, catalog: 2000 } as const;
/** Each entry of a table has 20 bytes, of which the first 10 are the place of its object (ISO 32000-1, §7.5.4). */
const entryBytes = { whole: 20, place: 10 } as const;

/** A PDF by Skia, without its tags, and with its bookmarks: as many bytes. Unchanged if it is written in another way. */
export function withoutTags(pdf: Buffer): Buffer {
  const text = (from: number, length: number) => pdf.toString('latin1', from, from + length);
  const end = text(Math.max(0, pdf.length - skiaBytes.end), skiaBytes.end);
  const [, root = '', table = ''] = /\/Root (\d{1,9}) 0 R[\s\S]*startxref\n(\d{1,15})\n/.exec(end) ?? [];
  const [heading = '', first = ''] = /^xref\n(\d+) \d+\n/.exec(text(Number(table), skiaBytes.tableHead)) ?? [];
  const at = Number(table) + heading.length + entryBytes.whole * (Number(root) - Number(first));
  const entry = text(at, entryBytes.place);
  const start = Number(entry);
  const catalog = text(start, skiaBytes.catalog);
  const close = catalog.indexOf('\nendobj');
  if (heading === '' || entry === '' || !catalog.startsWith(`${root} 0 obj\n<</Type /Catalog\n`) || close < 0)
    return pdf;
  const blank = (found: string) => ' '.repeat(found.length);
  const changed = catalog
    .slice(0, close)
    .replace(/\/MarkInfo <<[^>]*>>/, blank)
    .replace(/\/StructTreeRoot \d+ 0 R/, blank);
  const copy = Buffer.from(pdf);
  copy.write(changed, start, 'latin1');
  return copy;
}
