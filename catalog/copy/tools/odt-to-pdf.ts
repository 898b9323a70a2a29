import type { ToolCopy } from '../tool-copy.ts';

/** The text of the page ODT to PDF. */
export const copy = {
  howTo: {
    heading: 'From ODT to PDF in three steps',
    steps: [
      {
        name: 'Choose the document',
        text: 'Drag the .odt file onto the dashed area, or click and select it. The button changes from Upload to Convert.',
      },
      {
        name: 'Convert it',
        text: 'One press sends the file. If no file is chosen yet, the page reminds you with “❗ Please upload an ODT file first.”',
      },
      {
        name: 'Check and keep the PDF',
        text: '“✅ Conversion successful!” means that the PDF has been saved on your device. Open it and look at the pages with drawings or unusual fonts.',
      },
    ],
  },
  why: {
    heading: 'Good reasons to convert here',
    reasons: [
      {
        name: 'Written by LibreOffice itself',
        text: 'The conversion is done by LibreOffice, the program most ODT files come from, so styles, frames and fields are read by the program that wrote them.',
      },
      {
        name: 'Outline and tags',
        text: 'Headings become bookmarks, and the PDF has the structure that assistive technology relies on.',
      },
      {
        name: 'Forms can be filled in',
        text: 'Text fields, check boxes and lists that were inserted as form controls remain fields in the PDF.',
      },
      {
        name: 'Works where LibreOffice isn’t installed',
        text: 'On a work computer without administrator rights, on a Chromebook or a phone, a browser is enough.',
      },
      {
        name: 'Unlimited and without cost',
        text: 'Convert as many documents as you like, with no account and no watermark.',
      },
    ],
  },
  formats: {
    heading: 'About the two formats',
    paragraphs: [
      'ODT is the text format of OpenDocument, an ISO standard (ISO/IEC 26300) since 2006. LibreOffice Writer and Apache OpenOffice save it by default; Word, Google Docs and Collabora open it. PDF is the format for passing a finished text on: fixed pages, embedded fonts, readable on any device.',
      'The PDF keeps text, styles, tables, frames, pictures, footnotes, indexes, links and the title from the document’s properties. It doesn’t keep comments, macros or hidden paragraphs, and pictures that are only linked stay out, because nothing is fetched from other computers. The page takes .odt files of up to {limit}.',
    ],
  },
  article: {
    heading: 'Handing on an OpenDocument text so that everybody can read it',
    sections: [
      {
        heading: 'Why not send the ODT?',
        paragraphs: [
          'You can, if the recipient will go on writing. For reading, it’s a gamble. Word opens ODT files, but translates them into its own sections, frames and lists, and the result is often a line longer than yours. Mail programs and phones preview PDFs but show an ODT as an unknown attachment. Public authorities’ and journals’ portals usually take only PDF.',
        ],
      },
      {
        heading: 'Fonts on your computer and on the server',
        paragraphs: [
          'LibreOffice comes with the Liberation and Carlito families, and so does this server; texts set in them keep every line end. Fonts that you installed yourself are another matter: unless the document brings them along, a replacement is used, and the result card names it. To embed fonts, open File, Properties, Font in Writer and tick “Embed fonts in document” before you save.',
          'Texts in Chinese, Japanese, Korean, Arabic, Hebrew or Indian scripts need no preparation, since fonts for these are there.',
        ],
      },
      {
        heading: 'What a good PDF from Writer needs',
        paragraphs: [
          'Most qualities of a PDF are decided in the source. Apply the paragraph styles Heading 1 to Heading 4, and bookmarks appear. Enter a title under File, Properties and set the language of the text, since reading programs make use of both. Describe each picture under its Alt Text, which the PDF passes on to people who can’t see it. Update the indexes with Tools, Update, Update All shortly before you convert, because they are taken as they are saved.',
          'Tracked changes appear as they are shown in Writer. If you don’t want your readers to follow the discussion, accept the changes first.',
        ],
      },
      {
        heading: 'Pages that aren’t as they should be',
        paragraphs: [
          'Blank pages that Writer inserts so that a chapter begins on the right are left out of the PDF; an empty page in the middle comes from a page break too many or from empty paragraphs. If a table runs out of the paper, its width is fixed in centimeters: choose “automatic” in its properties. If a line differs from what you see at home, compare the fonts named on the result card with those of the paragraph.',
        ],
      },
      {
        heading: 'PDF for the archive',
        paragraphs: [
          'Some institutions ask for PDF/A, a variant that forbids everything that depends on the outside. This page writes ordinary PDF 1.7 with embedded fonts. For PDF/A use the export dialog of LibreOffice, where it is a check box. For printing, mailing and publishing, ordinary PDF is what is expected.',
        ],
      },
    ],
  },
  questions: [
    {
      question: 'Is the PDF the same as the one from File, Export as PDF?',
      answer:
        'It comes from the same export of LibreOffice, with tags and bookmarks switched on. Usually the only difference is a font that you have and the server doesn’t.',
    },
    {
      question: 'Can I convert text templates (.ott) or spreadsheets (.ods)?',
      answer: 'Not on this page; it converts .odt. Open a template in Writer and save the text as ODT first.',
    },
    {
      question: 'Does a protected ODT work?',
      answer:
        'The page asks for the password of a file that was saved with one, and the PDF opens without it. Files that recent versions of Writer encrypt in a new way need a copy without a password first. Protected sections inside a text are no obstacle.',
    },
    {
      question: 'Are pictures reduced in quality?',
      answer:
        'Photographs are stored as JPEG of high quality, with no more than 300 pixels an inch, which makes no visible difference on screen or paper. If the PDF is still too large for its purpose, compress it afterwards.',
    },
    {
      question: 'How long are my files kept?',
      answer:
        'Only during the conversion. Your document arrives over HTTPS, the PDF goes back the same way, and the folder with both is deleted from the server.',
    },
  ],
  related: ['odt-to-doc', 'pdf-to-odt', 'odtcompressor', 'pdf-compressor', 'merge-pdf', 'word-to-pdf'],
  tryIt: {
    heading: 'See how your text comes out',
    text: 'Drop an .odt on the sheet above. A few seconds later you can page through the PDF, without signing up for anything.',
  },
} as const satisfies ToolCopy;
