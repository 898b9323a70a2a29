import { element } from '../../ooxml/xml.ts';
import { valElement } from '../word-xml.ts';

/** Styles of paragraphs that have their properties by a style alone. */
export interface OwnStyles {
  /** The id of the style with some properties, which are the children of `w:pPr` in the order of the schema. */
  readonly idOf: (properties: string) => string;
  /** The styles, for the part with all of them. */
  readonly all: () => readonly string[];
}

/** Collects the styles of a document's running heads: paragraphs that look alike share one. */
export function createOwnStyles(): OwnStyles {
  const ids = new Map<string, string>();
  return {
    idOf(properties) {
      const id = ids.get(properties) ?? `RunningHead${ids.size + 1}`;
      ids.set(properties, id);
      return id;
    },
    all: () =>
      [...ids].map(([properties, id], index) =>
        element(
          'w:style',
          { 'w:type': 'paragraph', 'w:customStyle': 1, 'w:styleId': id },
          valElement('w:name', `Running head ${index + 1}`),
          valElement('w:basedOn', 'Normal'),
          element('w:pPr', {}, properties),
        ),
      ),
  };
}
