import { type FormatId, formats } from '../../formats.ts';

const article = (name: string) => (/^[AEIOU]|^(RTF|XLS)/.test(name) ? 'an' : 'a');

/** What a file is, in a sentence: "a PDF", "an Excel workbook". */
const nouns: Partial<Record<FormatId, string>> = {
  docx: 'Word document',
  pptx: 'PowerPoint presentation',
  xlsx: 'Excel workbook',
  zip: 'ZIP archive',
  '7z': '7z archive',
  rtf: 'rich text file',
};

function nounOf(format: FormatId): string {
  const noun = nouns[format] ?? formats[format].label;
  return `${article(noun)} ${noun}`;
}

/** What the page says of a chosen file before anything is sent. */
export const judged = {
  empty: 'There’s nothing in it. Choose another copy.',
  tooLarge: (size: string, limit: string) => `It’s ${size}, and this tool takes files of up to ${limit}.`,
  otherType: (format: FormatId, extension: string) =>
    `This is ${nounOf(format)}${extension === '' ? '' : `, whatever its .${extension} ending says`}.`,
  stray: (format: FormatId) => `This is ${nounOf(format)}, which this page doesn’t take.`,
  enterPassword: 'Enter the password below.',
  locked: 'Save a copy without a password and choose that.',
  cutOff: 'The end is missing, as if a download had been cut short. Try downloading it again.',
  open: 'Open it in',
} as const;
