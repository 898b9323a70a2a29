import type { StartTag } from '../../../../formats/xml/scan-xml.ts';
import { spliceXml } from '../../../../formats/xml/splice-xml.ts';
import { prefixOfTag, withAttributes } from '../../../../formats/xml/start-tag.ts';
import type { PartEdit } from '../../../../formats/zip/zip-package.ts';
import { attributesXml } from './column-xml.ts';

/**
 * Appends a copy of each cell format with line wrapping on: that of format 3 of 20 is 23. Text that fills its cell is none
 * that wraps.
 */
export const addWrappedFormats: PartEdit = (source) => {
  const formats: { attributes: StartTag['attributes']; alignment: StartTag['attributes'] }[] = [];
  let prefix = '';
  let inside = false;
  return spliceXml(source, {
    open({ name, attributes, depth }, edit) {
      if (depth === 0) prefix = prefixOfTag(edit().text);
      else if (depth === 1) {
        inside = name === 'cellXfs';
        if (inside) edit().replace(withAttributes(edit().text, { count: null }));
      } else if (inside && depth === 2) formats.push({ attributes, alignment: {} });
      else if (inside && name === 'alignment') {
        const format = formats.at(-1);
        if (format !== undefined) format.alignment = attributes;
      }
    },
    close(name, depth, edit) {
      if (depth !== 1 || name !== 'cellXfs') return;
      const added = formats.map(({ attributes, alignment }) => {
        const format = attributesXml({ ...attributes, applyAlignment: 1 });
        const { horizontal, ...others } = alignment;
        const kept = horizontal === 'fill' ? others : alignment;
        const wrapping = attributesXml({ ...kept, wrapText: 1 });
        return `<${prefix}xf${format}><${prefix}alignment${wrapping}/></${prefix}xf>`;
      });
      edit().before(added.join(''));
    },
  });
};
