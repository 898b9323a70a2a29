/**
 * A file format, by its usual extension.
 *
 * `signature` says how content is recognised. Text formats have none: their content is judged by the engine.
 */
export interface Format {
  /** Its name for visitors. */
  readonly label: string;
  /** IANA media type, as sent in Content-Type. */
  readonly mediaType: string;
  /** The kind of document; decides the colour of the glyph. */
  readonly group: FormatGroup;
  /** Other extensions of the same format; the endpoints accept them, the pages only where an entry says so. */
  readonly spellings?: readonly string[];
  readonly signature: Signature;
  /** The binary predecessor whose files people rename to this extension; engines read it as well. */
  readonly predecessor?: string;
}

/** Kinds of documents. */
export type FormatGroup = 'document' | 'slides' | 'sheet' | 'pdf' | 'image' | 'archive';

/** How files of a format are recognised by their contents. */
export type Signature =
  /** The first bytes, as hexadecimal; any of them. A dot stands for any digit. */
  | { readonly kind: 'magic'; readonly hex: readonly string[] }
  /** A ZIP package with a main part of this content type (OPC, ECMA-376 part 2). */
  | { readonly kind: 'opc'; readonly mainPart: RegExpSource }
  /** A ZIP package whose `mimetype` entry starts with this (OpenDocument 1.3 part 2, §3.3). */
  | { readonly kind: 'odf'; readonly mimetype: string }
  /** A compound file with a stream of this name (MS-CFB). */
  | { readonly kind: 'cfb'; readonly stream: string }
  | { readonly kind: 'text' }
  | { readonly kind: 'none' };

/** Source text of a regular expression, kept as text so that the catalogue stays plain data. */
export type RegExpSource = string;

const office = 'application/vnd.openxmlformats-officedocument';
const oasis = 'application/vnd.oasis.opendocument';

/** All formats that tools take or make. */
export const formats = {
  pdf: { label: 'PDF', mediaType: 'application/pdf', group: 'pdf', signature: { kind: 'magic', hex: ['255044462d'] } },
  docx: {
    label: 'Word',
    mediaType: `${office}.wordprocessingml.document`,
    group: 'document',
    signature: {
      kind: 'opc',
      mainPart: 'wordprocessingml\\.(document|template)\\.main|ms-word\\.(document|template)\\.macro',
    },
    predecessor: 'doc',
  },
  pptx: {
    label: 'PowerPoint',
    mediaType: `${office}.presentationml.presentation`,
    group: 'slides',
    signature: {
      kind: 'opc',
      mainPart: 'presentationml\\.(presentation|slideshow|template)\\.main|ms-powerpoint\\.\\w+\\.macro',
    },
    predecessor: 'ppt',
  },
  xlsx: {
    label: 'Excel',
    mediaType: `${office}.spreadsheetml.sheet`,
    group: 'sheet',
    signature: {
      kind: 'opc',
      mainPart: 'spreadsheetml\\.(sheet|template)\\.main|ms-excel\\.(sheet|template)\\.(macro|binary)',
    },
    predecessor: 'xls',
  },
  doc: {
    label: 'Word 97–2003',
    mediaType: 'application/msword',
    group: 'document',
    signature: { kind: 'cfb', stream: 'WordDocument' },
  },
  ppt: {
    label: 'PowerPoint 97–2003',
    mediaType: 'application/vnd.ms-powerpoint',
    group: 'slides',
    signature: { kind: 'cfb', stream: 'PowerPoint Document' },
  },
  xls: {
    label: 'Excel 97–2003',
    mediaType: 'application/vnd.ms-excel',
    group: 'sheet',
    signature: { kind: 'cfb', stream: 'Workbook' },
  },
  odt: {
    label: 'OpenDocument text',
    mediaType: `${oasis}.text`,
    group: 'document',
    signature: { kind: 'odf', mimetype: `${oasis}.text` },
  },
  odp: {
    label: 'OpenDocument presentation',
    mediaType: `${oasis}.presentation`,
    group: 'slides',
    signature: { kind: 'odf', mimetype: `${oasis}.presentation` },
  },
  rtf: {
    label: 'Rich text',
    mediaType: 'application/rtf',
    group: 'document',
    signature: { kind: 'magic', hex: ['7b5c727466'] },
  },
  txt: { label: 'Text', mediaType: 'text/plain', group: 'document', signature: { kind: 'text' } },
  md: {
    label: 'Markdown',
    mediaType: 'text/markdown',
    group: 'document',
    spellings: ['markdown'],
    signature: { kind: 'text' },
  },
  html: {
    label: 'HTML',
    mediaType: 'text/html',
    group: 'document',
    spellings: ['htm'],
    signature: { kind: 'text' },
  },
  csv: { label: 'CSV', mediaType: 'text/csv', group: 'sheet', signature: { kind: 'text' } },
  jpg: {
    label: 'JPEG',
    mediaType: 'image/jpeg',
    group: 'image',
    spellings: ['jpeg', 'jpe'],
    signature: { kind: 'magic', hex: ['ffd8ff'] },
  },
  png: {
    label: 'PNG',
    mediaType: 'image/png',
    group: 'image',
    signature: { kind: 'magic', hex: ['89504e470d0a1a0a'] },
  },
  /** Little and big endian, classic and BigTIFF. */
  tiff: {
    label: 'TIFF',
    mediaType: 'image/tiff',
    group: 'image',
    spellings: ['tif'],
    signature: { kind: 'magic', hex: ['49492a00', '4d4d002a', '49492b00', '4d4d002b'] },
  },
  bmp: {
    label: 'BMP',
    mediaType: 'image/bmp',
    group: 'image',
    spellings: ['dib'],
    signature: { kind: 'magic', hex: ['424d'] },
  },
  webp: {
    label: 'WebP',
    mediaType: 'image/webp',
    group: 'image',
    signature: { kind: 'magic', hex: ['52494646........57454250'] },
  },
  /** With entries, empty, or with the mark of an archive that was to be split (APPNOTE 4.3.7, 4.3.16, 8.5.3). */
  zip: {
    label: 'ZIP',
    mediaType: 'application/zip',
    group: 'archive',
    signature: { kind: 'magic', hex: ['504b0304', '504b0506', '504b0708504b0304', '504b3030504b0304'] },
  },
  '7z': {
    label: '7z',
    mediaType: 'application/x-7z-compressed',
    group: 'archive',
    signature: { kind: 'magic', hex: ['377abcaf271c'] },
  },
  /** One compressed file without a name (RFC 8878). */
  zst: {
    label: 'Zstandard',
    mediaType: 'application/zstd',
    group: 'archive',
    signature: { kind: 'magic', hex: ['28b52ffd'] },
  },
  /** Bytes of any kind: the format of every file for a tool that takes all files. */
  bin: { label: 'Binary', mediaType: 'application/octet-stream', group: 'archive', signature: { kind: 'none' } },
} as const satisfies Record<string, Format>;

/** The usual extension of a format, without its dot. */
export type FormatId = keyof typeof formats;

const table: Readonly<Record<string, Format>> = formats;

/** The declaration of a format; missing optional properties read as `undefined`. */
export function formatOf(id: FormatId): Format {
  return table[id] as Format;
}

/** All formats, in the order of the table. */
export const formatIds = Object.keys(formats) as [FormatId, ...FormatId[]];

/** The format that an extension stands for (`tif` → `tiff`), in any case, or undefined. */
export function formatOfExtension(extension: string): FormatId | undefined {
  const wanted = extension.toLowerCase();
  return formatIds.find((id) => id === wanted || formatOf(id).spellings?.includes(wanted));
}
