import type { Answer, PageRequest, PageResult, Question } from './messages.ts';
import { type RenderThread, takeThread } from './render-threads.ts';
import type { PartCounts, WantedCount } from './thread/count-parts.ts';
import { thresholds } from './thresholds.ts';

/** When comparing ends, and how much of the machine it may take. */
export interface ComparerSettings {
  /** Ends all work. */
  readonly signal: AbortSignal;
  /** How many threads may work in parallel. */
  readonly cores: number;
}

/**
 * Renders and compares pages, in threads that keep files open in between. The process must be confined, since PDFium
 * reads the files in it.
 */
export interface PageComparer {
  /**
   * Renders pages, and compares them with those they should look like. Results are in the order of the pages; a page
   * that was not drawn by the deadline (`performance.now()`) is `not-drawn`. Throws the signal's reason.
   */
  readonly compare: (wanted: readonly PageRequest[], deadline: number) => Promise<readonly PageResult[]>;
  /**
   * Counts the parts of files, in order; null for a file that PDFium cannot open in time. Throws the signal's reason.
   */
  readonly count: (wanted: readonly WantedCount[], deadline: number) => Promise<readonly (PartCounts | null)[]>;
  /** Ends all work; no other function may be called afterwards. */
  readonly close: () => void;
}

/** How many threads a lane may start in succession; each page that crashes or stalls one ends it. */
const maxThreads = 4;
/** The number of pages from which another thread is worth starting, which takes as long as thirty pages. */
const minPagesPerThread = 60;

const notDrawn: PageResult = { type: 'not-drawn', which: 'unknown' };

/** One thread at a time, and one question at a time. */
interface Lane {
  /** Null if there is no answer by the deadline, or in the time allowed for a page. */
  readonly ask: (question: Question, deadline: number) => Promise<Answer | null>;
  readonly close: () => void;
}

function createLane(): Lane {
  let thread: RenderThread | null = null;
  let started = 0;
  let turn: Promise<unknown> = Promise.resolve();

  async function askNow(question: Question, deadline: number): Promise<Answer | null> {
    const timeoutMs = Math.min(thresholds.maxPageMs, deadline - performance.now());
    if (thread === null || thread.hasEnded()) {
      if (timeoutMs <= 0 || started >= maxThreads) return null;
      started++;
      thread = takeThread();
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
      started = maxThreads;
      thread?.release();
      thread = null;
    },
  };
}

/** Creates a comparer of pages; threads start with the first page. The caller must close it. Throws nothing. */
export function createPageComparer({ signal, cores }: ComparerSettings): PageComparer {
  const lanes = [createLane()];
  const widen = (pages: number) => {
    const wanted = Math.min(cores, Math.floor(pages / minPagesPerThread));
    while (lanes.length < wanted) lanes.push(createLane());
  };
  const close = () => {
    for (const lane of lanes) lane.close();
  };
  signal.addEventListener('abort', close, { once: true });
  /** Always the same lane for a page, so that its files stay open there. */
  const laneOf = (page: number) => lanes[page % lanes.length] as Lane;

  return {
    async compare(wanted, deadline) {
      signal.throwIfAborted();
      widen(wanted.length);
      const pending = wanted.map(async (page): Promise<PageResult> => {
        const answer = await laneOf((page.before ?? page.after).page).ask({ type: 'compare', wanted: page }, deadline);
        return answer?.type === 'compare' ? answer.result : notDrawn;
      });
      const results = await Promise.all(pending);
      signal.throwIfAborted();
      return results;
    },
    async count(wanted, deadline) {
      signal.throwIfAborted();
      const pending = wanted.map(async (file) => {
        const answer = await laneOf(0).ask({ type: 'count', wanted: file }, deadline);
        return answer?.type === 'count' ? answer.counts : null;
      });
      const counted = await Promise.all(pending);
      signal.throwIfAborted();
      return counted;
    },
    close() {
      signal.removeEventListener('abort', close);
      close();
    },
  };
}
