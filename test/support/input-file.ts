import type { InputFile, StoredFile } from '../../api/engine.ts';

/** A file as an engine gets it, where its name does not matter. */
export const inputFile = (file: StoredFile): InputFile => ({ name: `file.${file.format}`, folders: [], ...file });
