/** Escapes text as content of an element, of XML or of HTML. */
export const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Escapes text as the value of an attribute of XML, between quotes of either kind. */
export const escapeValue = (text: string): string =>
  escapeText(text).replaceAll('"', '&quot;').replaceAll("'", '&apos;');
