import { limits } from '../../limits.ts';
import { safeName } from '../filename.ts';

/** A path that stays inside its target folder on every system. */
export interface SafePath {
  /** Folders, then the name; empty if nothing of the path remains. */
  readonly segments: readonly string[];
  /** Whether the path had to be changed. */
  readonly changed: boolean;
}

/** Characters that Windows forbids in names, apart from separators; one of them stops it from unpacking the archive. */
const refusedCharacters = /[<>:"|?*]/g;
const refusedEnd = /[. ]+$/;
/** Names of devices, with any extension (Windows, "Naming Files, Paths, and Namespaces"). */
const deviceName = /^(con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\.|$)/i;

/** Makes a name valid on every system. */
export function safeSegment(segment: string): string {
  const allowed = safeName(segment).replace(refusedCharacters, '_').replace(refusedEnd, '') || '_';
  return allowed.replace(deviceName, '$1_');
}

const leadsElsewhere = /^(\.{0,2}|[a-z]:)$/i;

/** Makes a path from an archive safe: drops roots, drives and `..`, and fixes invalid names. */
export function safePath(path: string): SafePath {
  const parts = path.replaceAll('\\', '/').split('/');
  const wanted = parts.filter((part, index) => part !== '.' && (part !== '' || index === 0));
  const inner = wanted.filter((part) => !leadsElsewhere.test(part));
  const segments = [...inner.slice(0, -1).slice(0, limits.maxFolders), ...inner.slice(-1)].map(safeSegment);
  return { segments, changed: segments.join('/') !== wanted.join('/').normalize('NFC') };
}
