import type { ToolCopy } from '../tool-copy.ts';

/** The text of the page Word to ODT. */
export const copy = {
  howTo: {
    heading: 'How to convert a Word document to ODT',
    steps: [
      {
        name: 'Choose the document',
        text: 'Drop a .docx here, browse for it, or pick it from Google Drive or Dropbox if the site has set them up.',
      },
      {
        name: 'Press Convert',
        text: 'The server opens the document in LibreOffice and saves it as OpenDocument text, as you would with Save As.',
      },
      {
        name: 'Go on writing',
        text: 'report.docx has become report.odt. Open it in Writer, check the page with the most complicated layout, and save your later versions as ODT.',
      },
    ],
  },
  why: {
    heading: 'What speaks for this converter',
    reasons: [
      {
        name: 'Styles are kept as styles',
        text: 'Paragraph, character and list styles arrive under their own names and can be changed in one place, just as in Word.',
      },
      {
        name: 'Comments and tracked changes survive',
        text: 'Unlike a PDF, the ODT still contains the remarks in the margin and every insertion and deletion with author and date.',
      },
      {
        name: 'Macros stay outside',
        text: 'Word macros are neither run nor copied, so the ODT has none. The result card tells you if there were any.',
      },
      {
        name: 'No office suite needed',
        text: 'Handy if you need an ODT and have only Word, or only a phone.',
      },
      {
        name: 'As many documents as you want',
        text: 'A whole course or archive can be converted file by file, at no cost, without an account, and without a watermark on any page.',
      },
    ],
  },
  formats: {
    heading: 'DOCX and ODT, two ways to store the same text',
    paragraphs: [
      'The page accepts .docx, the format of Word since 2007 (Office Open XML, ISO/IEC 29500). Older .doc files have to be saved as .docx first. ODT (OpenDocument, ISO/IEC 26300) is the format of LibreOffice, OpenOffice and Collabora; Word and Google Docs read it as well. Documents may have up to {limit}.',
      'Text, styles, tables, lists, pictures, footnotes, fields, equations, headers and footers have a counterpart in both and are converted. SmartArt becomes an ordinary drawing, content controls become plain text, and effects such as reflections on text are dropped. Fonts are only named in the ODT: the reader’s computer has to have them.',
    ],
  },
  article: {
    heading: 'Changing from Word to OpenDocument without surprises',
    sections: [
      {
        heading: 'Two standards that grew apart',
        paragraphs: [
          'Both formats are ZIP packages of XML, both were standardized around 2006 to 2008, and both describe paragraphs with styles. The difference is in the models behind them. In Word a document consists of sections, and headers, margins and orientation belong to a section. In OpenDocument they belong to page styles, which follow one another. A converter has to invent page styles for each section; you will find them in Writer under names such as “Converted1”.',
          'The same goes for text boxes and frames, for numbering that restarts, and for tables with text wrapped around them. Simple documents hardly notice. The more a document relies on exact positions, the more there is to look over.',
        ],
      },
      {
        heading: 'A checklist for the converted text',
        paragraphs: [
          'Compare the number of pages. Look at the headers of the first page and of landscape pages. Check lists whose numbering continues after a paragraph. Click into the table of contents and update it. See whether pictures with text around them still stand where they belong. If the document has a cover page from Word’s gallery, expect to adjust it.',
        ],
      },
      {
        heading: 'When ODT is asked for',
        paragraphs: [
          'Public tenders, universities and associations ask for OpenDocument because it favors no vendor and can still be opened in decades. Other reasons are practical: if most colleagues work with LibreOffice, a text that is stored in its native format isn’t translated at every opening and saving. Each translation may lose a little, so it’s better to convert once and stay there than to go back and forth.',
        ],
      },
      {
        heading: 'Templates, letterheads and mail merge',
        paragraphs: [
          'A letter converted once can become a template: open the .odt in Writer, remove what changes from letter to letter, and save it under File, Templates. Fields of a mail merge keep their names but lose the connection to the Excel list; connect them again with Tools, Mail Merge Wizard. Letterheads that sit in the header arrive there. Those built from text boxes on the page are better moved into the header before converting.',
        ],
      },
      {
        heading: 'Fonts again',
        paragraphs: [
          'Calibri and Cambria don’t come with LibreOffice. On computers without Microsoft Office the widths of Carlito and Caladea stand in, and lines break as before. If a document will be edited in many places, switch to a free typeface when you convert it, and the question won’t come up.',
        ],
      },
    ],
  },
  questions: [
    {
      question: 'The message says “Please upload a DOC or DOCX file.” Is DOC possible?',
      answer:
        'The drop area takes .docx only. A .doc from the years before 2007 opens in any current word processor; save it there as .docx, then come back.',
    },
    {
      question: 'Can Word open the ODT again?',
      answer:
        'Yes, every version since Word 2010 can. If it offers to repair the file first, agree and look the text through.',
    },
    {
      question: 'Do equations remain editable?',
      answer: 'Equations made with Word’s equation editor become formula objects that LibreOffice Math can edit.',
    },
    {
      question: 'What about charts?',
      answer:
        'Charts are converted together with their data and can be changed in Writer. Colors and gaps between bars may differ slightly.',
    },
    {
      question: 'Is my document kept for other purposes?',
      answer:
        'No. It travels over HTTPS, is converted, and is deleted as soon as the ODT has been sent. The server keeps no history and no list of files.',
    },
  ],
  related: ['odt-to-doc', 'odt-to-pdf', 'word-to-pdf', 'odtcompressor', 'docxcompressor', 'pptx-to-odp'],
  tryIt: {
    heading: 'Convert one document and compare',
    text: 'Use a document with headers, a table and a numbered list; these show the most. It takes one drop and one click, and nobody asks who you are.',
  },
} as const satisfies ToolCopy;
