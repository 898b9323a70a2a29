import { useEffect, useState } from 'react';
import type { ArchiveFault } from '../../../catalog/copy/tool-page/archive.ts';
import type { Listing } from './archive.ts';
import { type Archive, openArchive } from './open-archive.ts';

/** A file as an archive: what is in it, why that cannot be told, or null while it is being read. */
export interface ArchiveState {
  readonly archive: Archive | null;
  readonly content: Listing | ArchiveFault | null;
}

/** Reads what is in an archive; the next file closes the one before. */
export function useArchive(file: File): ArchiveState {
  const [state, setState] = useState<ArchiveState>({ archive: null, content: null });
  useEffect(() => {
    const archive = openArchive(file);
    let isShown = true;
    setState({ archive, content: null });
    archive.list().then((content) => isShown && setState({ archive, content }));
    return () => {
      isShown = false;
      archive.close();
    };
  }, [file]);
  return state;
}
