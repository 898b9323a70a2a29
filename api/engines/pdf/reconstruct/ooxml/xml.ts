type Attributes = Readonly<Record<string, string | number | undefined>>;

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no way to write them
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const loneSurrogates = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text as it may stand between tags and in attributes. */
export const escapeXml = (text: string) =>
  text
    .replace(controls, '')
    .replace(loneSurrogates, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** An element with its attributes, those that are undefined left out, and its content. */
export function element(name: string, attributes: Attributes = {}, ...content: readonly string[]): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeXml(`${value}`)}"`],
  );
  const inner = content.join('');
  return inner === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inner}</${name}>`;
}

/** An element whose meaning is its `w:val`. */
export const valued = (name: string, value: string | number) => element(name, { 'w:val': value });

/** An XML file with its declaration. */
export const xmlFile = (root: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${root}`;

/** Points in twentieths, as most measures of WordprocessingML are. */
export const twentieths = (points: number) => Math.round(points * 20);

/** Points in English Metric Units, as drawings are measured. */
export const emus = (points: number) => Math.round(points * 12_700);
