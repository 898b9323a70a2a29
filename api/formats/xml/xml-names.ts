import { localName } from './parse-xml.ts';

type Attributes = Readonly<Record<string, string>>;

/** The full name of an attribute as written, whatever its prefix, which Office documents choose freely. */
export function attributeKey(attributes: Attributes, name: string): string | undefined {
  for (const key in attributes) if (localName(key) === name) return key;
  return undefined;
}

/** The value of an attribute, whatever its prefix. */
export function attributeOf(attributes: Attributes, name: string): string | undefined {
  const key = attributeKey(attributes, name);
  return key === undefined ? undefined : attributes[key];
}

/** The prefix of a name including its colon, for neighbouring names; empty if it has none. */
export const prefixOf = (name: string): string => name.slice(0, name.length - localName(name).length);
