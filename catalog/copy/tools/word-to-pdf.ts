import type { ToolCopy } from '../tool-copy.ts';

/** The text of the page Word to PDF. */
export const copy = {
  howTo: {
    heading: 'How to turn a Word document into a PDF',
    steps: [
      {
        name: 'Choose the document',
        text: 'Drop your .docx file on the sheet at the top of this page, or click the sheet and pick it from your device. Its name and size appear below the drop area.',
      },
      {
        name: 'Press Convert',
        text: 'The button reads Upload until a file is there and Convert afterwards. While the document is on its way the button counts the percentage, and Cancel stops it.',
      },
      {
        name: 'Find the PDF among your downloads',
        text: 'It is saved by itself under the name of your document. The card that appears tells the number of pages and offers Download again.',
      },
      {
        name: 'Read what the converter noticed',
        text: 'If your document asks for a font that the server lacks, or carries macros, a line under “Good to know” says so. Look at the pages concerned before you send the PDF on.',
      },
    ],
  },
  why: {
    heading: 'What you get beyond a printout',
    reasons: [
      {
        name: 'Headings become bookmarks',
        text: 'Paragraphs in the styles Heading 1, Heading 2 and so on appear in the side panel of the PDF reader, so a long report can be navigated like a book.',
      },
      {
        name: 'Links keep working',
        text: 'Web addresses, entries of the table of contents and cross-references can still be clicked.',
      },
      {
        name: 'A structure for screen readers',
        text: 'The PDF is tagged: it says which line is a heading, which is a list and which is a table cell, and alternative texts of pictures go along.',
      },
      {
        name: 'Page breaks as you know them',
        text: 'The widths of the common office fonts are matched letter by letter, so lines, and usually pages, end where they do in Word.',
      },
      {
        name: 'Nothing to install and nobody to ask',
        text: 'The conversion is free, needs no account, and prints no watermark on your pages. There’s no quota either: convert one letter or a whole folder, one after the other.',
      },
    ],
  },
  formats: {
    heading: 'DOCX in, PDF out',
    paragraphs: [
      'A .docx file is a ZIP package of XML parts that describe text, styles and pictures; where a line ends is decided only when a program lays it out. Word has saved this format since 2007, and LibreOffice, Google Docs, Pages and most other word processors write it too. A PDF is the opposite: every letter has its fixed place, and the fonts travel inside the file.',
      'Kept in the conversion are text, fonts, tables, pictures, headers and footers, footnotes, columns, page numbers, links and the document title. Not carried over are comments, macros, hidden text, and whatever the document only links to on another computer; fields of a form show what is written in them and can no longer be filled in. Documents up to {limit} are accepted.',
    ],
  },
  article: {
    heading: 'Why a Word document looks different elsewhere, and a PDF doesn’t',
    sections: [
      {
        heading: 'A document without fixed lines',
        paragraphs: [
          'Open the same document on two computers and a heading may slip to the next page. That isn’t a fault of the file. It stores paragraphs and styles, and each program measures the letters itself, with the fonts it has, for the printer it knows, by its own rules of hyphenation and spacing. One letter that is a hair wider can push a word to the next line, and thirty lines later a table breaks in two.',
          'A PDF settles those questions once. Whoever opens it sees the line ends, page breaks and page numbers that were decided at the moment of conversion, and that is why contracts, applications and invoices are sent as PDF.',
        ],
      },
      {
        heading: 'Fonts decide whether the pages match yours',
        paragraphs: [
          'The conversion runs on a server, so the fonts on your own computer play no part unless they are embedded in the document. Several of the usual office fonts have free counterparts with exactly the same widths: Carlito for Calibri, Caladea for Cambria, Liberation Sans for Arial, Liberation Serif for Times New Roman. With them lines end where they did before, even though the letters differ a little in shape.',
          'For other fonts a similar one is used and lines may move; the result card then names both. If the exact look matters, embed the fonts before you convert: in Word for Windows under File, Options, Save, “Embed fonts in the file”. The license of the font has to permit it.',
        ],
      },
      {
        heading: 'Comments and tracked changes',
        paragraphs: [
          'Comments in the margin are left out of the PDF. Tracked changes aren’t resolved for you: text that is marked as inserted and text that is marked as deleted both appear, colored and underlined or struck through. That’s useful for a review copy and embarrassing in an offer. Accept or reject all changes in Word first if the reader isn’t meant to see them.',
        ],
      },
      {
        heading: 'Before you send the PDF',
        paragraphs: [
          'Update the table of contents, since the page numbers in it are taken as they were last saved. Give the document a title under File, Info, because many readers show it in place of the file name. Use real heading styles instead of bold text; they are what bookmarks and tags are made from. And look at the last page: an empty one usually comes from empty paragraphs at the end of the document.',
        ],
      },
    ],
  },
  questions: [
    {
      question: 'Can I convert an old .doc file?',
      answer:
        'This page takes .docx. Open the old document in Word, LibreOffice or Google Docs, save it as .docx, and convert that copy.',
    },
    {
      question: 'Why did my document get a different number of pages?',
      answer:
        'Most often because of a font that had to be replaced by one with other widths. The result card tells which font it was. Embed it in the document or choose a common font, and the pages should agree.',
    },
    {
      question: 'My document has a password. What now?',
      answer:
        'The page asks for it once it has found that the document opens only with a password. It is used to open the document once and isn’t kept, and the PDF opens without one.',
    },
    {
      question: 'Are macros run during the conversion?',
      answer: 'No. They are neither run nor copied into the PDF, and the result card mentions that they were there.',
    },
    {
      question: 'Who can read my document while it is being converted?',
      answer:
        'It travels over HTTPS, lies in a folder of its own for as long as the conversion takes, and is deleted together with the PDF as soon as the PDF has been sent to you. Only the converter opens it, and neither its contents nor its name are written to the logs.',
    },
    {
      question: 'Does it work on a phone?',
      answer:
        'Yes. The conversion happens on the server, so a phone only has to send the document and save the PDF. Use the file button to pick it from your files app.',
    },
  ],
  related: ['pdf-to-word', 'docxcompressor', 'pdf-compressor', 'merge-pdf', 'odt-to-pdf', 'doc-to-odt'],
  tryIt: {
    heading: 'Try it now with a document of yours',
    text: 'Take the .docx that you were about to print, drop it on the sheet above, and compare the PDF with what you see in Word. No registration comes first and no bill afterwards.',
  },
} as const satisfies ToolCopy;
