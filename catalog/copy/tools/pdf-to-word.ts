import type { ToolCopy } from '../tool-copy.ts';

/** The text of the page PDF to Word. */
export const copy = {
  howTo: {
    heading: 'How to get an editable Word document from a PDF',
    steps: [
      {
        name: 'Pick the PDF',
        text: 'Use the file button, drop the .pdf on the sheet, or pick it from Google Drive or Dropbox if this site has set them up.',
      },
      {
        name: 'Start with Convert',
        text: 'Once your PDF is uploaded, rebuilding an ordinary ten-page document takes a second or two. Scanned pages are read one by one and take longer.',
      },
      {
        name: 'Open the document when the button reads “✅ Done”',
        text: 'It has the name of your PDF and the extension .docx. Word, LibreOffice, Google Docs and Pages open it.',
      },
      {
        name: 'Compare before you edit',
        text: 'Put the PDF and the document side by side and check tables, figures and footnotes once. “Good to know” says how many pages were scans and which language they were read in.',
      },
    ],
  },
  why: {
    heading: 'A document to work in, not a picture of one',
    reasons: [
      {
        name: 'Paragraphs that flow',
        text: 'Lines are joined into paragraphs, so a word you insert moves the rest along. You don’t get a text frame for every line.',
      },
      {
        name: 'Headings with styles',
        text: 'Titles get Word’s heading styles, based on the PDF’s bookmarks or on how they look. The navigation pane and a table of contents work at once.',
      },
      {
        name: 'Real lists, tables and footnotes',
        text: 'Numbered lists renumber themselves, tables have real cells, and notes are tied to their marks in the text.',
      },
      {
        name: 'Scans included',
        text: 'Text recognition reads pages that are pictures, with nothing to set.',
      },
      {
        name: 'No strings attached',
        text: 'Converting costs nothing, however many files you bring. There’s no trial period, no registration and no watermark in the document.',
      },
    ],
  },
  formats: {
    heading: 'What the PDF holds and what Word wants',
    paragraphs: [
      'PDF files are accepted up to {limit}. They come from office programs, from browsers, from LaTeX or from a scanner, and they differ in how much of their structure they record. The result is a .docx, Word’s format since 2007.',
      'You get text with its size, color, bold and italic, paragraphs, headings, lists, tables with borders and shading, columns, headers and footers with page numbers, footnotes, links and pictures. Charts and drawings become shapes you can move and recolor; if a page has more than 400 of them, they’re a single picture behind the text. Form fields become content controls that keep their entries; comments are left out. Fonts that your computer may lack are embedded if the PDF has nearly all their letters and their license lets documents carry them; others are named, and Word replaces those you don’t have.',
    ],
  },
  article: {
    heading: 'What a PDF is missing when you want a Word file back',
    sections: [
      {
        heading: 'Letters with coordinates',
        paragraphs: [
          'Imagine a sheet of paper that lists, for every letter, how far it is from the left edge and from the bottom. That’s a PDF. It doesn’t say where a word ends, which lines form a paragraph, or that three columns of figures are a table. Often a space isn’t even stored; it’s just a gap. Even the order of the letters in the file may not be the order you read them in.',
          'Making a Word document from that means undoing the printing: working out what the author must have typed for the letters to end up where they are.',
        ],
      },
      {
        heading: 'How the structure is found again',
        paragraphs: [
          'Gaps between letters mark words, and gaps between lines mark paragraphs. The best sign that a paragraph has ended is a line that stops although the next word would have fit. Text that repeats at the same height on most pages is a header or footer. Ruled lines that touch form a table; columns of text aligned row after row form one without rules. Small type below a short rule, starting with a raised number, is a footnote.',
          'Every one of these rules has exceptions, and each page is a new combination of them. Plain reports, letters, contracts and papers come back well. Leaflets with text around pictures, or forms full of boxes, need more work by hand.',
        ],
      },
      {
        heading: 'Scanned documents',
        paragraphs: [
          'A scan holds no letters, only dots. Its text is recognized; the server reads English, German, French, Spanish, Italian, Portuguese, Russian, Arabic, Chinese and Japanese, and finds the language itself. Sharp, upright letters at 300 dots per inch give good results. Handwriting isn’t recognized, and names, dates and amounts deserve a second look, since a smudge easily turns an 8 into a 3 and a fold hides a minus sign.',
        ],
      },
      {
        heading: 'Is there a better source?',
        paragraphs: [
          'If the author still has the original document, ask for it: no reconstruction is as good. If you only need the words, PDF to Text is quicker. And if you just want to add a date and a signature, a PDF reader that can fill in forms saves you the round trip.',
        ],
      },
    ],
  },
  questions: [
    {
      question: 'Will the Word document look exactly like the PDF?',
      answer:
        'Close to it, on most documents. Page size, margins, fonts and spacing carry over, but Word lays out the text itself, so a line may break in a different place. In return, you can edit every word.',
    },
    {
      question: 'Can I convert a scanned contract?',
      answer:
        'Yes. Its pages are recognized and become text. Up to a hundred scanned pages are read in one go; split longer ones into parts.',
    },
    {
      question: 'My PDF asks for a password. Can it be converted?',
      answer:
        'Yes. The page asks for the password when it finds that the file is protected. The password is used only to open the file and isn’t kept, and the Word document opens without one.',
    },
    {
      question: 'Why are some formulas broken?',
      answer:
        'Formulas in a PDF are scattered symbols in several fonts and sizes. Their letters are kept, but not as an equation that Word could edit.',
    },
    {
      question: 'What happens to my PDF after the conversion?',
      answer:
        'The upload is encrypted (HTTPS). Once the document has been sent back, the server deletes both files. If you cancel, they’re deleted right then.',
    },
    {
      question: 'Do I need Word for this?',
      answer:
        'No. The conversion takes place on the server, and the result can be edited in LibreOffice or Google Docs as well.',
    },
  ],
  related: ['word-to-pdf', 'pdf-to-odt', 'pdf-to-txt', 'pdf-to-rtf', 'docxcompressor', 'pdf-to-pptx'],
  tryIt: {
    heading: 'Try it with a lost document',
    text: 'Take a PDF whose Word file is lost, drop it on the sheet, and click into the first paragraph of the result. If the text moves along as you type, the reconstruction has worked.',
  },
} as const satisfies ToolCopy;
