import { setTimeout as wait } from 'node:timers/promises';
import { anySignal, unlessAborted } from '../abort.ts';
import type { Resolve } from './checked-addresses.ts';
import { postMessage, type Target } from './post-message.ts';
import type { Receivers } from './receivers.ts';
import type { Message } from './sign.ts';

/** How the delivery of a message ended, or that it is tried again. */
export type WebhookEvent = 'delivered' | 'retried' | 'given-up';

/** Sends messages to receivers that the operator allowed. */
export interface Webhooks {
  /** Where a message to this URL would go; undefined if the operator has not allowed it. */
  readonly find: (url: string) => Target | undefined;
  /** Sends a message until it is delivered or given up. Never throws. */
  readonly deliver: (target: Target, message: Message) => Promise<void>;
  /** Fires when the server stops: what is not delivered by then is lost. */
  readonly closing: AbortSignal;
  readonly close: () => void;
}

/** Whom messages may be sent to, and who hears what became of them. */
export interface WebhookSettings {
  readonly receivers: Receivers;
  readonly onEvent: (event: WebhookEvent) => void;
  /** For the log: why a message was not delivered. */
  readonly onFailure: (error: unknown) => void;
  readonly times?: WebhookTimes;
  /** How hosts are resolved; the system's way unless a test says otherwise. */
  readonly resolve?: Resolve;
}

/** How long deliveries may take, in milliseconds. */
interface WebhookTimes {
  /** For one attempt, from resolving the host to the head of the answer. */
  readonly attemptMs: number;
  /** Before each further attempt. */
  readonly pausesMs: readonly number[];
}

/** Six attempts, all of them while the job's result is kept. */
const usualTimes: WebhookTimes = { attemptMs: 15_000, pausesMs: [5_000, 15_000, 45_000, 120_000, 240_000] };
/** Pauses vary by this share, so that a receiver that comes back is not overrun. */
const jitter = 0.2;
/** "Gone": the receiver wants no more attempts (Standard Webhooks, "Operational considerations"). */
const gone = 410;

const jittered = (ms: number) => ms * (1 - jitter + 2 * jitter * Math.random());

/** Delivers signed messages, with further attempts after growing pauses. */
export function createWebhooks(settings: WebhookSettings): Webhooks {
  const { receivers, onEvent, onFailure, times = usualTimes, resolve } = settings;
  const stop = new AbortController();

  /** Undefined if the message was delivered; otherwise why not. */
  async function attempt(target: Target, message: Message): Promise<{ error: Error; isFinal: boolean } | undefined> {
    const { signal, release } = anySignal([stop.signal, AbortSignal.timeout(times.attemptMs)]);
    try {
      signal.throwIfAborted();
      // Resolving a host can't be aborted.
      const status = await unlessAborted(postMessage(target, message, signal, resolve), signal);
      if (status >= 200 && status < 300) return undefined;
      return { error: new Error(`the receiver answered ${status}`), isFinal: status === gone };
    } catch (error) {
      return { error: error as Error, isFinal: stop.signal.aborted };
    } finally {
      release();
    }
  }

  return {
    closing: stop.signal,
    find(text) {
      if (!URL.canParse(text)) return undefined;
      const url = new URL(text);
      const receiver = receivers.find(url);
      return receiver === undefined ? undefined : { url, receiver };
    },
    async deliver(target, message) {
      for (const pauseMs of [...times.pausesMs, null]) {
        const failure = await attempt(target, message);
        if (failure === undefined) return onEvent('delivered');
        if (failure.isFinal || pauseMs === null) {
          onEvent('given-up');
          return onFailure(failure.error);
        }
        onEvent('retried');
        await wait(jittered(pauseMs), undefined, { signal: stop.signal, ref: false }).catch(() => {});
      }
    },
    close: () => stop.abort(),
  };
}
