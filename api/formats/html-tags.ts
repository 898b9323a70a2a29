import type { RewritingStream } from 'parse5-html-rewriting-stream';

/** The token of a start tag. */
export type StartTag = Parameters<RewritingStream['emitStartTag']>[0];

/** The decoded value of a tag's attribute; undefined where it has none. */
export function attributeOf(tag: StartTag, name: string): string | undefined {
  return tag.attrs.find((attr) => attr.name === name)?.value;
}

/** A text as the value of an attribute between double quotes. */
export const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The text of a tag with one attribute in place of others. */
export function withAttribute(tag: StartTag, name: string, value: string, replaced: readonly string[]): string {
  return without({ ...tag, attrs: [...tag.attrs.filter((attr) => !replaced.includes(attr.name)), { name, value }] });
}

/** The text of a tag without some of its attributes. */
export function without({ tagName, attrs, selfClosing }: StartTag, ...names: readonly string[]): string {
  const kept = attrs.filter(({ name }) => !names.includes(name));
  const written = kept.map(({ name, value }) => ` ${name}="${escapeAttribute(value)}"`).join('');
  return `<${tagName}${written}${selfClosing ? '/' : ''}>`;
}
