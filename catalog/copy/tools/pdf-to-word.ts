import type { ToolCopy } from '../tool-copy.ts';

/** The text of the page PDF to Word. */
export const copy = {
  howTo: {
    heading: 'How to get an editable Word document from a PDF',
    steps: [
      {
        name: 'Pick the PDF',
        text: 'Use the file button, drop the .pdf on the sheet, or fetch it with the Google Drive and Dropbox buttons where this site has set them up.',
      },
      {
        name: 'Start with Convert',
        text: 'Sending takes as long as your connection needs; rebuilding an ordinary document of ten pages takes a second or two more. Scanned pages are read one by one and take longer.',
      },
      {
        name: 'Open the document when the button reads “✅ Done”',
        text: 'It has the name of your PDF and the extension .docx. Word, LibreOffice, Google Docs and Pages open it.',
      },
      {
        name: 'Compare before you edit',
        text: 'Put PDF and document side by side and go through tables, figures and footnotes once. The lines under “Good to know” tell how many pages were scans, and in which language they were read.',
      },
    ],
  },
  why: {
    heading: 'A document to work in, not a picture of one',
    reasons: [
      {
        name: 'Paragraphs that flow',
        text: 'Lines are joined into paragraphs, so that a word you insert moves the rest along. Nothing is put into a text frame for each line.',
      },
      {
        name: 'Headings with styles',
        text: 'Titles get Word’s heading styles, taken from the bookmarks of the PDF or from their look. The navigation pane and a table of contents work at once.',
      },
      {
        name: 'Real lists, tables and footnotes',
        text: 'Numbered lists count by themselves, tables have cells that can be sorted, and notes are tied to their marks in the text.',
      },
      {
        name: 'Scans included',
        text: 'Pages that are pictures are read by text recognition without a setting to look for.',
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
      'PDF files are accepted up to {limit}. They come from office programs, from browsers, from LaTeX or from a scanner, and they differ in how much they know about their own structure. The result is a .docx as Word has written it since 2007.',
      'Recovered are text with size, color, bold and italic, paragraphs, headings, lists, tables with borders and shading, columns, headers and footers with page numbers, footnotes, links and pictures. Charts and drawings come along as shapes that can be moved and recolored; where a page has more than 400 of them, they are one picture behind its text. Form fields become content controls with what was entered in them; comments aren’t taken over. Fonts are named, not embedded: a font that your computer lacks is replaced by Word.',
    ],
  },
  article: {
    heading: 'What a PDF is missing when you want a Word file back',
    sections: [
      {
        heading: 'Letters with coordinates',
        paragraphs: [
          'Imagine a sheet of paper on which somebody noted for every letter how far it is from the left edge and from the bottom. That’s a PDF. It doesn’t say where a word ends, which lines form a paragraph, or that three columns of figures are a table. A space is often not stored at all; it is only a gap. Even the order of the letters in the file need not be the order in which one reads them.',
          'Making a Word document from that means reversing the printing: guessing what the author must have typed so that the letters came to stand where they stand.',
        ],
      },
      {
        heading: 'How the structure is found again',
        paragraphs: [
          'Gaps between letters tell words, gaps between lines tell paragraphs. The strongest sign of a paragraph’s end is a line that stops although the next word would still have fitted. What returns at the same height on most pages is a header or a footer. Ruled lines that touch form a table; columns of text that are aligned row after row form one without rules. Small type below a short rule, beginning with a raised number, is a footnote.',
          'Every one of these rules has exceptions, and each page is a new combination of them. Plain reports, letters, contracts and papers come back well. Leaflets with text around pictures, or forms full of boxes, need more work by hand.',
        ],
      },
      {
        heading: 'Scanned documents',
        paragraphs: [
          'A scan holds no letters, only dots. Its text is recognized; the server reads English, German, French, Spanish, Italian, Portuguese, Russian, Arabic, Chinese and Japanese, and finds the language itself. Sharp upright letters at 300 dots an inch give good results. Handwriting isn’t recognized, and names, dates and amounts deserve a second look, since a smudge easily turns an 8 into a 3 and a fold hides a minus sign.',
        ],
      },
      {
        heading: 'Is there a better source?',
        paragraphs: [
          'If the author still has the original document, ask for it: no reconstruction is as good. If you need only the words, the plain text of the PDF is quicker to work with. And if you merely want to add a date and a signature, a PDF reader with a fill-in function spares you the round trip.',
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
        'Yes, with the password: the page asks for it once it has found that the file is protected. It opens the file on the server and isn’t kept, and the Word document has none.',
    },
    {
      question: 'Why are some formulas broken?',
      answer:
        'Formulas in a PDF are scattered symbols in several fonts and sizes. Their letters are kept, but not as an equation that Word could edit.',
    },
    {
      question: 'What happens to my PDF after the conversion?',
      answer:
        'The upload is encrypted (HTTPS). Once the document has been sent back, the server deletes both files; a conversion that you cancel is deleted at that moment too.',
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
