import { ownThread } from '../jail/own-module.ts';
import type { Answer, Question } from './look-task.ts';

/** A thread that looks at pages of one visitor's files. Whoever has been lent it asks one question at a time. */
export interface LookThread {
  /** Null where it ended, or did not answer in time and was ended. */
  readonly ask: (question: Question, timeoutMs: number) => Promise<Answer | null>;
  /** Whether it has ended. */
  readonly hasEnded: () => boolean;
  /** Ends it, in the middle of whatever it does. */
  readonly end: () => void;
  /** Has it forget all files. The next look may have it, while no other question waits. */
  readonly giveBack: () => void;
}

const resourceLimits = { maxOldGenerationSizeMb: 400 };

/** To start a thread and PDFium, and to compile what both use, takes as long as thirty pages: one is kept. */
let kept: LookThread | null = null;

function startThread(): LookThread {
  // What PDFium says about files is of no use; it goes nowhere.
  const worker = ownThread('./thread/look-thread', import.meta.url, { resourceLimits, stdout: true, stderr: true });
  worker.stdout.resume();
  worker.stderr.resume();
  let hasEnded = false;
  let answered: ((answer: Answer | null) => void) | null = null;

  const take = (answer: Answer | null) => {
    const waiting = answered;
    answered = null;
    waiting?.(answer);
  };
  const end = () => {
    hasEnded = true;
    if (kept === thread) kept = null;
    void worker.terminate();
    take(null);
  };
  worker.on('message', take);
  worker.on('error', end);
  worker.on('exit', end);

  const thread: LookThread = {
    hasEnded: () => hasEnded,
    end,
    async ask(question, timeoutMs) {
      if (hasEnded) return null;
      const timer = setTimeout(end, timeoutMs);
      const answer = await new Promise<Answer | null>((resolve) => {
        answered = resolve;
        worker.postMessage(question);
      });
      clearTimeout(timer);
      return answer;
    },
    giveBack() {
      if (hasEnded) return;
      if (kept !== null || answered !== null) return end();
      kept = thread;
      worker.postMessage({ type: 'forget' } satisfies Question);
      worker.unref();
    },
  };
  return thread;
}

/** Lends a thread: the one that is kept, or a new one. Whoever has it gives it back, or ends it. */
export function lendThread(): LookThread {
  const thread = kept ?? startThread();
  kept = null;
  return thread;
}
