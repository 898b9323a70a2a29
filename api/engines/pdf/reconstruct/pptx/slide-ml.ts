import { drawingMl, officeRelationships } from '../ooxml/namespaces.ts';
import { element } from '../ooxml/xml.ts';

/** Namespaces of PresentationML parts (ECMA-376, transitional), as attributes of a root element. */
export const slideNamespaces = {
  'xmlns:a': `${drawingMl}/main`,
  'xmlns:r': officeRelationships,
  'xmlns:p': 'http://schemas.openxmlformats.org/presentationml/2006/main',
} as const;

/** The shapes of a slide, a layout or a master (`p:cSld`, ECMA-376 part 1, section 19.3.1.16). */
export const shapeTree = (...shapes: readonly string[]) =>
  element(
    'p:cSld',
    {},
    element(
      'p:spTree',
      {},
      element('p:nvGrpSpPr', {}, element('p:cNvPr', { id: 1, name: '' }), element('p:cNvGrpSpPr'), element('p:nvPr')),
      element('p:grpSpPr'),
      ...shapes,
    ),
  );
