import { readFileSync } from 'node:fs';
import type { Processes } from '../../../api/jail/process.ts';

/** An object of qpdf's JSON of changes. */
export interface ChangedStream {
  readonly dict: Readonly<Record<string, unknown>>;
  readonly datafile?: string;
}

interface Changes {
  readonly qpdf: readonly [unknown, Readonly<Record<string, { readonly stream?: ChangedStream }>>];
}

const flag = '--update-from-json=';

/** What goes wrong while a PDF is written. */
export interface Tampering {
  /** Called before qpdf merges the first changes, with each changed stream that has new data. */
  readonly stream?: (stream: ChangedStream & { readonly datafile: string }) => Promise<void>;
  /** After qpdf has written a file. */
  readonly written?: (path: string) => Promise<void>;
}

/** Processes with a fault in between: in what qpdf is told to write, or in what it wrote. */
export function tamperedProcesses(processes: Processes, { stream, written }: Tampering): Processes {
  let isFirst = true;
  return {
    ...processes,
    async run(command, options) {
      const changes = command.args.find((arg) => arg.startsWith(flag))?.slice(flag.length);
      if (changes === undefined) return processes.run(command, options);
      const { qpdf } = JSON.parse(readFileSync(changes, 'utf8')) as Changes;
      if (isFirst && stream !== undefined) {
        for (const { stream: changed } of Object.values(qpdf[1])) {
          const datafile = changed?.datafile;
          if (changed !== undefined && datafile !== undefined) await stream({ ...changed, datafile });
        }
      }
      isFirst = false;
      const result = await processes.run(command, options);
      await written?.(command.args.at(-1) ?? '');
      return result;
    },
  };
}
