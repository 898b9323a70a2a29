const usualQuietMs = 300_000;

/** When a pool sleeps: after a time without jobs, until it is roused. */
export interface QuietPeriod {
  /** Restarts the time after which the pool sleeps. */
  readonly restart: () => void;
  readonly isAsleep: () => boolean;
  /** Ends the sleep. */
  readonly rouse: () => void;
  /** Whether no job has ended since the last sleep. */
  readonly isWaking: () => boolean;
  /** A job has ended. */
  readonly endWaking: () => void;
  /** The pool will not sleep. */
  readonly stop: () => void;
}

/** When the period is over, and what is done then. */
interface QuietSettings {
  /** Milliseconds without a job; five minutes by default. */
  readonly quietMs: number | undefined;
  /** Whether there are jobs, which restart the period. */
  readonly hasJobs: () => boolean;
  readonly onSleep: () => void;
}

/** Creates the period, which begins when it is first restarted. */
export function createQuietPeriod({ quietMs = usualQuietMs, hasJobs, onSleep }: QuietSettings): QuietPeriod {
  let timer: NodeJS.Timeout | undefined;
  let isAsleep = false;
  let isWaking = false;

  function restart(): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (hasJobs()) return restart();
      isAsleep = true;
      onSleep();
    }, quietMs);
    timer.unref();
  }

  return {
    restart,
    isAsleep: () => isAsleep,
    rouse() {
      if (!isAsleep) return;
      restart();
      isWaking = true;
      isAsleep = false;
    },
    isWaking: () => isWaking,
    endWaking() {
      isWaking = false;
    },
    stop: () => clearTimeout(timer),
  };
}
