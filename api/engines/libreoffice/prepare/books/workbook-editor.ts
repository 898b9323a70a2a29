import { localName } from '../../../../formats/xml/xml.ts';
import { limits } from '../../limits.ts';
import type { XmlEditor } from '../edit/xml-editor.ts';
import { createXmlQueue, type Opening } from '../edit/xml-queue.ts';
import { withFileName } from './header-codes.ts';
import { isBeyondOffice, isRevealing } from './unwanted-formulas.ts';

const headerNames = /^(?:odd|even|first)(?:Header|Footer)$/;

/** An element whose text is collected before it is written. */
interface Collected {
  readonly name: string;
  readonly opening: Opening;
  text: string;
}

const { maxFormulaLength } = limits.prepare;

/**
 * Creates a record of which formulas are dropped.
 * @param isDoubtful Whether a formula is dropped if its cell holds a value.
 */
function createFormulaFates(isDoubtful: (formula: string) => boolean) {
  /** The `si` of shared formulas that are kept (ECMA-376 part 1, §18.3.1.40). */
  const keptGroups = new Set<string>();
  /** A formula that is dropped once its cell turns out to hold a value. */
  let doubtful: Opening | undefined;
  return {
    /** Whether a formula or the definition of a name is to be dropped; cells keep their last displayed value. */
    isDropped({ name, opening, text }: Collected): boolean {
      const { t, si = '' } = opening.tag.attributes;
      if (name !== 'f' || t !== 'shared') return isRevealing(text);
      if (text.trim() === '') return !keptGroups.has(si);
      if (!isRevealing(text) && !isDoubtful(text)) keptGroups.add(si);
      return isRevealing(text);
    },
    /** Takes the formula of a cell, which may be doubtful. */
    take({ opening, text }: Collected): void {
      if (isDoubtful(text)) doubtful = opening;
    },
    /** Drops the doubtful formula of a cell that holds a value, or else keeps it. Returns whether one is dropped. */
    decide(hasValue: boolean): boolean {
      if (doubtful === undefined) return false;
      const { t, si = '' } = doubtful.tag.attributes;
      if (hasValue) doubtful.leaveOut = 'all';
      else if (t === 'shared') keptGroups.add(si);
      doubtful = undefined;
      return hasValue;
    },
    isUndecided: () => doubtful !== undefined,
  };
}

/**
 * Creates an editor that drops formulas and names that reveal the file's location, and formulas that LibreOffice may
 * not know.
 *
 * @param fileName Shown in headers; null to leave headers as they are and to drop the formulas of all cells with a
 * value.
 */
export function createWorkbookEditor(fileName: string | null): XmlEditor {
  const queue = createXmlQueue();
  const formulas = createFormulaFates((formula) => fileName === null || isBeyondOffice(formula));
  const levels: Opening[] = [];
  let collected: Collected | undefined;
  let changed = false;

  const flush = () => {
    if (!formulas.isUndecided() || queue.isFull()) queue.flush();
  };
  const settleText = (settled: Collected) => {
    const { name, text } = settled;
    const cell = levels.at(-2)?.tag;
    if (name === 'f' && cell !== undefined && localName(cell.name) === 'c') formulas.take(settled);
    // Programs that work nothing out write an empty value, too; text may well be empty.
    if (name === 'v' && (text !== '' || cell?.attributes.t === 'str') && formulas.decide(true)) changed = true;
    if (text !== '') queue.add({ text });
  };
  const settle = () => {
    if (collected === undefined) return;
    const { name, opening, text } = collected;
    if (headerNames.test(name)) {
      const written = fileName === null ? text : withFileName(text, fileName);
      changed ||= written !== text;
      queue.add({ text: written });
    } else if (formulas.isDropped(collected)) {
      opening.leaveOut = 'all';
      changed = true;
    } else settleText(collected);
    collected = undefined;
  };

  return {
    take: queue.take,
    changed: () => changed,
    open(written, attributes, source) {
      settle();
      const name = localName(written);
      const opening: Opening = { tag: { name: written, attributes, source }, leaveOut: 'nothing' };
      levels.push(opening);
      queue.add(opening);
      const isValue = name === 'v' && formulas.isUndecided();
      if (isValue || name === 'f' || name === 'definedName' || headerNames.test(name)) {
        collected = { name, opening, text: '' };
      } else flush();
    },
    close(written) {
      settle();
      const opening = levels.pop();
      if (opening) queue.add({ closes: opening });
      if (localName(written) === 'c') formulas.decide(false);
      flush();
    },
    text(text) {
      if (collected !== undefined && collected.text.length < maxFormulaLength) {
        collected.text += text;
        return;
      }
      queue.add({ text });
      if (collected === undefined) flush();
    },
  };
}
