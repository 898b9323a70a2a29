import { emuPerInch, pointsPerInch } from '../../../../formats/units.ts';

type Attributes = Readonly<Record<string, string | number | undefined>>;

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no way to write them
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const loneSurrogates = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
/** Texts that stay as they are, as nearly all do: up to the surrogates, without control characters and what is escaped. */
const plain = /^[ !#-%'-;=?-\ud7ff]*$/;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for element content and attribute values, and drops the characters that XML 1.0 (section 2.2) excludes. */
export const escapeXml = (text: string): string =>
  plain.test(text)
    ? text
    : text
        .replace(controls, '')
        .replace(loneSurrogates, '')
        .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

function attributesXml(attributes: Attributes): string {
  let written = '';
  for (const [key, value] of Object.entries(attributes))
    if (value !== undefined) written += ` ${key}="${typeof value === 'number' ? value : escapeXml(value)}"`;
  return written;
}

/**
 * Writes an element as a string.
 * @param attributes Values are escaped; undefined ones are left out.
 * @param content Markup, concatenated unescaped: the caller must escape text.
 */
export function element(name: string, attributes: Attributes = {}, ...content: readonly string[]): string {
  const written = attributesXml(attributes);
  const inner = content.join('');
  return inner === '' ? `<${name}${written}/>` : `<${name}${written}>${inner}</${name}>`;
}

/** Writes the tag with which an element begins that has content. Attributes are as those of `element`. */
export const startTag = (name: string, attributes: Attributes): string => `<${name}${attributesXml(attributes)}>`;

/** An XML file: a declaration and the root element, or the beginning of it. */
export const xmlFile = (root: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${root}`;

const emuPerPoint = emuPerInch / pointsPerInch;

/** Converts points to English Metric Units, the unit of DrawingML. */
export const emus = (points: number) => Math.round(points * emuPerPoint);
