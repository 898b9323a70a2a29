import { type SpliceHandlers, spliceXml } from '../../../../formats/xml/splice-xml.ts';
import { prefixOfTag, withAttributes } from '../../../../formats/xml/start-tag.ts';
import type { PartEdit } from '../../../../formats/zip/zip-package.ts';
import type { SheetPlan } from '../plan/plan-sheet.ts';
import { endedAt, parseRange, reachesEnd, relativeRange, type SheetEnd } from '../read/cell-reference.ts';
import type { SheetFacts } from '../read/read-sheet.ts';
import { columnsXml } from './column-xml.ts';
import { editCells } from './edit-cells.ts';
import { breaksXml, pageSetupOf } from './page-xml.ts';
import { inWorksheet } from './schema-order.ts';

/** Writes a plan into a worksheet. `wrappedFrom` is the index of the first format with line wrapping. */
export function editSheet(facts: SheetFacts, plan: SheetPlan, wrappedFrom: number): PartEdit {
  return (source) => {
    const cells = editCells(plan.text, wrappedFrom);
    let frame: SpliceHandlers = {};
    return spliceXml(source, {
      open(tag, edit) {
        if (tag.depth === 0) frame = editFrame(facts, plan, prefixOfTag(edit().text));
        else if (tag.name === 'row' || tag.name === 'c') cells.open?.(tag, edit);
        else frame.open?.(tag, edit);
      },
      close: (name, depth, edit) => frame.close?.(name, depth, edit),
    });
  };
}

/** The reference of merged cells, which end where the content of the sheet does if they reach the end of the sheet. */
function endedReference(reference: string, end: SheetEnd): string {
  const range = parseRange(reference);
  return range === undefined || !reachesEnd(range) ? reference : relativeRange(endedAt(range, end));
}

/** Edits all but the cells: page setup, columns, merged ranges. New elements get the root's namespace prefix `p`. */
function editFrame(facts: SheetFacts, plan: SheetPlan, p: string): SpliceHandlers {
  const columns = columnsXml(facts, plan.text.widthsPx, p);
  const merges = plan.text.merges.map((range) => `<${p}mergeCell ref="${relativeRange(range)}"/>`).join('');
  const pageSetup = pageSetupOf(plan.layout, plan.paperCode);
  const breaks = breaksXml(plan.layout, p);
  const setUp = plan.layout.mode === 'fitted' ? `<${p}pageSetUpPr fitToPage="1"/>` : '';
  const waiting = inWorksheet({
    sheetPr: setUp && `<${p}sheetPr>${setUp}</${p}sheetPr>`,
    cols: columns && `<${p}cols>${columns}</${p}cols>`,
    mergeCells: merges && `<${p}mergeCells>${merges}</${p}mergeCells>`,
    pageSetup: pageSetup && withAttributes(`<${p}pageSetup/>`, pageSetup),
    colBreaks: breaks,
  });
  /** Whether the element is self-closing, and so is edited where it opens. */
  let selfClosing = false;
  let setUpMet = false;

  return {
    open(tag, edit) {
      selfClosing = tag.selfClosing;
      if (tag.depth === 1) {
        const due = waiting.before(tag.name);
        if (due !== '') edit().before(due);
        waiting.met(tag.name);
      }
      if (tag.name === 'sheetPr' && setUp && selfClosing) {
        edit().replace(`${edit().text.slice(0, -2).trimEnd()}>${setUp}</${p}sheetPr>`);
      } else if (tag.name === 'pageSetUpPr' && tag.depth === 2 && setUp) {
        setUpMet = true;
        edit().replace(withAttributes(edit().text, { fitToPage: 1 }));
      } else if (tag.name === 'cols' && columns) {
        if (selfClosing) edit().replace(`<${p}cols>${columns}</${p}cols>`);
        else edit().after(columns);
      } else if (tag.name === 'col' && tag.depth === 2 && columns) edit().replace('');
      else if (tag.name === 'mergeCell' && plan.mergeEnd) {
        const ref = endedReference(tag.attributes.ref ?? '', plan.mergeEnd);
        edit().replace(withAttributes(edit().text, { ref }));
      } else if (tag.name === 'mergeCells' && merges) edit().replace(withAttributes(edit().text, { count: null }));
      else if (tag.name === 'pageSetup' && tag.depth === 1 && pageSetup) {
        edit().replace(withAttributes(edit().text, pageSetup));
      }
    },
    close(name, depth, edit) {
      if (depth === 0) {
        const due = waiting.before(undefined);
        if (due !== '') edit().before(due);
      } else if (selfClosing) selfClosing = false;
      else if (name === 'sheetPr' && setUp && !setUpMet) edit().before(setUp);
      else if (name === 'mergeCells' && merges) edit().before(merges);
      else if (name === 'col' && depth === 2 && columns) edit().replace('');
    },
  };
}
