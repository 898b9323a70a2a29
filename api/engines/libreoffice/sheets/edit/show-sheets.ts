import { spliceXml } from '../../../../formats/xml/splice-xml.ts';
import type { PartEdit } from '../../../../formats/zip/zip-package.ts';

/** A start tag with other values of some attributes; undefined takes an attribute away. */
function withAttributes(tag: string, values: Readonly<Record<string, string | undefined>>): string {
  const kept = tag.replace(/([^\s=]+)\s*=\s*(?:"[^"]*"|'[^']*')/g, (whole, name: string) =>
    name in values ? '' : whole,
  );
  const added = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : ` ${name}="${value}"`));
  const end = kept.endsWith('/>') ? '/>' : '>';
  return kept.slice(0, -end.length) + added.join('') + end;
}

/**
 * An edit of a workbook's part: shows the sheets at these positions, hides all others, and opens with the first of them,
 * since LibreOffice shows the sheet that a workbook opens with even where it is hidden.
 */
export function showSheets(chosen: ReadonlySet<number>): PartEdit {
  const first = Math.min(...chosen);
  return (source) => {
    let index = 0;
    let hasView = false;
    return spliceXml(source, {
      open({ name, depth }, edit) {
        if (depth === 1 && name === 'sheets' && !hasView) {
          const { text, before } = edit();
          const prefix = /^<([^\s>/]+:)?/.exec(text)?.[1] ?? '';
          before(`<${prefix}bookViews><${prefix}workbookView activeTab="${first}"/></${prefix}bookViews>`);
        }
        if (depth !== 2) return;
        if (name === 'sheet') {
          const { text, replace } = edit();
          replace(withAttributes(text, { state: chosen.has(index++) ? undefined : 'hidden' }));
        } else if (name === 'workbookView') {
          hasView = true;
          const { text, replace } = edit();
          replace(withAttributes(text, { activeTab: String(first), firstSheet: undefined }));
        }
      },
    });
  };
}
