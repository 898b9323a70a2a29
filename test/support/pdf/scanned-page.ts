import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createImage } from '../../../api/engines/image/index.ts';
import type { Processes } from '../../../api/jail/process.ts';
import { inputFile } from '../input-file.ts';

interface Scanning {
  readonly processes: Processes;
  /** Where what is needed meanwhile is written. */
  readonly folder: string;
  /** Degrees by which the page lies in the scanner. */
  readonly turn?: number;
}

/** The first page of a PDF, turned into a picture of itself as a scanner makes it. */
export async function scannedPage(content: Uint8Array, { processes, folder, turn = 0 }: Scanning): Promise<Buffer> {
  const workspace = await mkdtemp(join(folder, 'scan-'));
  const [source, turned, page] = [
    join(workspace, 'source.pdf'),
    join(workspace, 'turned.pdf'),
    join(workspace, 'page'),
  ];
  await writeFile(source, content);
  execFileSync('qpdf', [source, `--rotate=+${turn}`, turned]);
  execFileSync('pdftoppm', ['-r', '200', '-gray', '-jpeg', '-singlefile', turned, page]);
  const path = `${page}.jpg`;
  const { size: bytes } = await stat(path);
  const artifact = await createImage({ processes, timeoutMs: 30_000 }).operations['to-pdf']({
    inputs: [inputFile({ path, format: 'jpg', bytes })],
    options: {},
    workspace,
    signal: new AbortController().signal,
  });
  return readFile(artifact.path);
}
