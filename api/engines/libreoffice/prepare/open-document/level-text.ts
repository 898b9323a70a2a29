import { layerOver, type XmlEditor } from '../edit/xml-editor.ts';

/** Matches parts in which text that is neither raised nor lowered has a size for that, for readers. */
export const levelTextHint = /:text-position\s*=\s*["']\s*(?:0%\s+(?!100%)|&)/;

const level = /^\s*0%\s+\d+(?:\.\d+)?%\s*$/;

/**
 * Has text that is neither raised nor lowered be as large as its type. OpenOffice wrote the size of raised text beside it
 * (OpenDocument 1.3 part 3, §20.390) and ignored it, as LibreOffice does until a raised or lowered letter: behind that,
 * the rest of the paragraph is small.
 */
export function keepLevelText(editor: XmlEditor): XmlEditor {
  const attribute = 'style:text-position';
  const full = '0% 100%';
  let changed = false;
  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      const position = attributes[attribute];
      if (name !== 'style:text-properties' || position === undefined || position === full || !level.test(position)) {
        return editor.open(name, attributes, source);
      }
      changed = true;
      editor.open(name, { ...attributes, [attribute]: full });
    },
  });
}
