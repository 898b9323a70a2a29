import { localName } from '../../../formats/xml.ts';
import { createXmlWriter } from '../../../formats/xml-writer.ts';
import type { Preparation } from './prepare-package.ts';
import type { XmlEditor } from './xml-editor.ts';

/** Fields such as `file` and `file1`, which LibreOffice fills with paths on this server. */
const fileField = /^\s*file/i;

function createSlidesEditor(): XmlEditor {
  const writer = createXmlWriter();
  const names: string[] = [];
  let changed = false;
  return {
    take: writer.take,
    changed: () => changed,
    open(name, attributes) {
      const isFileField = localName(name) === 'fld' && fileField.test(attributes.type ?? '');
      if (isFileField) changed = true;
      const written = isFileField ? name.replace(/fld$/, 'r') : name;
      names.push(written);
      writer.open({ name: written, attributes: isFileField ? {} : { ...attributes } });
    },
    close() {
      const name = names.pop();
      if (name !== undefined) writer.close(name);
    },
    text: writer.text,
  };
}

/**
 * Turns the file name fields of presentations into runs of their last displayed text (ECMA-376 part 1, §21.1.2.2.4).
 */
export const slidesPreparation: Preparation = { hint: /[<:]fld\s/, create: createSlidesEditor };
