/** Namespaces of packages (ECMA-376 part 2) and of the relationships between the parts of Office documents (part 1). */
export const packageNamespaces = {
  contentTypes: 'http://schemas.openxmlformats.org/package/2006/content-types',
  relationships: 'http://schemas.openxmlformats.org/package/2006/relationships',
  coreProperties: 'http://schemas.openxmlformats.org/package/2006/metadata/core-properties',
} as const;

/** The prefix of relationship types, and the XML namespace of `r:id`. */
export const officeRelationships = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The beginning of the namespaces of drawings (ECMA-376 part 1, §20 and §21). */
export const drawingMl = 'http://schemas.openxmlformats.org/drawingml/2006';
