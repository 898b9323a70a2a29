import type { ToolCopy } from '../tool-copy.ts';

/** The text of the page PDF to RTF. */
export const copy = {
  howTo: {
    heading: 'How to convert a PDF to rich text',
    steps: [
      {
        name: 'Choose the PDF',
        text: 'Drag and drop works, and so does the file button. If the site has set up Google Drive or Dropbox, you can pick the PDF from there.',
      },
      {
        name: 'Press Convert',
        text: 'The text of the PDF is reconstructed as a document, which LibreOffice then writes as RTF.',
      },
      {
        name: 'Open it where you need it',
        text: 'Double-click the .rtf, or import it into the program that asked for rich text. Words, paragraphs and tables can all be edited.',
      },
    ],
  },
  why: {
    heading: 'When rich text is the right target',
    reasons: [
      {
        name: 'Old and special programs read it',
        text: 'Translation software, legal and medical systems, help authoring tools and word processors of the nineties import RTF when they know nothing newer.',
      },
      {
        name: 'Readers are easy to find',
        text: 'TextEdit on the Mac, Word, LibreOffice, Google Docs and AbiWord open it.',
      },
      {
        name: 'No macros, by design',
        text: 'RTF has no macro language, which makes it welcome where documents that might contain macros are turned away.',
      },
      {
        name: 'Formatting without a suite',
        text: 'Bold, italic, sizes, lists and tables survive, unlike in plain text.',
      },
      {
        name: 'A service, not a shop',
        text: 'The tool is free and unlimited, with no login, and adds no advertising and no watermark to your text.',
      },
    ],
  },
  formats: {
    heading: 'From fixed pages to RTF',
    paragraphs: [
      'The page takes .pdf up to {limit}. RTF, the Rich Text Format, is a text file with formatting commands; it has hardly changed since Word 2007 and is understood by almost everything that edits text.',
      'Paragraphs, headings, lists, tables, page headers and footers, footnotes, links and pictures are carried over with fonts and colors. Scanned pages are turned into text. Some things RTF can’t hold: some vector graphics, form logic, signatures and embedded files are missing. Fonts are named but not included.',
    ],
  },
  article: {
    heading: 'Between plain text and Word',
    sections: [
      {
        heading: 'RTF, DOCX or TXT?',
        paragraphs: [
          'Take DOCX if you are going to edit the document in a current word processor: it keeps more, above all columns, complex tables and notes. Take plain text if a script or a search is waiting. Take RTF if the next program in line is older or more specialized, or if you don’t know what the recipient has. It’s the lowest common denominator that still has bold type.',
        ],
      },
      {
        heading: 'For translators',
        paragraphs: [
          'A translation program cuts text into sentences. If every line of the PDF ends with a paragraph mark, each sentence falls into pieces and the memory finds no match. Here lines are joined into paragraphs first, and hyphenated words are closed up, so that segments are whole sentences. Check numbers in tables, since a table without ruled lines may have been read as text with tabs.',
          'Headers and footers are stored as such and don’t interrupt the running text.',
        ],
      },
      {
        heading: 'Why the file can be large',
        paragraphs: [
          'Text costs little in RTF, pictures cost a lot: each byte is written as two digits. A PDF of two megabytes full of photographs may become an RTF of twenty. If you need only the words, delete the pictures after opening it and save again, or extract plain text.',
        ],
      },
      {
        heading: 'Characters from other alphabets',
        paragraphs: [
          'RTF is from a time before Unicode and learned it later. Letters outside the Western alphabets are written as Unicode numbers with a substitute for old readers. A program that ignores the numbers shows question marks instead. If that happens, the program is the limit, not the file; DOCX is then the better choice.',
        ],
      },
      {
        heading: 'A tidy text in five minutes',
        paragraphs: [
          'Whatever you do with the text, a little cleaning up pays off. Replace double spaces with single ones. Delete headers that were taken for text on the first page. Look at every place where a page of the PDF ended: the paragraph should go on without a gap. In a text with footnotes, click on two or three marks and see whether they lead to the right note.',
          'Then save under a new name. The first version remains as a reference, and the PDF decides wherever something looks doubtful.',
          'Mathematical formulas and chemical structures deserve special attention; copy them from the PDF as a picture if they have to be exact.',
        ],
      },
    ],
  },
  questions: [
    {
      question: 'Is the layout the same as in the PDF?',
      answer:
        'Paper, margins, fonts and the sequence of elements carry over. Pictures with text around them and pages in several columns are where RTF readers differ most.',
    },
    {
      question: 'Can scanned letters be converted?',
      answer:
        'Yes, by text recognition in ten languages. The quality of the scan decides how much you have to correct.',
    },
    {
      question: 'Why does the program say that the PDF is protected?',
      answer:
        'It needs a password to be opened. Type it into the field that the page shows then; the RTF opens without one.',
    },
    {
      question: 'Which program should I use to open the result on Windows?',
      answer:
        'Word or LibreOffice. Newer editions of Windows 11 come without WordPad, so without one of these you need another editor.',
    },
    {
      question: 'Are links preserved?',
      answer: 'Links to web addresses are kept as fields that most word processors let you click.',
    },
    {
      question: 'How do I know that nobody else gets my PDF?',
      answer:
        'It’s encrypted in transit (HTTPS), stored in a folder with a random name that’s used only for this conversion, and deleted with that folder as soon as the RTF has been sent.',
    },
  ],
  related: ['rtf-to-pdf', 'pdf-to-word', 'pdf-to-txt', 'pdf-to-odt', 'pdf-compressor'],
  tryIt: {
    heading: 'A quick test before the big job',
    text: 'Convert a few pages of the PDF above and import the .rtf into your program. If that works, bring the rest; there’s no limit and no bill.',
  },
} as const satisfies ToolCopy;
