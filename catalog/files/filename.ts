import { limits } from '../limits.ts';
import type { Output } from '../tool/tool.ts';

/** Characters that are unsafe in headers, terminals and paths: controls, bidi overrides, line and path separators. */
const unsafe = /[\p{Cc}\p{Cs}\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029/\\]/gu;

/** A name without its last extension; nothing is left of a name that is only an extension. */
export function stem(name: string): string {
  return name.replace(/\.[^.]*$/, '');
}

/** The last extension in lower case without its dot, or an empty string. */
export function extensionOf(name: string): string {
  return /\.([^.]*)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

const encoder = new TextEncoder();

/** The start of a text, cut between characters to fit `maxBytes` of UTF-8. */
function withinBytes(text: string, maxBytes: number): string {
  if (encoder.encode(text).length <= maxBytes) return text;
  const kept: string[] = [];
  let bytes = 0;
  for (const character of text) {
    bytes += encoder.encode(character).length;
    if (bytes > maxBytes) break;
    kept.push(character);
  }
  return kept.join('');
}

/**
 * A visitor's file name made safe to show and to send back: the last path segment without controls and bidi
 * overrides, shortened in its stem, its extension kept. Never empty.
 */
export function safeName(name: string): string {
  const base = name.split(/[/\\]/).at(-1) ?? '';
  const clean = base.normalize('NFC').replace(unsafe, '_').trim();
  const suffix = /\.[^.]{1,10}$/.exec(clean)?.[0] ?? '';
  const room = Math.min(limits.maxNameBytes, limits.maxStoredNameBytes - encoder.encode(suffix).length);
  return withinBytes(clean.slice(0, clean.length - suffix.length), room) + suffix || 'file';
}

/** The folders in a visitor's file name, each made safe, outermost first. Drives, `.` and `..` are dropped. */
export function safeFolders(name: string): readonly string[] {
  const folders = name.split(/[/\\]/).slice(0, -1);
  const inner = folders.filter((folder) => !/^(\.{0,2}|[a-z]:)$/i.test(folder.trim()));
  return inner.slice(0, limits.maxFolders).map(safeName);
}

/** A text with its ending, shortened so that both, after the given start, make a name that file systems accept. */
function fitted(text: string, ending: string, before = ''): string {
  const taken = encoder.encode(before + ending).length;
  return withinBytes(text, limits.maxStoredNameBytes - taken) + ending;
}

/**
 * The name of a download, from the (safe) name of the first file, the validated fields and the number of files.
 * `format` is the result's extension where a field decides it.
 */
export function downloadName(
  output: Output,
  name: string,
  fields: Readonly<Record<string, unknown>>,
  files = 1,
): string {
  const format = typeof output.format === 'string' ? output.format : String(fields[output.format.field]);
  const wrap = output.wrap === null ? undefined : output.wrap.when[String(fields[output.wrap.field])];
  const suffix = wrap === undefined ? '' : `.${wrap}`;
  const filename = files > 1 ? (output.joinedFilename ?? output.filename) : output.filename;
  if (typeof filename !== 'string') {
    const matches = extensionOf(name) === filename.replace;
    return fitted(matches ? stem(name) || 'file' : name, `.${filename.by}${suffix}`);
  }
  const [before = '', after] = filename.replace('{format}', format).split('{name}');
  return after === undefined ? before + suffix : before + fitted(stem(name) || 'file', after + suffix, before);
}

/** The name of a result among others of the same tool: a fixed name gets the file's own in front of it. */
export function nameAmongOthers({ filename }: Output, file: string, download: string): string {
  const isFixed = typeof filename === 'string' && !filename.includes('{name}');
  return isFixed ? fitted(stem(file) || 'file', `_${download}`) : download;
}
