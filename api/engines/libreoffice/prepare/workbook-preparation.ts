import { localName } from '../../../formats/xml/xml.ts';
import { limits } from '../limits.ts';
import { withFileName } from './header-codes.ts';
import type { Preparation } from './prepare-package.ts';
import type { XmlEditor } from './xml-editor.ts';
import { createXmlQueue, type Opening } from './xml-queue.ts';

/** Functions that reveal the file's path, this server, or links with paths. */
const revealingFunction = /(?<![\w.])(?:_xlfn\.)?(?:CELL|INFO|FORMULA|FORMULATEXT)\s*\(/i;
const headerNames = /^(?:odd|even|first)(?:Header|Footer)$/;

/** An element whose text is collected before it is written. */
interface Collected {
  readonly name: string;
  readonly opening: Opening;
  text: string;
}

const { maxFormulaLength } = limits.prepare;

function createWorkbookEditor(fileName: string): XmlEditor {
  const queue = createXmlQueue();
  const levels: Opening[] = [];
  /** The `si` of shared formulas that are kept (ECMA-376 part 1, §18.3.1.40). */
  const keptGroups = new Set<string>();
  let collected: Collected | undefined;
  let changed = false;

  /** Whether a formula or the definition of a name is to be dropped; cells keep their last displayed value. */
  const isRevealing = ({ name, opening, text }: Collected) => {
    const { t, si = '' } = opening.tag.attributes;
    if (name !== 'f' || t !== 'shared') return revealingFunction.test(text);
    if (text.trim() === '') return !keptGroups.has(si);
    if (!revealingFunction.test(text)) keptGroups.add(si);
    return revealingFunction.test(text);
  };
  const settle = () => {
    if (collected === undefined) return;
    const { name, opening, text } = collected;
    if (headerNames.test(name)) {
      const written = withFileName(text, fileName);
      changed ||= written !== text;
      queue.add({ text: written });
    } else if (isRevealing(collected)) {
      opening.leaveOut = 'all';
      changed = true;
    } else if (text !== '') {
      queue.add({ text });
    }
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
      if (name === 'f' || name === 'definedName' || headerNames.test(name)) collected = { name, opening, text: '' };
      else queue.flush();
    },
    close() {
      settle();
      const opening = levels.pop();
      if (opening) queue.add({ closes: opening });
      queue.flush();
    },
    text(text) {
      if (collected !== undefined && collected.text.length < maxFormulaLength) {
        collected.text += text;
        return;
      }
      queue.add({ text });
      if (collected === undefined) queue.flush();
    },
  };
}

/**
 * Removes formulas, names and header codes that reveal the file's location from workbooks: cells keep their last
 * displayed value, and headers show the visitor's file name without a path.
 */
export const workbookPreparation = (fileName: string): Preparation => ({
  hint: /(?:CELL|INFO|FORMULA|FORMULATEXT)\s{0,20}\(|&#|[<:](?:odd|even|first)(?:Header|Footer)[\s>]/i,
  create: () => createWorkbookEditor(fileName),
});
