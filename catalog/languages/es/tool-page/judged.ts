import type { judged as english } from '../../../copy/tool-page/judged.ts';
import { type FormatId, formats } from '../../../formats.ts';
import type { Translated } from '../../translated.ts';

const nouns: Partial<Record<FormatId, string>> = {
  docx: 'un documento de Word',
  doc: 'un documento de Word 97–2003',
  pptx: 'una presentación de PowerPoint',
  ppt: 'una presentación de PowerPoint 97–2003',
  xlsx: 'un libro de Excel',
  xls: 'un libro de Excel 97–2003',
  odt: 'un texto OpenDocument',
  odp: 'una presentación OpenDocument',
  zip: 'un archivo ZIP',
  '7z': 'un archivo 7z',
  rtf: 'un archivo de texto enriquecido',
  txt: 'un archivo de texto',
  pdf: 'un PDF',
};

const nounOf = (format: FormatId) => nouns[format] ?? `un archivo ${formats[format].label}`;

export const judged: Translated<typeof english> = {
  empty: 'No contiene nada. Elige otra copia.',
  tooLarge: (size, limit) => `Ocupa ${size}, y esta herramienta acepta archivos de hasta ${limit}.`,
  otherType: (format, extension) =>
    `Esto es ${nounOf(format)}${extension === '' ? '' : `, aunque su nombre termine en .${extension}`}.`,
  stray: (format) => `Esto es ${nounOf(format)}, que esta página no acepta.`,
  enterPassword: 'Escribe la contraseña aquí abajo.',
  locked: 'Guarda una copia sin contraseña y elígela.',
  cutOff: 'Le falta el final, como tras una descarga interrumpida. Intenta obtenerlo de nuevo.',
  open: 'Abrirlo en',
};
