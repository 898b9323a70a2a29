import type { InputFile, StoredFile } from '../../api/engine.ts';

/** A file as an engine receives it, if its name does not matter. */
export const inputFile = (file: StoredFile): InputFile => ({ name: `file.${file.format}`, folders: [], ...file });
