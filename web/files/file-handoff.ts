let waiting: readonly File[] = [];

/** Files handed from one page to the next tool that opens. */
export const fileHandoff = {
  give(files: readonly File[]): void {
    waiting = files;
  },
  take(): readonly File[] {
    const files = waiting;
    waiting = [];
    return files;
  },
} as const;
