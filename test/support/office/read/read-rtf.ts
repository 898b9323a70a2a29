import { join } from 'node:path';
import { execa } from 'execa';
import { debianProgram } from '../../processes/debian-program.ts';

/** What UnRTF, which shares no code with what writes RTF here, makes of a document. */
export interface ReadRtf {
  readonly text: string;
  readonly pictures: number;
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

const decoded = (html: string) =>
  html.replace(/&(?:#(\d+)|(\w+));/g, (written, code, name) =>
    code === undefined ? (named[name] ?? written) : String.fromCodePoint(Number(code)),
  );

/**
 * Reads an RTF document with Debian's UnRTF. It writes pictures into a folder.
 * @param folder An empty one.
 */
export async function readRtf(path: string, folder: string): Promise<ReadRtf> {
  const { path: unrtf, env } = await debianProgram({ packageName: 'unrtf', installed: '/usr/bin/unrtf' });
  const settings = join(unrtf, '../../share/unrtf');
  const { stdout } = await execa(unrtf, ['-P', settings, '--html', path], { cwd: folder, env, maxBuffer: 100_000_000 });
  const [, body = ''] = stdout.split(/<body[^>]*>/i);
  return { text: decoded(body.replace(/<[^>]*>/g, ' ')), pictures: body.match(/<img /gi)?.length ?? 0 };
}
