let waiting: readonly File[] = [];

/** Files that one page gives to the tool that is opened next. */
export const handedOver = {
  give(files: readonly File[]): void {
    waiting = files;
  },
  take(): readonly File[] {
    const files = waiting;
    waiting = [];
    return files;
  },
} as const;
