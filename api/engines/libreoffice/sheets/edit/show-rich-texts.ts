import { escapeText } from '../../../../formats/xml/escape-xml.ts';
import { spliceXml } from '../../../../formats/xml/splice-xml.ts';
import { withAttributes } from '../../../../formats/xml/start-tag.ts';
import type { PartEdit } from '../../../../formats/zip/zip-package.ts';

/**
 * Has cells show the texts of the shares, countries and the like that they hold, in place of the error that programs find
 * that do not know them.
 *
 * @param texts By the values of `vm` of cells (`readRichCells`).
 */
export function showRichTexts(texts: ReadonlyMap<number, string>): PartEdit {
  return (source) => {
    let shown: string | undefined;
    return spliceXml(source, {
      open({ name, attributes, selfClosing }, edit) {
        if (name === 'c') {
          shown = attributes.t === 'e' ? texts.get(Number(attributes.vm)) : undefined;
          if (shown !== undefined) edit().replace(withAttributes(edit().text, { t: 'str', vm: null }));
        } else if (name === 'v' && shown !== undefined) {
          // The error stays as a comment: only tags can be changed.
          if (selfClosing) shown = undefined;
          else edit().replace(`${edit().text}${escapeText(shown)}<!--`);
        }
      },
      close(name, _, edit) {
        if (name !== 'v' || shown === undefined) return;
        edit().replace(`-->${edit().text}`);
        shown = undefined;
      },
    });
  };
}
