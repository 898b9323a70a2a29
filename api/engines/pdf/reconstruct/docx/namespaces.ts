/** Namespaces of WordprocessingML parts (ECMA-376, transitional), as attributes of a root element. */
export const wordNamespaces = {
  'xmlns:w': 'http://schemas.openxmlformats.org/wordprocessingml/2006/main',
  'xmlns:r': 'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
  'xmlns:wp': 'http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing',
  'xmlns:a': 'http://schemas.openxmlformats.org/drawingml/2006/main',
  'xmlns:mc': 'http://schemas.openxmlformats.org/markup-compatibility/2006',
  'xmlns:wps': 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape',
  'xmlns:pic': 'http://schemas.openxmlformats.org/drawingml/2006/picture',
  'xmlns:w14': 'http://schemas.microsoft.com/office/word/2010/wordml',
  'mc:Ignorable': 'w14',
} as const;

export const relationshipTypes = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
export const contentTypes = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
