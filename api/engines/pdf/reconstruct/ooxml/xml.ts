type Attributes = Readonly<Record<string, string | number | undefined>>;

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no way to write them
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const loneSurrogates = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for element content and attribute values, and drops the characters that XML 1.0 (section 2.2) excludes. */
export const escapeXml = (text: string) =>
  text
    .replace(controls, '')
    .replace(loneSurrogates, '')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/**
 * Writes an element as a string.
 * @param attributes Values are escaped; undefined ones are left out.
 * @param content Markup, concatenated unescaped: the caller must escape text.
 */
export function element(name: string, attributes: Attributes = {}, ...content: readonly string[]): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${escapeXml(`${value}`)}"`],
  );
  const inner = content.join('');
  return inner === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${inner}</${name}>`;
}

/** An XML file: a declaration and the root element. */
export const xmlFile = (root: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${root}`;

/** Converts points to English Metric Units, the unit of DrawingML: 12,700 a point. */
export const emus = (points: number) => Math.round(points * 12_700);
