import { officeRelationships, packageNamespaces } from './namespaces.ts';
import { element, xmlFile } from './xml.ts';

/** The relationships of one part of a package (ECMA-376 part 2, section 9.3). */
export interface Relationships {
  /**
   * Adds a relationship to another part. Returns its id.
   *
   * @param type The end of the relationship's type: `image`, `styles`.
   * @param target Path from this part's folder.
   */
  readonly part: (type: string, target: string) => string;
  /** Adds a relationship to an address outside the package. Returns its id. */
  readonly address: (url: string) => string;
  /** The XML of the relationships part. */
  readonly xml: () => string;
  readonly isEmpty: () => boolean;
}

/** Creates the relationships of a part to be written. Equal ones share an id. */
export function createRelationships(): Relationships {
  const ids = new Map<string, string>();
  const written: string[] = [];
  const add = (type: string, target: string, mode?: 'External') => {
    const key = `${type} ${target}`;
    const id = ids.get(key) ?? `rId${ids.size + 1}`;
    if (!ids.has(key)) {
      ids.set(key, id);
      written.push(
        element('Relationship', {
          Id: id,
          Type: `${officeRelationships}/${type}`,
          Target: target,
          TargetMode: mode,
        }),
      );
    }
    return id;
  };
  return {
    part: (type, target) => add(type, target),
    address: (url) => add('hyperlink', url, 'External'),
    isEmpty: () => ids.size === 0,
    xml: () => xmlFile(element('Relationships', { xmlns: packageNamespaces.relationships }, ...written)),
  };
}
