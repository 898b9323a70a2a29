import { localName } from '../../../formats/xml.ts';
import { withFileName } from './header-codes.ts';
import type { Preparation } from './prepare-package.ts';
import type { XmlEditor } from './xml-editor.ts';
import { createXmlQueue, type Opening } from './xml-queue.ts';

/** Functions that tell of the file's path, of this server, or of links that hold paths. */
const tellingFunction = /(?<![\w.])(?:_xlfn\.)?(?:CELL|INFO|FORMULA|FORMULATEXT)\s*\(/i;
const headerNames = /^(?:odd|even|first)(?:Header|Footer)$/;

/** An element whose text is gathered before it is written. */
interface Gathered {
  readonly name: string;
  readonly opening: Opening;
  text: string;
}

/** Longer formulas and headers do not exist: Excel takes 8,192 characters and 255. */
const maxGathered = 100_000;

function createWorkbookEditor(fileName: string): XmlEditor {
  const queue = createXmlQueue();
  const levels: Opening[] = [];
  /** Groups of shared formulas whose first one is kept, by `si` (ECMA-376 part 1, §18.3.1.40). */
  const keptGroups = new Set<string>();
  let gathered: Gathered | undefined;
  let changed = false;

  /** Leaves out a formula, so that the value that its cell showed last stays, or a name's definition. */
  const isTelling = ({ name, opening, text }: Gathered) => {
    const { t, si = '' } = opening.tag.attributes;
    if (name !== 'f' || t !== 'shared') return tellingFunction.test(text);
    if (text.trim() === '') return !keptGroups.has(si);
    if (!tellingFunction.test(text)) keptGroups.add(si);
    return tellingFunction.test(text);
  };
  const settle = () => {
    if (gathered === undefined) return;
    const { name, opening, text } = gathered;
    if (headerNames.test(name)) {
      const written = withFileName(text, fileName);
      changed ||= written !== text;
      queue.add({ text: written });
    } else if (isTelling(gathered)) {
      opening.leaveOut = 'all';
      changed = true;
    } else if (text !== '') {
      queue.add({ text });
    }
    gathered = undefined;
  };

  return {
    take: queue.take,
    changed: () => changed,
    open(written, attributes) {
      settle();
      const name = localName(written);
      const opening: Opening = { tag: { name: written, attributes }, leaveOut: 'nothing' };
      levels.push(opening);
      queue.add(opening);
      if (name === 'f' || name === 'definedName' || headerNames.test(name)) gathered = { name, opening, text: '' };
      else queue.flush();
    },
    close() {
      settle();
      const opening = levels.pop();
      if (opening) queue.add({ closes: opening });
      queue.flush();
    },
    text(text) {
      if (gathered !== undefined && gathered.text.length < maxGathered) {
        gathered.text += text;
        return;
      }
      queue.add({ text });
      if (gathered === undefined) queue.flush();
    },
  };
}

/**
 * Excel workbooks without formulas, names and header codes that tell where the file lies: cells keep the value that
 * they showed last, headers show the visitor's name of the file and no path.
 */
export const workbookPreparation = (fileName: string): Preparation => ({
  hint: /(?:CELL|INFO|FORMULA|FORMULATEXT)\s{0,20}\(|&#|[<:](?:odd|even|first)(?:Header|Footer)[\s>]/i,
  create: () => createWorkbookEditor(fileName),
});
