import { useEffect, useId } from 'react';
import { type ArchiveFault, archiveCopy } from '../../../catalog/copy/tool-page/archive.ts';
import { formatBytes } from '../../../catalog/files/bytes.ts';
import { LockIcon } from '../../glyphs/icons.tsx';
import type { Listing } from './archive.ts';
import { ArchiveTree } from './archive-tree.tsx';
import type { Lock } from './lock.ts';
import { useArchive } from './use-archive.ts';
import { useSaving } from './use-saving.ts';

interface Props {
  readonly file: File;
  /** The control for the archive's password. */
  readonly password: () => HTMLInputElement | null;
  readonly onLock: (lock: Lock | null) => void;
}

function lockOf(content: Listing | ArchiveFault): Lock {
  if (typeof content === 'string') return 'unknown';
  return content.encrypted > 0 ? 'locked' : 'open';
}

const lockText = ({ encrypted, files }: Listing) =>
  encrypted === files ? archiveCopy.locked : archiveCopy.partlyLocked(encrypted);

/** The contents of the chosen archive, read in the browser; each file can be saved on its own. */
export function ArchivePreview({ file, password, onLock }: Props) {
  const titleId = useId();
  const { archive, content } = useArchive(file);
  const { saving, message, saveFile } = useSaving(file, archive, password);
  const listing = typeof content === 'object' ? content : null;
  const lock = content === null ? null : lockOf(content);

  useEffect(() => {
    onLock(lock);
    return () => onLock(null);
  }, [onLock, lock]);

  return (
    <section className="archive" aria-labelledby={titleId}>
      <header className="archive-head">
        <h2 id={titleId}>{archiveCopy.heading}</h2>
        {listing !== null && (
          <p className="hint">{archiveCopy.sums(listing.files, listing.folders, formatBytes(listing.bytes))}</p>
        )}
      </header>
      {content === null && <p className="archive-note">{archiveCopy.reading}</p>}
      {typeof content === 'string' && <p className="archive-note">{archiveCopy.fault[content]}</p>}
      {listing !== null && listing.tree.length === 0 && <p className="archive-note">{archiveCopy.empty}</p>}
      {listing !== null && listing.tree.length > 0 && (
        <ArchiveTree listing={listing} labelId={titleId} saving={saving} onSave={saveFile} />
      )}
      {listing !== null && !listing.isComplete && <p className="archive-note">{archiveCopy.more(listing.files)}</p>}
      <p className="archive-message" role="status">
        {message}
      </p>
      {lock === 'locked' && listing !== null && (
        <p className="archive-lock">
          <LockIcon />
          {lockText(listing)}
        </p>
      )}
    </section>
  );
}
