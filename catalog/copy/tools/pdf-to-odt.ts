import type { ToolCopy } from '../tool-copy.ts';

/** The text of the page PDF to ODT. */
export const copy = {
  howTo: {
    heading: 'How to turn a PDF into an OpenDocument text',
    steps: [
      {
        name: 'Put the PDF on the sheet',
        text: 'Any .pdf will do, whether a program wrote it or a scanner. The file button opens the usual dialog; if the site has set up Google Drive and Dropbox, you can pick it there too.',
      },
      {
        name: 'Press Convert and wait for “Done”',
        text: 'The PDF is analyzed first and then saved as ODT by LibreOffice; both happen in one go.',
      },
      {
        name: 'Open the .odt in your word processor',
        text: 'The download has the name of the PDF. If you choose another file afterwards, the button reads Upload again; press it as before.',
      },
    ],
  },
  why: {
    heading: 'Why a rebuilt text beats an imported one',
    reasons: [
      {
        name: 'It opens in Writer',
        text: 'LibreOffice itself opens a PDF in Draw, as pages full of separate text lines. Here you get a Writer text with paragraphs you can edit.',
      },
      {
        name: 'Styles you can change in one place',
        text: 'Headings use heading styles and body text its own, so changing a font takes one step, not two hundred.',
      },
      {
        name: 'Tables across pages are one table',
        text: 'A table that continues on the next page with the same columns is joined again, without its repeated header rows.',
      },
      {
        name: 'An open format',
        text: 'ODT is described by a public standard and read by free programs on every system.',
      },
      {
        name: 'No meter running',
        text: 'Convert as many documents as you like: it’s free, you don’t have to register, and no advertising is added to the text.',
      },
    ],
  },
  formats: {
    heading: 'What is carried from PDF to ODT',
    paragraphs: [
      'The page accepts .pdf up to {limit} and gives .odt, the text format of LibreOffice, OpenOffice and Collabora Online, which Word and Google Docs can open too.',
      'You get the running text with its fonts, sizes and colors, headings, numbered and bulleted lists, tables, columns, headers and footers, footnotes, links and pictures. Drawings come along as shapes, one for each stroke or area, since a PDF doesn’t say which of them belong together; where a page has more than 400 of them, they are one picture behind its text. Form fields become content controls with what was entered in them. Digital signatures, comments, attachments and the calculations of forms have no place in the result.',
    ],
  },
  article: {
    heading: 'Working on in LibreOffice when only the PDF is left',
    sections: [
      {
        heading: 'Draw, Writer and the difference between them',
        paragraphs: [
          'If you double-click a PDF with LibreOffice installed, it opens in Draw. That’s the right place for moving a logo or blacking out a line, and the wrong one for rewriting a chapter: each line is an object of its own, and text doesn’t flow from one to the next. Exporting those pages as ODT doesn’t help either, because the objects remain frames.',
          'A text you can go on writing has to be reconstructed. Which lines belong to a paragraph, what is a heading, where a list begins: all this is worked out from positions, distances and sizes before the first paragraph is written.',
        ],
      },
      {
        heading: 'What you should look at first',
        paragraphs: [
          'Open the Navigator (F5) in Writer. Under Headings you see at a glance whether the structure was found. Then look at the tables: those with ruled lines are reliable, those held together by spacing alone may have lost a column boundary. Finally turn on the formatting marks and look for lines that end with a line break where none should be; in poems and addresses they belong there, in running text they don’t.',
        ],
      },
      {
        heading: 'Public offices, schools and open formats',
        paragraphs: [
          'Several governments, among them those of the United Kingdom and the Netherlands, name OpenDocument as the format for documents that are exchanged for editing. A PDF from the archive of such an office often has to become editable again for its next edition. ODT is the natural target: no license is needed to open it, and its specification is free to read.',
        ],
      },
      {
        heading: 'When the PDF is a scan',
        paragraphs: [
          'Pages without any text are recognized, upright or turned, in the language that the first page suggests. The recognized words replace the picture of the page, in the size they have there. Letterheads, stamps and signatures aren’t reproduced. For a faithful copy keep the PDF along with the ODT; for quoting and editing the ODT is what you need.',
        ],
      },
      {
        heading: 'Keeping the PDF as the reference',
        paragraphs: [
          'A rebuilt text is a working copy. Number and order of paragraphs are nearly always right, yet a decimal point in a table can make a difference of thousands. Before a converted text is published or signed, someone should read it against the PDF from beginning to end. Put two windows side by side, and search for every figure.',
        ],
      },
    ],
  },
  questions: [
    {
      question: 'Why not convert to DOCX and open that in LibreOffice?',
      answer:
        'That works as well. If LibreOffice is your program, ODT saves one translation the next time you open and save the text.',
    },
    {
      question: 'Are the pages as long as in the PDF?',
      answer:
        'Usually. Paper size, margins and line spacing are taken over, and page breaks are set where a page of the PDF ended early. A replaced font can shift a few lines.',
    },
    {
      question: 'Does a PDF in two columns become a text in two columns?',
      answer: 'Yes, as a section with columns, read down the first column and on in the second.',
    },
    {
      question: 'What about PDF forms?',
      answer:
        'Text fields, check boxes and choices become content controls with what was entered in them, so that they can still be filled in. What a form calculates or checks by itself is lost.',
    },
    {
      question: 'Can I convert confidential documents?',
      answer:
        'The connection is encrypted (HTTPS), no person looks at the file, and it’s deleted from the server once the ODT has been sent. Whether your rules allow an upload at all is up to you.',
    },
  ],
  related: ['odt-to-pdf', 'pdf-to-word', 'odt-to-doc', 'pdf-to-rtf', 'odtcompressor'],
  tryIt: {
    heading: 'Try it with a chapter',
    text: 'A PDF of a few pages shows what to expect of a long one. Choose it above; it takes a few seconds and doesn’t cost a cent.',
  },
} as const satisfies ToolCopy;
