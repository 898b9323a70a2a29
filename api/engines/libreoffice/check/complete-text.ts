import { openPackage, rewritePackage } from '../../../formats/zip/zip-package.ts';
import { embedInText } from '../fonts/embedded/embed-in-text.ts';
import { readWordFonts } from '../fonts/embedded/word-own-fonts.ts';
import { createPlainEditor, editBy, type XmlEditor } from '../prepare/edit/xml-editor.ts';
import { outputCaps } from './check-package.ts';
import { placeSlantedTexts, readSlantedTexts } from './slanted-texts.ts';

/** Parts that may have shapes. */
const shown = ['content.xml', 'styles.xml'];

/** Reads what LibreOffice may not have taken over of a Word document. */
async function readSource(path: string, signal: AbortSignal) {
  const opened = await openPackage(path);
  try {
    return { fonts: await readWordFonts(opened, signal), slanted: await readSlantedTexts(opened, signal) };
  } finally {
    opened.close();
  }
}

/**
 * Gives an OpenDocument text that LibreOffice wrote of a Word document what it did not take over: the fonts that are
 * embedded, and where slanted texts are. Throws as `openPackage` and `rewritePackage` do.
 * @param source The Word document.
 * @param output Where the result is written if anything was missing.
 * @returns The path of the complete text.
 */
export async function completeText(path: string, source: string, output: string, signal: AbortSignal): Promise<string> {
  const { fonts, slanted } = await readSource(source, signal);
  if (fonts.length === 0 && slanted.length === 0) return path;
  const left = new Set(slanted);
  const place = (editor: XmlEditor) => placeSlantedTexts(editor, left);
  const placing = slanted.length === 0 ? [] : shown.map((name) => [name, place] as const);
  const { edits: embedding, added } = embedInText(fonts);
  const edits = [...placing, ...embedding];
  const edit = (name: string) => {
    const own = edits.filter(([part]) => part === name);
    return own.length === 0
      ? undefined
      : editBy(() => own.reduce((editor, [, wrap]) => wrap(editor), createPlainEditor()));
  };
  await rewritePackage(path, output, edit, { signal, caps: outputCaps, added });
  return output;
}
