import { open } from 'node:fs/promises';
import { type Reading, readingOf } from './entry-content.ts';

/** The archives of a plan, opened on demand, one at a time: there may be thousands. The caller closes it. */
export interface Readings {
  readonly of: (archive: string) => Promise<Reading>;
  readonly close: () => Promise<void>;
}

/** Reads archives one after the other with one password; opening the next closes the one before. */
export function openReadings(password: string | null): Readings {
  let current: { readonly archive: string; readonly reading: Reading } | undefined;
  const close = async () => current?.reading.file.close();
  return {
    async of(archive) {
      if (current?.archive === archive) return current.reading;
      await close();
      current = undefined;
      current = { archive, reading: readingOf(await open(archive), password) };
      return current.reading;
    },
    close,
  };
}
