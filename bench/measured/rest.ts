import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { docx } from '../../test/support/office/documents.ts';
import { type BuiltServer, startBuiltServer } from '../../test/support/servers/built-server.ts';
import { resultOf } from '../meters/server.ts';
import { type Bench, type BenchRow, type Effort, median, timed } from '../scoreboard/row.ts';

const rounds = { whole: 5, short: 3 } as const satisfies Record<Effort, number>;
const quietSeconds = 2;
const targetSeconds = 2;
const checkMs = 100;

async function untilAtRest({ process: { pid } }: BuiltServer): Promise<void> {
  const children = () => readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  while ((await children()).trim() !== '') await wait(checkMs);
}

async function firstAfterRest(
  server: BuiltServer,
  effort: Effort,
  kind: string,
  send: () => Promise<unknown>,
): Promise<BenchRow> {
  const times: number[] = [];
  for (let round = 0; round < rounds[effort]; round++) {
    await untilAtRest(server);
    times.push(await timed(send));
  }
  const seconds = median(times) / 1000;
  return {
    name: `${kind} → PDF over HTTP, the first one after all engines had ended`,
    ours: seconds,
    theirs: null,
    unit: 's',
    target: `under ${targetSeconds}`,
    met: seconds < targetSeconds,
  };
}

/** The first result of a server that had nothing to do for so long that it ended its engines. */
export const rest: Bench = async (effort) => {
  const server = await startBuiltServer({ REST_AFTER_SECONDS: String(quietSeconds) });
  try {
    const letter = await docx({ paragraphs: ['A letter.'] });
    const [page, text] = [Buffer.from('<h1>A page</h1>'), Buffer.from('A note.\n')];
    const send = (endpoint: string, file: Uint8Array, name: string) => () => resultOf(server, endpoint, file, name);
    return [
      await firstAfterRest(server, effort, 'Word', send('/api/convert-word-to-pdf', letter, 'a.docx')),
      await firstAfterRest(server, effort, 'HTML', send('/api/convert-html-to-pdf', page, 'a.html')),
      await firstAfterRest(server, effort, 'Text', send('/api/convert-txt-to-pdf', text, 'a.txt')),
    ];
  } finally {
    await server.stop();
  }
};
