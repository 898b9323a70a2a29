import type { Note } from '../../../catalog/report.ts';

/** Notes for the visitor on a text's encoding and on characters that no font has. */
export function notesOf(encoding: string, missing: ReadonlySet<number>): readonly Note[] {
  const unicode = encoding.startsWith('utf-');
  return [
    ...(unicode ? [] : [{ code: 'encoding-recognised', encoding: encoding.toUpperCase() } as const]),
    ...(missing.size === 0 ? [] : [{ code: 'characters-missing', characters: missing.size } as const]),
  ];
}
