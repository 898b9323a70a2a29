import type { PageText } from './page-text.ts';

const texts = {
  '/aboutus': () => import('./texts/aboutus.ts'),
  '/privacy-policy': () => import('./texts/privacy-policy.ts'),
  '/terms': () => import('./texts/terms.ts'),
  '/contact': () => import('./texts/contact.ts'),
} as const satisfies Record<string, () => Promise<{ pageText: PageText }>>;

/** The path of a page that is read. */
export type TextPath = keyof typeof texts;

/** The text of a page, in a chunk of its own. */
export async function loadPageText(path: TextPath): Promise<PageText> {
  return (await texts[path]()).pageText;
}
