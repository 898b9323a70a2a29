import { execFileSync } from 'node:child_process';

/** What Python's zipfile, which shares no code with the project, sees of an entry. */
export interface SeenEntry {
  readonly name: string;
  readonly method: number;
  readonly text: string;
  /** General purpose flags. */
  readonly flags: number;
  /** st_mode as octal digits. */
  readonly mode: string;
  readonly modified: string;
}

const script = `
import json, sys, zipfile
z = zipfile.ZipFile(sys.argv[1])
assert z.testzip() is None, 'a checksum does not match'
print(json.dumps([{
  'name': i.filename, 'method': i.compress_type, 'flags': i.flag_bits, 'mode': oct(i.external_attr >> 16)[2:],
  'modified': '%04d-%02d-%02d %02d:%02d:%02d' % i.date_time,
  'text': z.read(i).decode('utf-8', 'replace'),
} for i in z.infolist()]))`;

/** The entries of an archive in order; throws if one cannot be unpacked. */
export function zipContent(path: string): readonly SeenEntry[] {
  const options = { encoding: 'utf8', maxBuffer: 1_000_000_000 } as const;
  return JSON.parse(execFileSync('/usr/bin/python3', ['-c', script, path], options)) as SeenEntry[];
}

/** Name → text. */
export function zipTexts(path: string): Readonly<Record<string, string>> {
  return Object.fromEntries(zipContent(path).map(({ name, text }) => [name, text]));
}
