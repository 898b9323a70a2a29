import { kinds, type Shares, takeoverSeconds, zones } from './figures.ts';

/** A region under a steady load that arrives by chance. */
export interface SimulationSettings {
  readonly perSecond: number;
  readonly shares: Shares;
  readonly places: number;
  readonly seconds: number;
  /** When a zone is lost, with a third of the places; never if undefined. */
  readonly lostAt?: number;
  readonly seed?: number;
}

/** How long files waited for their place, in seconds. */
export interface Waits {
  readonly waitingShare: number;
  readonly p95: number;
  readonly longest: number;
}

/** A source of numbers from 0 to 1, the same each time (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A heap of when places are free, the earliest first. */
function createHeap() {
  const heap: number[] = [];
  return {
    size: () => heap.length,
    push(value: number) {
      let at = heap.push(value) - 1;
      while (at > 0) {
        const parent = (at - 1) >> 1;
        if ((heap[parent] as number) <= value) break;
        heap[at] = heap[parent] as number;
        at = parent;
      }
      heap[at] = value;
    },
    pop(): number {
      const first = heap[0] as number;
      const last = heap.pop() as number;
      if (heap.length === 0) return first;
      let at = 0;
      for (;;) {
        let child = 2 * at + 1;
        if (child >= heap.length) break;
        if (child + 1 < heap.length && (heap[child + 1] as number) < (heap[child] as number)) child++;
        if ((heap[child] as number) >= last) break;
        heap[at] = heap[child] as number;
        at = child;
      }
      heap[at] = last;
      return first;
    },
  };
}

/**
 * Sends files to places for conversions, first come, first served, event by event. The time of each is that of its kind, more or
 * less by chance. When a zone is lost, its jobs are done again elsewhere, once others have noticed.
 */
export function simulate(settings: SimulationSettings): Waits {
  const { perSecond, shares, places, seconds, lostAt = Number.POSITIVE_INFINITY, seed = 1 } = settings;
  const next = numbers(seed);
  const free = createHeap();
  for (let place = 0; place < places; place++) free.push(0);
  const names = Object.keys(shares) as (keyof typeof kinds)[];

  function serviceSeconds(): number {
    let left = next();
    let chosen = names[0] as keyof typeof kinds;
    for (const name of names) {
      chosen = name;
      left -= shares[name];
      if (left < 0) break;
    }
    return kinds[chosen].cpuSeconds * -Math.log(1 - next());
  }

  const waits: number[] = [];
  const serve = (arrived: number) => {
    const start = Math.max(arrived, free.pop());
    waits.push(start - arrived);
    free.push(start + serviceSeconds());
  };

  function loseZone(): void {
    const before = Array.from({ length: free.size() }, () => free.pop());
    const lost = before.filter((_, index) => index % zones === 0);
    for (const until of before.filter((_, index) => index % zones !== 0)) free.push(until);
    for (const until of lost) {
      if (until <= lostAt) continue;
      const start = Math.max(lostAt + takeoverSeconds, free.pop());
      waits.push(start - lostAt);
      free.push(start + serviceSeconds());
    }
  }

  let isLost = false;
  for (let at = 0; at < seconds; at += -Math.log(1 - next()) / perSecond) {
    if (!isLost && at >= lostAt) {
      isLost = true;
      loseZone();
    }
    serve(at);
  }
  const ordered = waits.sort((a, b) => a - b);
  return {
    waitingShare: waits.filter((wait) => wait > 0).length / waits.length,
    p95: ordered[Math.floor(ordered.length * 0.95)] ?? 0,
    longest: ordered.at(-1) ?? 0,
  };
}
