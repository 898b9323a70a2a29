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
        text: 'The button reads Upload until you choose a file, then Convert. While the document uploads, the button shows the percentage; Cancel stops it.',
      },
      {
        name: 'Find the PDF among your downloads',
        text: 'It’s saved automatically under your document’s name. The card that appears shows the number of pages and offers Download again.',
      },
      {
        name: 'Read what the converter noticed',
        text: 'If your document has macros or uses a font that the server lacks, “Good to know” says so. Check those pages before you send the PDF on.',
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
        text: 'Web addresses, table of contents entries and cross-references can still be clicked.',
      },
      {
        name: 'A structure for screen readers',
        text: 'The PDF is tagged: it says which line is a heading, which is a list and which is a table cell, and it includes your pictures’ alternative text.',
      },
      {
        name: 'Page breaks as you know them',
        text: 'The widths of the common office fonts are matched letter by letter, so lines, and usually pages, end where they do in Word.',
      },
      {
        name: 'Nothing to install and nobody to ask',
        text: 'The conversion is free, needs no account, and prints no watermark on your pages. There’s no quota either: convert one letter or a whole folder.',
      },
    ],
  },
  formats: {
    heading: 'DOCX in, PDF out',
    paragraphs: [
      'A .docx file is a ZIP package of XML parts that describe text, styles and pictures; where a line ends is decided only when a program lays it out. Word has saved this format since 2007, and LibreOffice, Google Docs, Pages and most other word processors write it too. A PDF is the opposite: every letter has its fixed place, and the fonts travel inside the file.',
      'The PDF keeps text, fonts, tables, pictures, headers and footers, footnotes, columns, page numbers, links and the document title. It leaves out comments, macros, hidden text, and anything the document only links to on another computer. Form fields show their contents but can no longer be filled in. Documents up to {limit} are accepted.',
    ],
  },
  article: {
    heading: 'Why a Word document looks different elsewhere, and a PDF doesn’t',
    sections: [
      {
        heading: 'A document without fixed lines',
        paragraphs: [
          'Open the same document on two computers and a heading may slip to the next page. The file isn’t at fault. It stores paragraphs and styles, and each program measures the letters itself, with the fonts it has, for the printer it knows, by its own rules for hyphenation and spacing. One letter that is a hair wider can push a word to the next line, and thirty lines later a table breaks in two.',
          'A PDF settles those questions once. Everyone who opens it sees the same line ends, page breaks and page numbers, which is why contracts, applications and invoices are sent as PDF.',
        ],
      },
      {
        heading: 'Fonts decide whether the pages match yours',
        paragraphs: [
          'The conversion runs on a server, so the fonts on your own computer play no part unless they are embedded in the document. Several of the usual office fonts have free counterparts with exactly the same widths: Carlito for Calibri, Caladea for Cambria, Liberation Sans for Arial, Liberation Serif for Times New Roman. With them lines end where they did before, even though the letters differ a little in shape.',
          'For other fonts a similar one is used and lines may move; the result card then names both. If the exact look matters, embed the fonts before you convert: in Word for Windows, choose File, Options, Save, “Embed fonts in the file”. The font’s license must allow it.',
        ],
      },
      {
        heading: 'Comments and tracked changes',
        paragraphs: [
          'Comments in the margin are left out of the PDF. Tracked changes stay visible: inserted and deleted text both appear, colored and underlined or struck through. That’s useful in a review copy and embarrassing in a quote. If readers shouldn’t see the changes, accept or reject them in Word first.',
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
        'Usually because a font had to be replaced by one with different widths. The result card says which. Embed it in the document or choose a common font, and the pages should agree.',
    },
    {
      question: 'My document has a password. What now?',
      answer:
        'The page asks for it when the document won’t open without one. It’s used once to open the document and isn’t kept. The PDF opens without a password.',
    },
    {
      question: 'Are macros run during the conversion?',
      answer: 'No. They are neither run nor copied into the PDF, and the result card mentions that they were there.',
    },
    {
      question: 'Who can read my document while it is being converted?',
      answer:
        'Nobody. It travels over HTTPS, stays in its own folder during the conversion, and is deleted together with the PDF as soon as the PDF has been sent to you. Only the converter opens it, and neither its contents nor its name appear in the logs.',
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
    text: 'Take the .docx that you were about to print, drop it on the sheet above, and compare the PDF with what you see in Word. There’s no registration first and no bill afterwards.',
  },
} as const satisfies ToolCopy;
