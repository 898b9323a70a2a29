import type { ToolCopy } from '../tool-copy.ts';

/** The text of the page Compress DOCX. */
export const copy = {
  howTo: {
    heading: 'How to make a Word file smaller',
    steps: [
      {
        name: 'Select the document',
        text: 'Drag the .docx in or click the drop area. Close it in Word first, or Windows may not let the browser read it.',
      },
      {
        name: 'Set Quality for the pictures',
        text: 'From 10 (“smallest file”) to 100 (“best pictures”), in steps of five. It starts at 30, which suits reading on screen; 75 suits an office printer.',
      },
      {
        name: 'Keep .docx or ask for an archive',
        text: 'Under Output, you can pack the document into a .7z instead, if every kilobyte counts and the recipient can unpack it.',
      },
      {
        name: 'Press Compress',
        text: 'At 100 percent, the document is saved as name_compressed.docx. The bars show how much you saved, and a note says how many pictures were scaled.',
      },
    ],
  },
  why: {
    heading: 'Safe for texts that matter',
    reasons: [
      {
        name: 'Not a letter changes',
        text: 'Text, styles, tables, comments, tracked changes, fields and page breaks are the same. Only pictures and packing differ.',
      },
      {
        name: 'Pictures keep their place and size',
        text: 'They have fewer pixels but take up the same space on the page, so no line moves.',
      },
      {
        name: 'Signed documents stay valid',
        text: 'If a document has a digital signature, its content is left alone and only packed more tightly.',
      },
      {
        name: 'Never a larger file',
        text: 'If nothing can be saved, you get your own document back, and the message says so.',
      },
      {
        name: 'Theses, reports, minutes: all free',
        text: 'Compress as many documents as you like, with no login and no watermark.',
      },
    ],
  },
  formats: {
    heading: 'DOCX before and after',
    paragraphs: [
      'A .docx is a ZIP file with the text as XML and the pictures in a folder called media. Word since 2007, LibreOffice, Google Docs and Pages read it, before compression and after. The page takes .docx up to {limit}; an old .doc renamed to .docx is refused; save it as .docx in Word first, which already makes it smaller.',
      'JPEGs are recompressed, PNGs and TIFFs are repacked or become JPEGs where no transparency is lost, identical pictures are stored once, and the preview for the file manager is removed. Embedded workbooks, fonts, drawings in EMF and WMF, and equations stay as they are.',
    ],
  },
  article: {
    heading: 'Why three pages of text can weigh thirty megabytes',
    sections: [
      {
        heading: 'Text is light',
        paragraphs: [
          'A novel of four hundred pages has less than a million characters; zipped, that is three hundred kilobytes. If a Word file is larger than a megabyte or two, it isn’t the text. Almost always it is pictures: photographs inserted by drag and drop, scans of enclosures, screenshots from a monitor with four thousand pixels.',
          'Scaling a picture with the mouse in Word doesn’t help. It changes the size on paper and leaves all pixels in the file.',
        ],
      },
      {
        heading: 'How many pixels a page needs',
        paragraphs: [
          'At normal zoom, a screen shows about 100 pixels per inch of the page; an office printer uses 150, a good photo print 300. The slider follows these figures: 30 means about 96 per inch, 50 means 120, 75 means 150, 85 means 200, and 95 means 300. A picture across a page six and a half inches wide then has between 620 and 1950 pixels.',
        ],
      },
      {
        heading: 'Other weights you can lift yourself',
        paragraphs: [
          'Embedded fonts take several megabytes if the option to embed only the characters used is off. Excel tables inserted as objects carry the entire workbook; paste them as tables if nobody needs to calculate. Pictures pasted from a browser may be bitmaps; insert them as files. And documents that have been edited for years collect unused styles and lists, which weigh little but slow Word down; copying the text into a new document sheds them.',
          'None of this is changed automatically, because you may want it that way.',
        ],
      },
      {
        heading: 'Copies, versions, mail',
        paragraphs: [
          'A document that goes back and forth by mail multiplies: twenty recipients, five rounds, and thirty megabytes have become three gigabytes in mailboxes. Compress a document before it goes around for the first time, not after the mail server has complained. Since Word keeps small pictures small when it saves, the gain lasts through all later versions, as long as nobody inserts new photographs at full size.',
        ],
      },
      {
        heading: 'Submitting a thesis',
        paragraphs: [
          'Check the limit of the portal, then compress a copy at 75 and compare the figures with fine lettering. Keep the uncompressed version for the print shop. If a PDF is asked for, convert the uncompressed document and compress the PDF; that way each picture is compressed once, not twice.',
        ],
      },
    ],
  },
  questions: [
    {
      question: 'Can I undo the compression?',
      answer: 'No, lost pixels are gone for good. Your original is still on your device; keep it.',
    },
    {
      question: 'Do tracked changes and comments survive?',
      answer: 'Yes, with authors and dates. The XML they are stored in is copied as it is.',
    },
    {
      question: 'Why is the difference so small?',
      answer:
        'Your document probably has few pictures, or they have been reduced already. Packing alone brings a few percent.',
    },
    {
      question: 'Are hidden metadata removed?',
      answer:
        'Author and properties remain. Camera and place data of recompressed pictures disappears, but don’t rely on that for documents to be published.',
    },
    {
      question: 'May the document have a password?',
      answer:
        'Yes: the page asks for an opening password, and the smaller document opens without one. Protection against editing only is no hindrance.',
    },
    {
      question: 'What about privacy?',
      answer:
        'Your document travels over HTTPS, and both it and the result are deleted from the server once the result has been sent to you.',
    },
  ],
  related: ['word-to-pdf', 'pptxcompress', 'odtcompressor', 'pdf-compressor', 'xlsxcompressor', 'img-compressor'],
  tryIt: {
    heading: 'See how much is air',
    text: 'Drop a report with pictures and compress it once at 30 and once at 75. Neither costs anything, and both start from your unchanged file.',
  },
} as const satisfies ToolCopy;
