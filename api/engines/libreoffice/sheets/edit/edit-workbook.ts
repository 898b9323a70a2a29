import { escapeText } from '../../../../formats/xml/escape-xml.ts';
import { spliceXml } from '../../../../formats/xml/splice-xml.ts';
import { prefixOfTag } from '../../../../formats/xml/start-tag.ts';
import type { PartEdit } from '../../../../formats/zip/zip-package.ts';
import { absoluteRange, type CellRange } from '../read/cell-reference.ts';
import type { SheetEntry } from '../read/read-workbook.ts';
import { inWorkbook } from './schema-order.ts';

/** The cells of a sheet that are to be printed. */
export interface PrintArea {
  readonly sheet: SheetEntry;
  readonly ranges: readonly CellRange[];
}

function nameXml({ sheet, ranges }: PrintArea, p: string): string {
  const quoted = escapeText(`'${sheet.name.replaceAll("'", "''")}'`);
  const area = ranges.map((range) => `${quoted}!${absoluteRange(range)}`).join(',');
  return `<${p}definedName name="_xlnm.Print_Area" localSheetId="${sheet.index}">${area}</${p}definedName>`;
}

/** Sets print areas on sheets without one. */
export function addPrintAreas(areas: readonly PrintArea[]): PartEdit {
  return (source) => {
    let names = '';
    let prefix = '';
    let waiting = inWorkbook({});
    let added = false;
    return spliceXml(source, {
      open(tag, edit) {
        if (tag.depth === 0) {
          prefix = prefixOfTag(edit().text);
          names = areas.map((area) => nameXml(area, prefix)).join('');
          waiting = inWorkbook({ definedNames: `<${prefix}definedNames>${names}</${prefix}definedNames>` });
        } else if (tag.depth === 1) {
          const due = waiting.before(tag.name);
          if (due !== '') edit().before(due);
          waiting.met(tag.name);
          if (tag.name !== 'definedNames') return;
          if (tag.selfClosing) edit().replace(`<${prefix}definedNames>${names}</${prefix}definedNames>`);
          added = tag.selfClosing;
        }
      },
      close(name, depth, edit) {
        if (depth === 0) {
          const due = waiting.before(undefined);
          if (due !== '') edit().before(due);
        } else if (depth === 1 && name === 'definedNames' && !added) edit().before(names);
      },
    });
  };
}

/**
 * Detaches the pivot tables of a sheet, as an edit of its relationships: LibreOffice would recalculate them with
 * different labels, while the cells contain what the author last saw.
 */
export const dropPivotTables: PartEdit = (source) =>
  spliceXml(source, {
    open({ attributes, selfClosing }, edit) {
      if (selfClosing && attributes.Type?.endsWith('/pivotTable')) edit().replace('');
    },
  });
