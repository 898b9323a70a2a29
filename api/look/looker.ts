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
 * Renders and compares pages, in threads that keep files open in between. The process must be confined, since PDFium
 * reads the files in it.
 */
export interface Looker {
  /**
   * Renders pages, and compares them with those they should look like. Results are in the order of the pages; a page
   * that was not drawn by the deadline (`performance.now()`) is `not-drawn`. Throws the signal's reason.
   */
  readonly look: (wanted: readonly WantedLook[], deadline: number) => Promise<readonly Look[]>;
  /**
   * Counts the parts of files, in order; null for a file that PDFium cannot open in time. Throws the signal's reason.
   */
  readonly count: (wanted: readonly WantedCount[], deadline: number) => Promise<readonly (PartCounts | null)[]>;
  /** Ends all work; no other function may be called afterwards. */
  readonly close: () => void;
}

/** How many threads a lane may use in succession; each page that overwhelms one ends it. */
const maxThreads = 4;
/** The number of pages from which another thread is worth starting, which takes as long as thirty pages. */
const minPagesPerThread = 60;

const unseen: Look = { type: 'not-drawn', which: 'unknown' };

/** One thread at a time, and one question at a time. */
interface Lane {
  /** Null if there is no answer by the deadline, or in the time allowed for a page. */
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

/** Creates a looker; threads start with the first page. The caller must close it. */
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
  /** A page always has the same lane, unless there are more pages than lanes. */
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
