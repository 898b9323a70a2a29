import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inspectInput } from '../../../../api/engines/libreoffice/inspect/inspect-input.ts';
import type { ShownContent } from '../../../../api/engines/libreoffice/kept/content/shown-content.ts';
import type { FormatId } from '../../../../catalog/formats.ts';

/** Creates a function that inspects a document in a folder and gives what it shows, or throws if that is not known. */
export function contentReader(folder: string) {
  return async (format: FormatId, file: Uint8Array | string): Promise<ShownContent> => {
    const path = join(folder, `source.${format}`);
    await writeFile(path, file);
    const { content } = await inspectInput(path, format, new AbortController().signal);
    if (content === null) throw new Error('nothing is known');
    return content;
  };
}
