import { ownModule, ownReadable } from '../jail/own-module.ts';
import type { LongLivedProcess, Processes } from '../jail/process.ts';
import { readLines } from '../workers/bounded-lines.ts';
import type { Look, WantedLook } from './look-task.ts';

export interface LookerSettings {
  readonly processes: Processes;
  /** The folder that holds the files, absolute. */
  readonly workspace: string;
  /** Ends every process. */
  readonly signal: AbortSignal;
  /** How many processes may look at the same time. */
  readonly cores: number;
}

/** Looks at pages in confined processes, which keep files open between looks. */
export interface Looker {
  /**
   * Looks at pages, and compares them with those they should look like. Looks are in the order of the pages; one that
   * was not drawn by the deadline (`performance.now()`) is `not-drawn`. Throws the signal's reason.
   */
  readonly look: (wanted: readonly WantedLook[], deadline: number) => Promise<readonly Look[]>;
  /** Ends its processes; nothing else may be asked after it. */
  readonly close: () => void;
}

const nodeOptions = ['--max-old-space-size=400'];
/** Node.js reserves more than it uses; PDFium holds both files and the largest picture of a page. */
const maxMemoryBytes = 2_000_000_000;
/** Processes of one lane, one after the other; each page that is too much for it ends one. */
const maxProcesses = 4;
/** Pages for which another process is worth its start, which takes as long as twenty pages do. */
const minPagesPerProcess = 40;

const unseen: Look = { type: 'not-drawn', which: 'unknown' };

/** One process at a time, and one request at a time. */
interface Lane {
  readonly ask: (wanted: WantedLook, deadline: number) => Promise<Look>;
  readonly close: () => void;
}

function createLane({ processes, workspace }: LookerSettings): Lane {
  let process: LongLivedProcess | null = null;
  let started = 0;
  let answered: (look: Look) => void = () => {};
  let turn: Promise<unknown> = Promise.resolve();

  function start(): LongLivedProcess {
    started++;
    const command = ownModule('./look-worker', import.meta.url, [], nodeOptions);
    const launched = processes.launch(command, { workspace, readable: ownReadable, maxMemoryBytes });
    const end = () => {
      launched.kill();
      if (process !== launched) return;
      process = null;
      answered(unseen);
    };
    const take = (line: string) => {
      answered(JSON.parse(line) as Look);
      return true;
    };
    readLines(launched.output, take, end);
    launched.ended.then(end, end);
    return launched;
  }

  async function askNow(wanted: WantedLook, deadline: number): Promise<Look> {
    const timeoutMs = deadline - performance.now();
    if (timeoutMs <= 0 || (process === null && started >= maxProcesses)) return unseen;
    process ??= start();
    const asked = process;
    const timer = setTimeout(() => asked.kill(), timeoutMs);
    const look = await new Promise<Look>((resolve) => {
      answered = resolve;
      asked.input.write(`${JSON.stringify(wanted)}\n`);
    });
    clearTimeout(timer);
    return look;
  }

  return {
    ask(wanted, deadline) {
      const look = turn.then(() => askNow(wanted, deadline));
      turn = look;
      return look;
    },
    close() {
      started = maxProcesses;
      process?.kill();
    },
  };
}

/** Gets ready to look at pages; processes start with the first of them. Whoever calls it closes it. */
export function createLooker(settings: LookerSettings): Looker {
  const { signal, cores } = settings;
  const lanes: Lane[] = [];
  /** So many lanes share the pages of this looker; a page has the same one each time. */
  let wide = 1;
  const widen = (pages: number) => {
    wide = Math.max(wide, Math.min(cores, Math.floor(pages / minPagesPerProcess)));
    while (lanes.length < wide) lanes.push(createLane(settings));
  };
  const close = () => {
    for (const lane of lanes) lane.close();
  };
  signal.addEventListener('abort', close, { once: true });
  const laneOf = (page: number) => lanes[page % wide] as Lane;

  return {
    async look(wanted, deadline) {
      signal.throwIfAborted();
      widen(wanted.length);
      const looks = await Promise.all(
        wanted.map((page) => laneOf((page.before ?? page.after).page).ask(page, deadline)),
      );
      signal.throwIfAborted();
      return looks;
    },
    close() {
      signal.removeEventListener('abort', close);
      close();
    },
  };
}
