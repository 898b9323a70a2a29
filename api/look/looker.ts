import type { Answer, Look, Question, WantedLook } from './look-task.ts';
import type { PartCounts, WantedCount } from './thread/count-parts.ts';
import { type LookThread, lendThread } from './threads.ts';
import { thresholds } from './thresholds.ts';

export interface LookerSettings {
  /** Ends every look. */
  readonly signal: AbortSignal;
  /** How many threads may look at the same time. */
  readonly cores: number;
}

/**
 * Looks at pages, in threads that keep files open between looks. The process must be confined, since PDFium reads the
 * files in it.
 */
export interface Looker {
  /**
   * Looks at pages, and compares them with those they should look like. Looks are in the order of the pages; one that
   * was not drawn by the deadline (`performance.now()`) is `not-drawn`. Throws the signal's reason.
   */
  readonly look: (wanted: readonly WantedLook[], deadline: number) => Promise<readonly Look[]>;
  /**
   * Counts the parts of files, in their order; null for one that PDFium does not open, or not in time. Throws the
   * signal's reason.
   */
  readonly count: (wanted: readonly WantedCount[], deadline: number) => Promise<readonly (PartCounts | null)[]>;
  /** Ends its looks; nothing else may be asked after it. */
  readonly close: () => void;
}

/** Threads of one lane, one after the other; each page that is too much for it ends one. */
const maxThreads = 4;
/** Pages for which another thread is worth its start, which takes as long as thirty pages do. */
const minPagesPerThread = 60;

const unseen: Look = { type: 'not-drawn', which: 'unknown' };

/** One thread at a time, and one question at a time. */
interface Lane {
  /** Null where there is no answer by the deadline, or in the time that a page may take. */
  readonly ask: (question: Question, deadline: number) => Promise<Answer | null>;
  readonly close: () => void;
}

function createLane(): Lane {
  let thread: LookThread | null = null;
  let lent = 0;
  let turn: Promise<unknown> = Promise.resolve();

  async function askNow(question: Question, deadline: number): Promise<Answer | null> {
    const timeoutMs = Math.min(thresholds.maxPageMs, deadline - performance.now());
    if (thread === null || thread.hasEnded()) {
      if (timeoutMs <= 0 || lent >= maxThreads) return null;
      lent++;
      thread = lendThread();
    }
    return timeoutMs > 0 ? thread.ask(question, timeoutMs) : null;
  }

  return {
    ask(question, deadline) {
      const answer = turn.then(() => askNow(question, deadline));
      turn = answer;
      return answer;
    },
    close() {
      lent = maxThreads;
      thread?.giveBack();
      thread = null;
    },
  };
}

/** Gets ready to look at pages; threads start with the first of them. Whoever calls it closes it. */
export function createLooker({ signal, cores }: LookerSettings): Looker {
  const lanes = [createLane()];
  const widen = (pages: number) => {
    const wanted = Math.min(cores, Math.floor(pages / minPagesPerThread));
    while (lanes.length < wanted) lanes.push(createLane());
  };
  const close = () => {
    for (const lane of lanes) lane.close();
  };
  signal.addEventListener('abort', close, { once: true });
  /** A page has the same lane each time, unless there are more of them. */
  const laneOf = (page: number) => lanes[page % lanes.length] as Lane;

  return {
    async look(wanted, deadline) {
      signal.throwIfAborted();
      widen(wanted.length);
      const looks = wanted.map(async (page): Promise<Look> => {
        const answer = await laneOf((page.before ?? page.after).page).ask({ type: 'look', wanted: page }, deadline);
        return answer?.type === 'look' ? answer.look : unseen;
      });
      const seen = await Promise.all(looks);
      signal.throwIfAborted();
      return seen;
    },
    async count(wanted, deadline) {
      signal.throwIfAborted();
      const counts = wanted.map(async (file) => {
        const answer = await laneOf(0).ask({ type: 'count', wanted: file }, deadline);
        return answer?.type === 'count' ? answer.counts : null;
      });
      const counted = await Promise.all(counts);
      signal.throwIfAborted();
      return counted;
    },
    close() {
      signal.removeEventListener('abort', close);
      close();
    },
  };
}
