import { ownThread } from '../jail/own-module.ts';
import type { Answer, Question } from './look-task.ts';

/** A thread that renders pages of one visitor's files. Its borrower sends one request at a time. */
export interface LookThread {
  /** Null if it ended, or did not answer in time and was ended. */
  readonly ask: (question: Question, timeoutMs: number) => Promise<Answer | null>;
  /** Whether it has ended. */
  readonly hasEnded: () => boolean;
  /** Ends it at once, even in mid-task. */
  readonly end: () => void;
  /** Makes it forget all files. It can be lent again, if no other request is pending. */
  readonly giveBack: () => void;
}

const resourceLimits = { maxOldGenerationSizeMb: 400 };

/** Starting a thread and PDFium, and compiling what both use, takes as long as thirty pages, so one is kept. */
let kept: LookThread | null = null;

function startThread(): LookThread {
  // PDFium's messages about files are useless, and discarded.
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

/** Lends a thread: the kept one, or a new one. The borrower gives it back, or ends it. */
export function lendThread(): LookThread {
  const thread = kept ?? startThread();
  kept = null;
  return thread;
}
