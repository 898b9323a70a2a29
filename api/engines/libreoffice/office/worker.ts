import type { FormatId } from '../../../../catalog/formats.ts';
import type { Paper } from '../../../formats/paper.ts';
import { createNestedProcesses } from '../../../jail/nested.ts';
import { ProblemError } from '../../../problem.ts';
import { serveOperations } from '../../../workers/serve-operations.ts';
import { createOfficeOperations } from '../operations.ts';
import { neutralPath } from '../prepare/place-document.ts';
import { type KitFailure, startOfficeKit } from './office-kit.ts';

// A worker process that runs LibreOffice. Started as `worker PROGRAM_FOLDER PROFILE PAPER JOB_FOLDER`.

/** PDF 1.7, tagged, with headings as bookmarks and fillable form fields. */
const pdfOptions = {
  UseTaggedPDF: { type: 'boolean', value: 'true' },
  ExportBookmarks: { type: 'boolean', value: 'true' },
  ExportFormFields: { type: 'boolean', value: 'true' },
  ExportLinksRelativeFsys: { type: 'boolean', value: 'true' },
  SelectPdfVersion: { type: 'long', value: '17' },
};

function filterOptions(format: FormatId, showsBlankPages: boolean): string {
  if (format !== 'pdf') return '';
  return JSON.stringify({ ...pdfOptions, IsSkipEmptyPages: { type: 'boolean', value: String(!showsBlankPages) } });
}

/** The visitor's problem for a failed step. */
function problemOf({ stage, reason, passwordAsked }: KitFailure, hasPassword: boolean): ProblemError {
  if (passwordAsked && hasPassword) {
    return new ProblemError('wrong-password', 'The password doesn’t open this document. Check it and try again.');
  }
  if (passwordAsked) {
    return new ProblemError(
      'password-protected',
      'This document opens only with a password. Enter it and try again, or use a copy without a password.',
    );
  }
  if (stage === 'load') {
    // Inspection has passed by now, and LibreOffice gives the same reason for damage and for what it cannot read.
    const detail =
      'The document can’t be opened here. It may be damaged, or contain something that isn’t supported: open it in the program that made it, save it again, and try that copy.';
    return new ProblemError('conversion-failed', detail, { cause: reason });
  }
  const detail = 'The document was opened, but it couldn’t be saved in the new format.';
  return new ProblemError('conversion-failed', detail, { cause: reason });
}

// LibreOffice's own threads would keep the process alive, and its exit handlers hang.
process.stdin.once('close', () => process.kill(process.pid, 'SIGKILL'));

const [programFolder = '', profile = '', paper = 'A4', jobFolder = ''] = process.argv.slice(2);
const kit = await startOfficeKit(programFolder, profile);
// Empty documents preload the libraries of the three applications, which takes a quarter of a second.
for (const application of ['swriter', 'scalc', 'simpress']) {
  const input = `private:factory/${application}`;
  const { closed } = await kit.convert({
    input,
    output: `${profile}/warm.pdf`,
    format: 'pdf',
    filterOptions: filterOptions('pdf', false),
  });
  await closed;
}

/** Versions of LibreOffice, which are numbers of year and month from 24.2 on. */
const firstTo = {
  showDataTables: 7.5,
  shrinkSpaces: 24.2,
  addRowBorders: 25.2,
  leaveFootnoteRoom: 25.2,
  assumeNewLayout: 25.2,
  showLegalNumbers: 25.2,
  cutWidths: 25.2,
  endEmptyHeaders: 25.2,
} as const;
const version = Number.parseFloat(kit.version);

let keepsFonts = false;
const operations = createOfficeOperations({
  processes: createNestedProcesses(),
  paper: paper as Paper,
  abilities: {
    shrinksSpaces: version >= firstTo.shrinkSpaces,
    leavesFootnoteRoom: version >= firstTo.leaveFootnoteRoom,
    addsRowBorders: version >= firstTo.addRowBorders,
    showsDataTables: version >= firstTo.showDataTables,
    assumesOldLayout: version < firstTo.assumeNewLayout,
    endsEmptyHeaders: version >= firstTo.endEmptyHeaders,
    cutsWidths: version >= firstTo.cutWidths,
    showsLegalNumbers: version >= firstTo.showLegalNumbers,
  },
  onEmbeddedFonts: () => {
    keepsFonts = true;
  },
  async openFonts(path) {
    const { closed } = await kit.convert({ input: path, output: `${path}.pdf`, format: 'pdf', filterOptions: '' });
    await closed;
  },
  async convert(input, output, format, { password, needsPassword, showsBlankPages = false } = {}) {
    const [from, to] = [input, output].map((path) => neutralPath(path, process.cwd())) as [string, string];
    const { failure, unlocked, closed } = await kit.convert({
      input: from,
      output: to,
      format,
      filterOptions: filterOptions(format, showsBlankPages),
      password,
      needsPassword,
    });
    if (failure === null) return { unlocked, closed };
    await closed;
    throw problemOf(failure, password !== undefined);
  },
});
await serveOperations(kit.version, jobFolder, { engines: { libreoffice: { operations } }, isSpent: () => keepsFonts });
