import { localName, readXml, type XmlOptions } from '../../../formats/xml/xml.ts';
import { attributeKey, attributeOf, prefixOf } from '../../../formats/xml/xml-names.ts';
import type { OfficePackage } from '../../../formats/zip/zip-package.ts';
import { createPlainEditor, layerOver, type XmlEditor } from '../prepare/edit/xml-editor.ts';
import type { Preparation } from '../prepare/prepare-package.ts';

/** Names of styles, in small letters. */
export type StyleNames = ReadonlySet<string>;

/** Follows which style a part is in. */
function createStyleWatch() {
  let inStyle = false;
  return {
    /** The name of a style, where this element gives it. */
    nameAt(name: string, attributes: Readonly<Record<string, string>>): string | undefined {
      const local = localName(name);
      if (local === 'style') inStyle = true;
      return inStyle && local === 'name' ? attributeOf(attributes, 'val') : undefined;
    },
    close(name: string) {
      if (localName(name) === 'style') inStyle = false;
    },
  };
}

/** The names of the styles that a Word document defines. Throws what reading the package throws. */
export async function readStyleNames(opened: OfficePackage, options: XmlOptions): Promise<StyleNames> {
  const names = new Set<string>();
  for (const entry of opened.entries.filter(({ name }) => /^word\/styles\d*\.xml$/.test(name))) {
    const watch = createStyleWatch();
    const open = (element: string, attributes: Readonly<Record<string, string>>) => {
      const name = watch.nameAt(element, attributes);
      if (name !== undefined) names.add(name.toLowerCase());
    };
    await readXml(await opened.read(entry), { open, close: watch.close }, options);
  }
  return names;
}

function renameStyles(editor: XmlEditor, own: StyleNames): XmlEditor {
  const watch = createStyleWatch();
  let changed = false;
  /** The outline level of the heading that is being renamed. */
  let level: number | undefined;
  return layerOver(editor, () => changed, {
    open(element, attributes, source) {
      const name = watch.nameAt(element, attributes);
      const key = attributeKey(attributes, 'val');
      if (localName(element) === 'style' || localName(element) === 'outlineLvl') level = undefined;
      if (name === undefined || key === undefined || own.has(name.toLowerCase())) {
        editor.open(element, attributes, source);
        return;
      }
      changed = true;
      const heading = /^heading ([1-9])$/i.exec(name)?.[1];
      level = heading === undefined ? undefined : Number(heading) - 1;
      editor.open(element, { ...attributes, [key]: `Inserted ${name}` });
    },
    close(element) {
      if (localName(element) === 'pPr' && level !== undefined) {
        const prefix = prefixOf(element);
        editor.open(`${prefix}outlineLvl`, { [`${prefix}val`]: String(level) });
        editor.close(`${prefix}outlineLvl`);
        level = undefined;
      }
      watch.close(element);
      editor.close(element);
    },
  });
}

/**
 * Has a chunk keep its own styles where the document around it defines none of that name: LibreOffice would take its
 * built-in ones.
 */
export const chunkStyles = (own: StyleNames): Preparation => ({
  hint: /[<:]style\s[^>]{0,200}styleId/,
  create: () => renameStyles(createPlainEditor(), own),
});
