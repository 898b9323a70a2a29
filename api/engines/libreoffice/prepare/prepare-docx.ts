import { join } from 'node:path';
import { openPackage, rewritePackage } from '../../../formats/zip-package.ts';
import { lookahead, needsSimplifying, simplifyWordXml } from './simplify-word-xml.ts';

/** The parts that hold text. */
const textPart = /^word\/(document|header|footer|footnotes|endnotes)\d*\.xml$/;

async function isWanted(path: string, signal: AbortSignal): Promise<boolean> {
  const opened = await openPackage(path);
  try {
    for (const entry of opened.entries) {
      if (!textPart.test(entry.name)) continue;
      let rest = '';
      for await (const chunk of (await opened.read(entry)) as AsyncIterable<Buffer>) {
        signal.throwIfAborted();
        const text = rest + chunk.toString('latin1');
        if (needsSimplifying(text)) return true;
        rest = text.slice(-lookahead);
      }
    }
    return false;
  } finally {
    opened.close();
  }
}

/**
 * A Word document as LibreOffice should see it, with its fields of file properties and its content controls as plain
 * text: a copy in the workspace, or the path as it came where there is nothing to do. Throws as `rewritePackage` does.
 */
export async function prepareDocx(path: string, workspace: string, signal: AbortSignal): Promise<string> {
  if (!(await isWanted(path, signal))) return path;
  const prepared = join(workspace, 'prepared.docx');
  const edit = (name: string) => (textPart.test(name) ? simplifyWordXml : undefined);
  await rewritePackage(path, prepared, edit, { signal, compressionLevel: 1 });
  return prepared;
}
