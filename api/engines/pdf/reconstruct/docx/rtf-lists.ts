import type { List } from '../model/list.ts';

/**
 * Writes the signs around numbers in Latin letters where there are any for them: LibreOffice writes `?` for others into the
 * numbers of RTF.
 */
export const rtfLists = (lists: readonly List[]): readonly List[] =>
  lists.map(({ levels }) => ({
    levels: levels.map((level) =>
      level.format === 'bullet' ? level : { ...level, text: level.text.normalize('NFKC').replaceAll(/[、。]/gu, '.') },
    ),
  }));
