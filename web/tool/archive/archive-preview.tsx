import { useEffect, useId, useState } from 'react';
import { type ArchiveFault, archiveCopy } from '../../../catalog/copy/tool-page/archive.ts';
import { formatBytes } from '../../../catalog/files/bytes.ts';
import { LockIcon } from '../../glyphs/icons.tsx';
import { save } from '../../results/save.ts';
import type { Listing, TreeNode } from './archive.ts';
import { ArchiveTree, type Saving } from './archive-tree.tsx';
import type { Lock } from './lock.ts';
import { useArchive } from './use-archive.ts';

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
  const [saving, setSaving] = useState<Saving | null>(null);
  const [message, setMessage] = useState('');
  const listing = typeof content === 'object' ? content : null;
  const lock = content === null ? null : lockOf(content);

  useEffect(() => {
    onLock(lock);
    return () => onLock(null);
  }, [onLock, lock]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: reset for another file
  useEffect(() => {
    setSaving(null);
    setMessage('');
  }, [file]);

  async function saveFile({ id, name, entry }: TreeNode): Promise<void> {
    if (archive === null || saving !== null || entry === null || entry.kind === 'link') return;
    const control = password();
    if (entry.isEncrypted && (control?.value ?? '') === '') {
      setMessage(archiveCopy.saveFault['password-needed'](name));
      control?.focus();
      return;
    }
    setMessage('');
    setSaving({ id, percent: 0 });
    const result = await archive.unpack(entry.index, control?.value ?? '', (percent) => setSaving({ id, percent }));
    setSaving(null);
    if (result instanceof Blob) {
      save({ blob: result, filename: name });
      return setMessage(archiveCopy.saved(name));
    }
    setMessage(archiveCopy.saveFault[result](name));
    if (result === 'wrong-password' || result === 'wrong-or-damaged') control?.select();
  }

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
