import { ownThread } from '../jail/own-module.ts';
import type { Answer, Question } from './messages.ts';

/** A thread that renders pages of one visitor's files. Its owner sends one request at a time. */
export interface RenderThread {
  /** Null if it ended, or did not answer in time and was ended. */
  readonly ask: (question: Question, timeoutMs: number) => Promise<Answer | null>;
  /** Whether it has ended. */
  readonly hasEnded: () => boolean;
  /** Ends it at once, even in mid-task. */
  readonly end: () => void;
  /**
   * Makes it forget all files and keeps it for the next visitor, unless another one is idle or a request is pending,
   * which ends it.
   */
  readonly release: () => void;
}

const resourceLimits = { maxOldGenerationSizeMb: 400 };

/** Starting a thread and PDFium, and compiling what both use, takes as long as thirty pages, so one is kept. */
let idle: RenderThread | null = null;

function startThread(): RenderThread {
  // PDFium's messages about files are useless, and discarded.
  const worker = ownThread('./thread/render-thread', import.meta.url, { resourceLimits, stdout: true, stderr: true });
  worker.stdout.resume();
  worker.stderr.resume();
  let hasEnded = false;
  let answered: ((answer: Answer | null) => void) | null = null;

  const settle = (answer: Answer | null) => {
    const waiting = answered;
    answered = null;
    waiting?.(answer);
  };
  const end = () => {
    hasEnded = true;
    if (idle === thread) idle = null;
    void worker.terminate();
    settle(null);
  };
  worker.on('message', settle);
  worker.on('error', end);
  worker.on('exit', end);

  const thread: RenderThread = {
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
    release() {
      if (hasEnded) return;
      if (idle !== null || answered !== null) return end();
      idle = thread;
      worker.postMessage({ type: 'forget' } satisfies Question);
      worker.unref();
    },
  };
  return thread;
}

/** Takes the idle thread, or starts one. The caller must release or end it. */
export function takeThread(): RenderThread {
  const thread = idle ?? startThread();
  idle = null;
  return thread;
}
