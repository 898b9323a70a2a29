import type { PageText } from './page-text.ts';

/** Loads the text of a page such as `/terms` from the file named after its path. Throws where there is none. */
export async function loadPageText(path: string): Promise<PageText> {
  const { pageText }: { readonly pageText: PageText } = await import(`./texts/${path.slice(1)}.ts`);
  return pageText;
}
