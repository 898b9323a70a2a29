import { decodeWhole } from '../../../formats/encodings/decode-whole.ts';
import { htmlEncoding } from '../../../formats/encodings/html-encoding.ts';
import { detectEncoding } from '../../../formats/encodings/text-encoding.ts';
import { limits } from '../limits.ts';

// Own code: the small parsers of mail (postal-mime, letterparser) don't tell the Content-Location of a part, by which
// the pages in such messages refer to their pictures.

const { maxMessageParts, maxMessageDepth } = limits.chunks;

/** A page saved together with its pictures (RFC 2557). */
export interface Message {
  /** The page; null where the message has none. */
  readonly page: { readonly text: string; readonly isHtml: boolean } | null;
  /** A file of the message by its address, as a page writes it. */
  readonly fileAt: (address: string) => MessageFile | undefined;
}

/** A picture or another file that a message has in it. */
export interface MessageFile {
  /** For example `image/png`. */
  readonly type: string;
  readonly content: Buffer;
}

interface Part {
  readonly type: string;
  readonly parameters: ReadonlyMap<string, string>;
  readonly location: string;
  readonly id: string;
  readonly content: Buffer;
}

/** The fields of a header by their names in small letters, unfolded (RFC 5322, §2.2.3). */
function fieldsOf(header: string): ReadonlyMap<string, string> {
  const lines = header.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  const fields = lines.map((line) => /^([!-9;-~]+)\s*:\s*(.*)$/.exec(line));
  return new Map(fields.flatMap((field) => (field ? [[field[1]?.toLowerCase() ?? '', field[2]?.trim() ?? '']] : [])));
}

/** The parameters of a field's value, such as `charset="utf-8"` (RFC 2045, §5.1). */
function parametersOf(value: string): ReadonlyMap<string, string> {
  const found = value.matchAll(/;\s*([\w*-]+)\s*=\s*(?:"([^"]*)"|([^\s;]+))/g);
  return new Map([...found].map(([, name = '', quoted, plain = '']) => [name.toLowerCase(), quoted ?? plain]));
}

/** Reverses the quoted-printable encoding (RFC 2045, §6.7); what is not the code of a byte stays as it is. */
function quotedPrintable(text: string): Buffer {
  const joined = text.replace(/=[ \t]*\r?\n/g, '');
  return Buffer.from(
    joined.replace(/=([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  );
}

function decodedContent(text: string, encoding: string): Buffer {
  if (encoding === 'base64') return Buffer.from(text, 'base64');
  return encoding === 'quoted-printable' ? quotedPrintable(text) : Buffer.from(text, 'latin1');
}

/** The bodies between the lines of a boundary (RFC 2046, §5.1.1). */
function bodiesOf(text: string, boundary: string): readonly string[] {
  const bodies: string[] = [];
  const mark = `--${boundary}`;
  for (let at = text.indexOf(mark); at >= 0 && bodies.length < maxMessageParts; ) {
    const start = text.indexOf('\n', at) + 1;
    const isLast = text.startsWith('--', at + mark.length);
    if (start === 0 || isLast) break;
    const next = text.indexOf(`\n${mark}`, start - 1);
    bodies.push(next < 0 ? text.slice(start) : text.slice(start, Math.max(start, next)));
    at = next < 0 ? -1 : next + 1;
  }
  return bodies;
}

/** The parts of a message that hold no others. */
function partsOf(entity: string, depth = 0): readonly Part[] {
  const end = /\r?\n\r?\n/.exec(entity);
  const fields = fieldsOf(entity.slice(0, end?.index ?? entity.length));
  const body = end === null ? '' : entity.slice(end.index + end[0].length);
  const declared = fields.get('content-type') ?? 'text/plain';
  const type = declared.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  const parameters = parametersOf(declared);
  const boundary = parameters.get('boundary');
  if (type.startsWith('multipart/') && boundary) {
    return depth >= maxMessageDepth ? [] : bodiesOf(body, boundary).flatMap((inner) => partsOf(inner, depth + 1));
  }
  return [
    {
      type,
      parameters,
      location: fields.get('content-location') ?? '',
      id: (fields.get('content-id') ?? '').replace(/^<|>$/g, ''),
      content: decodedContent(body, fields.get('content-transfer-encoding')?.toLowerCase() ?? ''),
    },
  ];
}

function textOf({ content, parameters }: Part, isHtml: boolean): string {
  const charset = parameters.get('charset') ?? '';
  try {
    if (charset !== '' && !/^(us-)?ascii$/i.test(charset)) return decodeWhole(content, charset);
  } catch {
    // An unknown name says nothing.
  }
  return decodeWhole(content, isHtml ? htmlEncoding(content) : detectEncoding(content));
}

/** An address as a whole, so that two ways to write it are one. */
function absolute(address: string, base: string): string {
  const within = base !== '' && URL.canParse(address, base);
  return within ? new URL(address, base).href : address;
}

/** Reads a message of MIME parts. Its page is the first in HTML, or the first text. Throws as `detectEncoding` does. */
export function readMessage(bytes: Buffer): Message {
  const parts = partsOf(
    bytes
      .toString('latin1')
      .replace(/^\xef\xbb\xbf/, '')
      .trimStart(),
  );
  const html = parts.find(({ type }) => /^(text\/html|application\/xhtml\+xml)$/.test(type));
  const page = html ?? parts.find(({ type }) => type === 'text/plain');
  const base = page?.location ?? '';
  const files = new Map<string, MessageFile>();
  for (const { type, content, location, id } of parts) {
    if (location !== '') files.set(absolute(location, base), { type, content });
    if (id !== '') files.set(`cid:${id}`, { type, content });
  }
  return {
    page: page === undefined ? null : { text: textOf(page, page === html), isHtml: page === html },
    fileAt: (address) => files.get(address.trim()) ?? files.get(absolute(address.trim(), base)),
  };
}
