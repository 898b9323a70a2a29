import { useEffect, useState } from 'react';
import type { ArchiveFault } from '../../../catalog/copy/tool-page/archive.ts';
import type { Listing } from './archive.ts';
import { type Archive, openArchive } from './open-archive.ts';

/** An archive's state: its listing, why it cannot be listed, or null while it is being read. */
export interface ArchiveState {
  readonly archive: Archive | null;
  readonly content: Listing | ArchiveFault | null;
}

/** Lists an archive's contents; a new file closes the previous one. */
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
