import { localName } from '../../../../formats/xml/xml.ts';
import type { XmlEditor } from '../edit/xml-editor.ts';
import { rewriteElements, type XmlElement } from '../edit/xml-tree.ts';

/** Matches parts that show the number of their slide. */
export const numberHint = /[<:]fld\s[^>]{0,120}slidenum/;

const maxNodes = 200;

/** Writes a slide's number in place of the field for it: LibreOffice 7.4 counts from 1 whatever a presentation says. */
export const writeSlideNumber = (editor: XmlEditor, number: number): XmlEditor =>
  rewriteElements(editor, {
    takes: (name) => localName(name) === 'fld',
    maxNodes,
    rewrite(field): readonly XmlElement[] | undefined {
      if (field.attributes.type !== 'slidenum') return undefined;
      const children = field.children.flatMap((child) => {
        if (typeof child === 'string' || localName(child.name) === 'pPr') return [];
        return [localName(child.name) === 't' ? { ...child, children: [`${number}`] } : child];
      });
      return [{ name: field.name.replace(/fld$/, 'r'), attributes: {}, children }];
    },
  });
