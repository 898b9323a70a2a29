import { limits } from '../../limits.ts';
import { safeName } from '../filename.ts';

/** A path that stays below the folder where it is unpacked, on every system. */
export interface SafePath {
  /** Folders, and the name last; none where the path leads nowhere below. */
  readonly segments: readonly string[];
  /** Whether it is another path than the one that was asked for. */
  readonly changed: boolean;
}

/** What Windows refuses in names, beside separators; with them no file of an archive would be unpacked there. */
const refusedCharacters = /[<>:"|?*]/g;
const refusedEnd = /[. ]+$/;
/** Names of devices, with any extension (Windows, "Naming Files, Paths, and Namespaces"). */
const deviceName = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;

/** A name that every system takes. */
export function safeSegment(segment: string): string {
  const allowed = safeName(segment).replace(refusedCharacters, '_').replace(refusedEnd, '') || '_';
  return allowed.replace(deviceName, '$1_');
}

const leadsElsewhere = /^(\.{0,2}|[a-z]:)$/i;

/** A path as an archive holds it, made safe: roots, drives and ways upwards are left out, odd names changed. */
export function safePath(path: string): SafePath {
  const parts = path.replaceAll('\\', '/').split('/');
  const wanted = parts.filter((part, index) => part !== '.' && (part !== '' || index === 0));
  const inner = wanted.filter((part) => !leadsElsewhere.test(part));
  const segments = [...inner.slice(0, -1).slice(0, limits.maxFolders), ...inner.slice(-1)].map(safeSegment);
  return { segments, changed: segments.join('/') !== wanted.join('/').normalize('NFC') };
}
