/** Puts text between the marks of a part of a page. Throws if the page has no such part. */
export function fillIn(page: string, part: string, text: string): string {
  const between = new RegExp(`(?<=<!-- ${part} -->\\n)[\\s\\S]*?(?=<!-- /${part} -->)`);
  if (!between.test(page)) throw new Error(`The page has no part ${part}.`);
  return page.replace(between, () => `${text}\n`);
}
