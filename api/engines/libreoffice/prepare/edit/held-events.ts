/** Events of a part that wait until what they depend on has been read. */
export interface HeldEvents {
  readonly isHolding: () => boolean;
  /** Holds back the events that follow. */
  readonly hold: () => void;
  /** Writes an event by the function given: at once, or once events are released. */
  readonly pass: (write: () => void) => void;
  /** Writes the events that wait, in order; those that follow are written at once. */
  readonly release: () => void;
}

/**
 * Creates a queue of events that an editor holds back.
 * @param maxHeld Events that may wait.
 * @param giveUp Called when more do; it has to release them.
 */
export function createHeldEvents(maxHeld: number, giveUp: () => void): HeldEvents {
  let held: (() => void)[] | undefined;
  return {
    isHolding: () => held !== undefined,
    hold() {
      held ??= [];
    },
    pass(write) {
      if (held === undefined) return write();
      held.push(write);
      if (held.length > maxHeld) giveUp();
    },
    release() {
      const due = held ?? [];
      held = undefined;
      for (const write of due) write();
    },
  };
}
