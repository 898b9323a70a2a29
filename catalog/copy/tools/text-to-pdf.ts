import type { ToolCopy } from '../tool-copy.ts';

/** The text of the page Text to PDF. */
export const copy = {
  howTo: {
    heading: 'How to make a PDF of a plain text',
    steps: [
      {
        name: 'Select the .txt file',
        text: 'Drop it on the sheet or look for it with the file button. Notes, logs, e-books, subtitles and code listings saved as .txt are all plain text.',
      },
      {
        name: 'Convert',
        text: 'You don’t have to set anything. The encoding, kind of text, type size and page orientation are detected from the file.',
      },
      {
        name: 'Look at the first page',
        text: 'If the letters are right there, they’re right everywhere. If the encoding had to be detected, the result card says which it was.',
      },
    ],
  },
  why: {
    heading: 'More than text poured onto pages',
    reasons: [
      {
        name: 'Prose looks like a book page',
        text: 'Letters, articles and stories are set in a serif typeface with comfortable margins, and items of a list hang neatly behind their bullets.',
      },
      {
        name: 'Columns of characters stay aligned',
        text: 'Where at least a quarter of the lines are lined up by spaces or tabs, as in tables, logs and program code, a fixed-width typeface is used and the size is chosen so that lines fit.',
      },
      {
        name: 'Many scripts, and emoji too',
        text: 'Cyrillic, Greek, Arabic, Hebrew, Hindi, Thai, Chinese, Japanese and Korean are drawn with suitable fonts; right-to-left lines run from right to left.',
      },
      {
        name: 'The text can be copied out again',
        text: 'Text in the PDF can be searched, selected and read aloud. Fonts are embedded, reduced to the characters in use.',
      },
      {
        name: 'Long files are welcome',
        text: 'Up to 5,000 pages can come from one file, and you can convert any number of files for free, without an account and without a watermark.',
      },
    ],
  },
  formats: {
    heading: 'Plain text and its encodings',
    paragraphs: [
      'A .txt file is nothing but characters and line ends. It knows no fonts, no sizes and no pages, and it opens in any editor on any system. The characters are stored as numbers, and which number means which letter depends on the encoding: UTF-8 today, but Windows-1252, KOI8-R, Shift JIS, GBK or UTF-16 in many older files.',
      'The page takes .txt files up to {limit} in all these encodings and writes a PDF with numbered pages. Your line breaks are kept, a form feed character begins a new page, and empty lines become gaps between paragraphs. Nothing is interpreted: asterisks remain asterisks, and addresses remain text.',
    ],
  },
  article: {
    heading: 'Strange characters, broken columns, endless lines',
    sections: [
      {
        heading: 'Why “café” turns into “cafÃ©”',
        paragraphs: [
          'A text file doesn’t say how it is encoded. If a program takes UTF-8 for Windows-1252, each accented letter appears as two odd ones; if it is the other way round, you see question marks in diamonds. Converters that assume one encoding produce such pages by the thousand.',
          'Here the bytes themselves are examined. Valid UTF-8 is practically never anything else; a byte order mark settles UTF-16; for the older encodings the frequency of letters decides, since Russian read as Greek contains no likely words. UTF-32 is the exception that is refused, with the advice to save the file as UTF-8.',
        ],
      },
      {
        heading: 'Prose or columns?',
        paragraphs: [
          'The same file format carries a novel and a table drawn with dashes. In a proportional typeface the table falls apart, and a novel in typewriter letters is tiring. So the first lines are judged: many gaps of several spaces, tabs in the middle of lines, frames made of line-drawing characters, brackets and semicolons at the ends of lines speak for columns, everything else for prose.',
          'Wide tables get smaller type, then paper turned sideways. Only lines that would need type below seven points are wrapped.',
        ],
      },
      {
        heading: 'Where pages end',
        paragraphs: [
          'Plain text has no pages, but many files from mainframes, print spoolers and the Internet’s old standards contain the form feed character, which once told the printer to advance. It is honored. Otherwise a page ends where it is full, and from two pages on each carries its number at the foot.',
        ],
      },
      {
        heading: 'Books in plain text',
        paragraphs: [
          'Libraries of free books offer plain text with lines broken by hand at seventy characters. Such lines are kept, and the type is sized so that they fit without breaking again. A novel of half a million characters becomes a PDF of about two hundred pages. If you would rather read it on an e-reader, an EPUB adapts to small screens better than any PDF does.',
        ],
      },
      {
        heading: 'What to do beforehand, if you want more',
        paragraphs: [
          'Bold type, headings and links can’t be expressed in plain text. If your file uses signs such as # for headings or ** for emphasis, rename it to .md and use Markdown to PDF. If it is a table with commas between the values, CSV to PDF draws real columns with a repeated header.',
        ],
      },
    ],
  },
  questions: [
    {
      question: 'Which paper size is used?',
      answer:
        'A4, unless the operator of this site has chosen Letter. Prose is printed upright; wide columns may turn the page to landscape.',
    },
    {
      question: 'Can I choose font and size?',
      answer:
        'No. They follow from the text: around eleven points for prose, seven to ten for columns, depending on how long the lines are.',
    },
    {
      question: 'Are lines joined into paragraphs?',
      answer:
        'A line end in the file is a line end in the PDF. Lines that are too long for the page are wrapped; short ones are never merged, because in a poem or an address that would be wrong.',
    },
    {
      question: 'My file was refused as “not text”. Why?',
      answer:
        'Its content consists of control characters, whatever the name says. Often it is a Word document or an archive with the ending .txt; open it in the program that made it.',
    },
    {
      question: 'Some characters show as a question mark in a diamond. What does that mean?',
      answer:
        'No font on the server has them, such as rare historic scripts or symbols from private fonts. The result card says how many different ones are missing.',
    },
    {
      question: 'Is the text stored anywhere?',
      answer:
        'Only for the few seconds of the conversion. It travels over HTTPS and is deleted together with the PDF as soon as your download is complete.',
    },
  ],
  related: ['md-to-pdf', 'csv-to-pdf', 'pdf-to-txt', 'html-to-pdf', 'rtf-to-pdf', 'word-to-pdf'],
  tryIt: {
    heading: 'Give it a difficult one',
    text: 'An old log in an unknown encoding or a text in two alphabets is the best test. You don’t have to install anything or register before you drop it above.',
  },
} as const satisfies ToolCopy;
