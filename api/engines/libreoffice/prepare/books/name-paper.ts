import type { Paper } from '../../../../formats/paper.ts';
import { setup, statesPaper } from '../../kept/binary/book-facts.ts';
import { recordsFrom, recordTypes } from '../../kept/binary/book-records.ts';
import { paperCodes } from '../../sheets/plan/page.ts';

const fullScale = 100;

/** Writes a size of paper into the description of a page that names none, and what else counts as not described there. */
function statePaper(data: Buffer, paper: Paper): void {
  data.writeUInt16LE(paperCodes[paper], setup.paperAt);
  const flags = data.readUInt16LE(setup.flagsAt);
  if ((flags & setup.saysNothing) === 0) return;
  data.writeUInt16LE(fullScale, setup.scaleAt);
  data.writeUInt16LE((flags & ~(setup.saysNothing | setup.hasNoOrientation)) | setup.isPortrait, setup.flagsAt);
}

/**
 * Has sheets of an Excel 97 workbook that name no size of paper name one: LibreOffice would take that of its own language.
 * Sheets that do not describe their page at all are left as they are. Returns whether anything changed.
 */
export function namePaper(book: Buffer, paper: Paper): boolean {
  let depth = 0;
  let changed = false;
  for (const { type, data } of recordsFrom(book, 0)) {
    if (type === recordTypes.filePass) return false;
    if (type === recordTypes.bof) depth++;
    else if (type === recordTypes.eof) depth--;
    // Charts within sheets have descriptions, too, at which nobody looks.
    if (type !== recordTypes.setup || depth !== 1 || statesPaper(data)) continue;
    statePaper(data, paper);
    changed = true;
  }
  return changed;
}
