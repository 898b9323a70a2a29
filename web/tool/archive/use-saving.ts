import { useEffect, useState } from 'react';
import { archiveCopy } from '../../../catalog/copy/tool-page/archive.ts';
import { save } from '../../results/save.ts';
import type { TreeNode } from './archive.ts';
import type { Archive } from './open-archive.ts';

/** The file that is being unpacked. */
export interface Saving {
  readonly id: string;
  readonly percent: number;
}

interface Unpacking {
  /** Null while nothing is unpacked. */
  readonly saving: Saving | null;
  /** What became of the last file; empty before the first. */
  readonly message: string;
  readonly saveFile: (node: TreeNode) => Promise<void>;
}

/** Unpacks files of an archive one at a time, with the password that was entered, and saves them. */
export function useSaving(file: File, archive: Archive | null, password: () => HTMLInputElement | null): Unpacking {
  const [saving, setSaving] = useState<Saving | null>(null);
  const [message, setMessage] = useState('');

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
  return { saving, message, saveFile };
}
