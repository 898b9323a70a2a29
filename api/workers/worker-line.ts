import { readLines } from '../jail/bounded-lines.ts';
import type { LongLivedProcess } from '../jail/process.ts';
import { type WorkerAnswer, type WorkerMessage, workerMessage } from './worker-messages.ts';

/** The messages of a worker's process, which may only speak when asked. */
export interface WorkerLine {
  /** Resolves with the version that the process reports once it is ready. */
  readonly ready: Promise<string>;
  /** Calls the listener with the answer to the request of this number. */
  readonly expect: (id: number, onAnswer: (answer: WorkerAnswer) => void) => void;
}

/**
 * Parses a worker's line as a message; null for anything else, since a document that has taken over the worker can
 * write anything.
 */
function parseMessage(line: string): WorkerMessage | null {
  try {
    return workerMessage.safeParse(JSON.parse(line)).data ?? null;
  } catch {
    return null;
  }
}

/** Takes no message. Shared: a function of a job would keep that job's request. */
const expectNothing = () => false;

/** Listens to a process; one that sends what was not asked for is killed. */
export function listenToWorker({ output, kill }: LongLivedProcess): WorkerLine {
  let receive: (message: WorkerMessage) => boolean = expectNothing;
  const onLine = (line: string) => {
    const message = parseMessage(line);
    // A process that sends unsolicited messages is no longer the program that was started.
    if (message !== null && receive(message)) return true;
    kill();
    return false;
  };
  readLines(output, onLine, kill);

  const ready = new Promise<string>((resolve) => {
    receive = (message) => {
      if (message.type !== 'ready') return false;
      receive = expectNothing;
      resolve(message.version);
      return true;
    };
  });
  return {
    ready,
    expect(id, onAnswer) {
      receive = (message) => {
        if (message.type === 'ready' || message.id !== id) return false;
        receive = expectNothing;
        onAnswer(message);
        return true;
      };
    },
  };
}
