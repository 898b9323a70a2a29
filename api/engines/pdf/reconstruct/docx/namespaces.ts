import { drawingMl, officeRelationships } from '../ooxml/namespaces.ts';

/** Namespaces of WordprocessingML parts (ECMA-376, transitional), as attributes of a root element. */
export const wordNamespaces = {
  'xmlns:w': 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'xmlns:r': officeRelationships,
  'xmlns:m': 'http://schemas.openxmlformats.org/officeDocument/2006/math',
  'xmlns:wp': `${drawingMl}/wordprocessingDrawing`,
  'xmlns:a': `${drawingMl}/main`,
  'xmlns:mc': 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  'xmlns:wps': 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
  'xmlns:pic': `${drawingMl}/picture`,
  'xmlns:w14': 'http://schemas.microsoft.com/office/word/2010/wordml',
  'mc:Ignorable': 'w14',
} as const;

/** Namespaces of parts that have only properties of text: what shades letters is in a namespace of Word 2010. */
export const propertyNamespaces = {
  'xmlns:w': wordNamespaces['xmlns:w'],
  'xmlns:mc': wordNamespaces['xmlns:mc'],
  'xmlns:w14': wordNamespaces['xmlns:w14'],
  'mc:Ignorable': wordNamespaces['mc:Ignorable'],
} as const;

/** The prefix of the media types of WordprocessingML parts. */
export const wordMediaType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
