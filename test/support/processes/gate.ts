/** Holds code until a test opens it. */
export interface Gate {
  /** Resolves once the gate is open. */
  readonly opened: Promise<void>;
  readonly open: () => void;
}

/** A closed gate. */
export function createGate(): Gate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}
