import type { ToolCopy } from '../tool-copy.ts';

/** The text of the page CSV to PDF. */
export const copy = {
  howTo: {
    heading: 'How to turn a CSV file into a printable table',
    steps: [
      {
        name: 'Select the .csv',
        text: 'Pick it from your computer, or from Google Drive or Dropbox if the site has set them up. An export from a shop, a bank, a survey or a measuring device is fine as it is.',
      },
      {
        name: 'Press Convert',
        text: 'The file is read twice: once to see how wide each column has to be, and once to draw it.',
      },
      {
        name: 'Open converted.pdf',
        text: 'The header is on every page and pages are numbered. If a table is several pages wide, the footer says which columns you see.',
      },
    ],
  },
  why: {
    heading: 'A table instead of a text dump',
    reasons: [
      {
        name: 'Separators are found',
        text: 'Comma, semicolon, tab and vertical bar are told apart by how regularly they divide the rows; a first line sep=; is obeyed.',
      },
      {
        name: 'Nothing is reinterpreted',
        text: 'Leading zeros, long article numbers and dates are printed as they stand. No spreadsheet turns 1-2 into January 2.',
      },
      {
        name: 'Columns are never cut',
        text: 'Paper, type size and column widths are chosen so that every column fits. Long texts wrap inside their cell.',
      },
      {
        name: 'Numbers under numbers',
        text: 'Columns of figures are aligned on the right and can be compared at a glance.',
      },
      {
        name: 'Hundreds of thousands of rows',
        text: 'Pages are written while the file is being read, up to 5,000 of them. It’s free, as often as you like, with no account and no watermark.',
      },
    ],
  },
  formats: {
    heading: 'CSV, the common tongue of data',
    paragraphs: [
      'CSV stands for comma-separated values: one row on each line, values divided by a sign, values that contain this sign put in quotes. RFC 4180 describes the customary form; in practice semicolons are usual wherever the comma is the decimal sign. Every spreadsheet and database reads and writes it. The page takes .csv up to {limit}.',
      'All values and the order of rows and columns are kept. Letters are read in UTF-8, UTF-16 or the older encodings of Windows, and scripts from Arabic to Chinese are drawn. A CSV holds no formats, so the PDF brings its own plain design: bold header, hairlines, numbers on the right. Empty lines are skipped.',
    ],
  },
  article: {
    heading: 'Getting a CSV on paper without a spreadsheet in between',
    sections: [
      {
        heading: 'What Excel does to a CSV on opening',
        paragraphs: [
          'Opened by double-click, a CSV goes through Excel’s guesses. 00123 becomes 123, a phone number becomes 4.91E+11, the gene SEPT2 became a date in so many publications that its name was changed. If the separator differs from the one the computer’s region expects, everything lands in column A; if the encoding does, “Müller” turns into “MÃ¼ller”. Printing from there prints these errors.',
          'Here the values are treated as text from beginning to end. The only use of their content is to see which columns consist of numbers, and to align them.',
        ],
      },
      {
        heading: 'How wide tables are laid out',
        paragraphs: [
          'The first attempt is upright paper with nine-point type and every value on one line. If that doesn’t fit, the paper is turned; then long texts may wrap; then type goes down to eight and seven points. If a table has too many columns for that, they are divided into groups that follow one another page by page, and a narrow first column, usually the key, is repeated in each group so that rows can be matched.',
        ],
      },
      {
        heading: 'Headers, quotes and other oddities',
        paragraphs: [
          'The first row is taken as a header if it looks like one: names above columns of different content. A quote that is never closed would swallow the rest of the file; in that case quotes are read as ordinary signs. Rows with too few or too many values are printed as they are, not discarded. Line breaks within a value are kept.',
        ],
      },
      {
        heading: 'Long columns of text',
        paragraphs: [
          'Comments, descriptions and addresses are what makes tables unwieldy. A column with such texts is as wide as most of its values need, up to a sensible limit; longer values wrap within their row. A row taller than a page is split. If a column contains whole paragraphs, consider removing it for print and handing it out as a separate list.',
        ],
      },
      {
        heading: 'When a PDF is the right form',
        paragraphs: [
          'As an attachment to a report, as evidence of what was exported on a certain day, as a list to tick off by hand, as a membership list for people without a computer. If recipients are to calculate with the data, give them the CSV as well, perhaps packed with Compress CSV.',
        ],
      },
    ],
  },
  questions: [
    {
      question: 'Can I choose which columns are printed?',
      answer:
        'The whole table is printed. Remove columns in a spreadsheet or editor first, or set a print area in Excel and use Excel to PDF.',
    },
    {
      question: 'Why is the header missing on my pages?',
      answer:
        'Because the first row didn’t look like names, for example if it consists of numbers like the rows below it. Give the columns words as names.',
    },
    {
      question: 'Does it handle tab-separated files?',
      answer: 'Yes, tabs are recognized as separators, as long as the file is named .csv.',
    },
    {
      question: 'How many rows are possible?',
      answer:
        'About forty to fifty rows fit a page if none wraps, so 5,000 pages hold some two hundred thousand. Larger files are refused; split them first.',
    },
    {
      question: 'Can the text in the PDF be searched and copied?',
      answer: 'Yes. It is real text with embedded fonts, in the order of the rows.',
    },
    {
      question: 'My CSV contains personal data. Where does it end up?',
      answer:
        'In a temporary folder that exists only for this conversion. The transfer is encrypted (HTTPS), and the folder is deleted with everything in it once the PDF has been sent.',
    },
  ],
  related: ['xlsx-to-pdf', 'csvcompress', 'text-to-pdf', 'html-to-pdf', 'pdf-to-txt'],
  tryIt: {
    heading: 'Print the export you have just downloaded',
    text: 'Whatever separator and encoding it uses, drop it above and look at the first page. You need neither a spreadsheet program nor an account.',
  },
} as const satisfies ToolCopy;
