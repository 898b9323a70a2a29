import type { ToolCopy } from '../tool-copy.ts';

/** The text of the page PDF to Text. */
export const copy = {
  howTo: {
    heading: 'How to get the text out of a PDF',
    steps: [
      {
        name: 'Choose a PDF',
        text: 'From your device by drag and drop or dialog, or from Google Drive or Dropbox if the site is connected to them.',
      },
      {
        name: 'Press Convert',
        text: 'If the PDF contains real text, you have it in an instant. If pages are pictures, their text is recognized, which takes one to four seconds a page.',
      },
      {
        name: 'Use the .txt file',
        text: 'After “Conversion complete”, it’s in your downloads and opens in any editor. For scans, the notes on the result card say which language was assumed.',
      },
    ],
  },
  why: {
    heading: 'What sets this text apart from copy and paste',
    reasons: [
      {
        name: 'In reading order',
        text: 'Two columns come one after the other, not line by line across both.',
      },
      {
        name: 'Whole paragraphs',
        text: 'Lines of a paragraph are joined, even across columns and pages, and words hyphenated at a line end are put back together.',
      },
      {
        name: 'Tables with tabs',
        text: 'Cells in a row are separated by tabs, so you can paste a table into a spreadsheet.',
      },
      {
        name: 'Text recognition built in',
        text: 'Scanned letters and photographed pages are read without any extra step, including those that lie on their side.',
      },
      {
        name: 'Free and unlimited',
        text: 'Extract text from as many PDFs as you need, at no cost and with no account. No advertising is added to your text.',
      },
    ],
  },
  formats: {
    heading: 'What goes in and what comes out',
    paragraphs: [
      'The page reads .pdf files of up to {limit}, also those with a mixture of printed and scanned pages. The result is a .txt file in UTF-8, which any editor, script, translation program or search index can read.',
      'Plain text has letters and line ends and nothing else. So fonts, pictures, colors, links and page layout are gone. Headers, footers and page numbers are kept on lines of their own, but don’t break up a sentence that runs from one page to the next.',
    ],
  },
  article: {
    heading: 'Why text from a PDF is so often scrambled',
    sections: [
      {
        heading: 'The order in the file isn’t the order on the page',
        paragraphs: [
          'A PDF lists drawing commands. A layout program may write all headings first, then the left column, then a caption, then the right column, and nobody notices, since everything ends up in its place on paper. But if you copy the text, you get it in the order of the commands, or in stripes across the columns.',
          'So the tool looks at where each word stands: which lines share a left edge, where a gap runs down the page, which blocks sit side by side. That gives the order in which a person would read.',
        ],
      },
      {
        heading: 'Hyphens and line ends',
        paragraphs: [
          'Printed lines end where the column ends. For a search or a translation those ends are noise, and “conver-” on one line and “sion” on the next will never be found. Divided words are joined if the whole word occurs elsewhere in the document or is plainly just split at a line end; genuine hyphens, as in “well-known”, stay. Paragraphs are separated by an empty line, and list items keep their own lines.',
        ],
      },
      {
        heading: 'Scans: reading pictures of letters',
        paragraphs: [
          'A scanned page contains no text at all, however clear it looks. Recognition compares shapes with what it has learned and succeeds best on black letters on white paper at 300 dots an inch. Faint fax pages, decorative typefaces and photographs taken at an angle give errors; handwriting gives nothing of use. Up to a hundred pages are recognized in one conversion.',
          'English, German, French, Spanish, Italian, Portuguese, Russian, Arabic, Chinese and Japanese are supported in the server’s usual setup. The language is detected from the first page, so don’t mix languages in one scan.',
        ],
      },
      {
        heading: 'What people do with the text',
        paragraphs: [
          'Quote from a study, feed a glossary, compare two versions of a contract with a diff program, count words for a quotation, have a long report read aloud, or search a folder of old scans for a name. For all of these plain text is easier to handle than the PDF it came from.',
        ],
      },
      {
        heading: 'Checking the result',
        paragraphs: [
          'Search the text for a rare word from the last page: if it is there, nothing was cut off. Compare the figures of one table. In recognized text look for typical confusions, rn for m, 0 for O, l for 1. A spell checker finds most of the rest in a minute.',
        ],
      },
    ],
  },
  questions: [
    {
      question: 'Does it work with PDFs whose text can’t be selected?',
      answer:
        'Usually, yes. Such pages are pictures, and their text is recognized. The page says that there’s no text only if no letters can be found at all.',
    },
    {
      question: 'Why do some words contain wrong letters?',
      answer:
        'In a scan, that’s a recognition error. In an ordinary PDF, it happens when the file embeds a font without saying which letters its shapes stand for; every program then has to guess.',
    },
    {
      question: 'Can I get the text of certain pages only?',
      answer:
        'All pages are converted. Delete what you don’t need from the text, or save the pages as a PDF of their own first.',
    },
    {
      question: 'Is the layout kept, with spaces between columns?',
      answer:
        'Columns of prose are put one below the other. Tables keep their rows, with a tab between cells, which survives any later change better than a row of spaces.',
    },
    {
      question: 'Are footnotes included?',
      answer: 'Yes, at the foot of the page they stand on.',
    },
    {
      question: 'Who sees the content of my PDF?',
      answer:
        'No person does. The PDF arrives over HTTPS and is deleted once the text has been sent to you. The logs contain neither its name nor its contents.',
    },
  ],
  related: ['pdf-to-word', 'pdf-to-rtf', 'text-to-pdf', 'tiff-to-pdf', 'pdf-compressor'],
  tryIt: {
    heading: 'Try a page that resists copying',
    text: 'Two columns, a table, or a scan: choose the PDF that gave you trouble. You’ll have its text without registering, and can check it in any editor.',
  },
} as const satisfies ToolCopy;
