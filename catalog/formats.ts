/**
 * A file format, by its usual extension.
 *
 * `signature` says how content is recognised. Text formats have none: their content is judged by the engine.
 */
export interface Format {
  /** What a visitor calls it. */
  readonly label: string;
  /** IANA media type, as sent in Content-Type. */
  readonly mediaType: string;
  /** Other extensions of the same format; the endpoints accept them, the pages only where an entry says so. */
  readonly spellings?: readonly string[];
  readonly signature: Signature;
  /** The binary predecessor whose files people rename to this extension; engines read it as well. */
  readonly predecessor?: string;
}

export type Signature =
  /** The first bytes, as hexadecimal; any of them. */
  | { readonly kind: 'magic'; readonly hex: readonly string[] }
  /** A ZIP package with a main part of this content type (OPC, ECMA-376 part 2). */
  | { readonly kind: 'opc'; readonly mainPart: RegExpSource }
  /** A ZIP package whose `mimetype` entry starts with this (OpenDocument 1.3 part 2, §3.3). */
  | { readonly kind: 'odf'; readonly mimetype: string }
  /** A compound file with a stream of this name (MS-CFB). */
  | { readonly kind: 'cfb'; readonly stream: string }
  | { readonly kind: 'text' };

/** Source text of a regular expression, kept as text so that the catalogue stays plain data. */
export type RegExpSource = string;

const office = 'application/vnd.openxmlformats-officedocument';
const oasis = 'application/vnd.oasis.opendocument';

export const formats = {
  pdf: { label: 'PDF', mediaType: 'application/pdf', signature: { kind: 'magic', hex: ['255044462d'] } },
  docx: {
    label: 'Word',
    mediaType: `${office}.wordprocessingml.document`,
    signature: {
      kind: 'opc',
      mainPart: 'wordprocessingml\\.(document|template)\\.main|ms-word\\.(document|template)\\.macro',
    },
    predecessor: 'doc',
  },
  pptx: {
    label: 'PowerPoint',
    mediaType: `${office}.presentationml.presentation`,
    signature: {
      kind: 'opc',
      mainPart: 'presentationml\\.(presentation|slideshow|template)\\.main|ms-powerpoint\\.\\w+\\.macro',
    },
    predecessor: 'ppt',
  },
  xlsx: {
    label: 'Excel',
    mediaType: `${office}.spreadsheetml.sheet`,
    signature: {
      kind: 'opc',
      mainPart: 'spreadsheetml\\.(sheet|template)\\.main|ms-excel\\.(sheet|template)\\.(macro|binary)',
    },
    predecessor: 'xls',
  },
  doc: { label: 'Word 97–2003', mediaType: 'application/msword', signature: { kind: 'cfb', stream: 'WordDocument' } },
  ppt: {
    label: 'PowerPoint 97–2003',
    mediaType: 'application/vnd.ms-powerpoint',
    signature: { kind: 'cfb', stream: 'PowerPoint Document' },
  },
  xls: {
    label: 'Excel 97–2003',
    mediaType: 'application/vnd.ms-excel',
    signature: { kind: 'cfb', stream: 'Workbook' },
  },
  odt: {
    label: 'OpenDocument text',
    mediaType: `${oasis}.text`,
    signature: { kind: 'odf', mimetype: `${oasis}.text` },
  },
  odp: {
    label: 'OpenDocument presentation',
    mediaType: `${oasis}.presentation`,
    signature: { kind: 'odf', mimetype: `${oasis}.presentation` },
  },
  rtf: { label: 'Rich text', mediaType: 'application/rtf', signature: { kind: 'magic', hex: ['7b5c727466'] } },
} as const satisfies Record<string, Format>;

/** The usual extension of a format, without its dot. */
export type FormatId = keyof typeof formats;

const table: Readonly<Record<string, Format>> = formats;

/** The declaration of a format; every optional property reads as `undefined` where absent. */
export function formatOf(id: FormatId): Format {
  return table[id] as Format;
}

/** The format that an extension stands for (`tif` → `tiff`), in any case, or undefined. */
export function formatOfExtension(extension: string): FormatId | undefined {
  const wanted = extension.toLowerCase();
  const ids = Object.keys(formats) as FormatId[];
  return ids.find((id) => id === wanted || formatOf(id).spellings?.includes(wanted));
}
