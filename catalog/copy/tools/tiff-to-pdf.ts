import type { ToolCopy } from '../tool-copy.ts';

/** The text of the page TIFF to PDF. */
export const copy = {
  howTo: {
    heading: 'How to convert a TIFF with all its pages',
    steps: [
      {
        name: 'Add the .tiff',
        text: 'Drop it on the sheet or click. Scanners often shorten the extension to .tif. The format is the same, so rename the file to .tiff before you choose it.',
      },
      {
        name: 'Press Convert',
        text: 'Pages are read one at a time. Faxes and JPEG pages are copied as they are; the rest are repacked without loss.',
      },
      {
        name: 'Count the pages',
        text: 'The PDF is called converted.pdf, and the card shows how many pages it has. “✅ Conversion complete!” stays until you choose another file.',
      },
    ],
  },
  why: {
    heading: 'For scans, faxes and archives',
    reasons: [
      {
        name: 'All pages, in their order',
        text: 'Many viewers show only the first page of a TIFF. Here every page becomes a page of the PDF.',
      },
      {
        name: 'Real sizes',
        text: 'Resolution and orientation are kept, even if height and width have different resolutions, as in faxes. A letter prints at the size of a letter.',
      },
      {
        name: 'No second loss',
        text: 'Fax and JPEG pages keep their data as it is. Everything else is stored without loss.',
      },
      {
        name: 'Copes with odd files',
        text: 'Tiles, planes, palettes, inverted black and white, old-style JPEG and both byte orders are read. If a page is damaged, you’re told which one.',
      },
      {
        name: 'Nothing to buy',
        text: 'Convert as many files as you like, without paying and without a contract. No watermark is printed across your scans.',
      },
    ],
  },
  formats: {
    heading: 'TIFF, a box for many kinds of pictures',
    paragraphs: [
      'TIFF dates from 1986 and is the format of scanners, fax servers, printers and archives. It is a container: inside there may be one page or hundreds, in black and white, gray, color or printing inks, uncompressed or compressed by a dozen methods. That’s why many browsers and phones don’t show it, while all of them show PDF. The page takes .tiff up to {limit}.',
      'Pixels, color profiles, inks (CMYK), palettes and the size on paper are kept. Scientific images with floating-point values are scaled to the range of a screen. Descriptive tags and programs’ private data are left out, and text on the pages isn’t made searchable.',
    ],
  },
  article: {
    heading: 'What is inside a scanned TIFF',
    sections: [
      {
        heading: 'Faxes and the coding called G4',
        paragraphs: [
          'A page of text is mostly white. Fax machines exploit this: instead of dots they transmit how long each run of white and black is. Group 3 does it line by line; Group 4, defined by the ITU in T.6, describes each line by its differences from the one above. A letter at 200 dots an inch takes about 30 kilobytes that way, with no loss at all. It is still hard to beat for black and white pages.',
          'PDF knows both codings. The converter copies the data from the TIFF into the PDF untouched, which is why the two files are nearly the same size.',
        ],
      },
      {
        heading: 'Why faxes look squashed in some programs',
        paragraphs: [
          'In standard resolution a fax has 204 dots an inch across but only 98 down. A viewer that ignores the difference shows letters half as high as they should be. The numbers are in the file, and the page is made as high as the paper was.',
        ],
      },
      {
        heading: 'Large uncompressed scans',
        paragraphs: [
          'Some scanners write color pages uncompressed: an A4 page at 300 dots takes 26 megabytes. In the PDF it is deflated, which for pages with much clean paper saves a good part and changes no pixel. If the PDF is to be mailed, continue with Compress PDF; there photographs may be stored as JPEG, at a quality you choose.',
        ],
      },
      {
        heading: 'Keep the TIFF or the PDF?',
        paragraphs: [
          'Archives value TIFF for its simplicity, readers value PDF because it opens. A sensible practice is to keep the TIFF as the master and to give out PDFs. To find words in the scans afterwards, run the PDF through PDF to Text and keep the text alongside it.',
        ],
      },
      {
        heading: 'Sending and filing scans',
        paragraphs: [
          'Courts, insurers and tax offices ask for PDF because it opens without special programs and prints at the right size. Before you send a converted fax, look at its margins: fax machines print sender and date at the top, and those lines are part of the picture. If pages lie on their side, turn them in a PDF reader and save; the picture itself isn’t touched by that.',
          'For filing, a name such as 2024-03-18-landlord-termination.pdf finds its way back sooner than scan0007.pdf. Sorting by name then means sorting by date.',
        ],
      },
    ],
  },
  questions: [
    {
      question: 'My file ends in .tif. Is that a problem?',
      answer: 'It is the same format under a shorter name. This page takes .tiff, so rename scan.tif to scan.tiff.',
    },
    {
      question: 'Can several TIFF files become one PDF?',
      answer:
        'Yes, up to 100. Choose or drop them together, keep “One PDF with all of them”, and drag them into order. Each brings all its pages.',
    },
    {
      question: 'Is there any loss of quality?',
      answer:
        'No pixel of an ordinary picture changes. The exceptions are kinds of pictures that PDF can’t hold, such as floating-point data.',
    },
    {
      question: 'How many pages may the file have?',
      answer:
        'Hundreds are normal. What limits the work is the size of the upload, 150 million pixels for a page that has to be decoded, and 500 million for one that is copied.',
    },
    {
      question: 'Why is every PDF called converted.pdf?',
      answer:
        'On this page the name is fixed. Rename the file after the download, or let your browser ask where to save.',
    },
    {
      question: 'Medical scans and contracts: is an upload acceptable?',
      answer:
        'The file is encrypted on the way (HTTPS) and deleted as soon as the PDF has been sent. If the law or your employer forbids uploads, don’t use any online service for it.',
    },
  ],
  related: ['tiffcompressor', 'img-to-pdf', 'pdf-compressor', 'pdf-to-txt', 'merge-pdf'],
  tryIt: {
    heading: 'Open that fax at last',
    text: 'Drop the TIFF your viewer won’t page through. Seconds later you can page through it in the browser, without signing in anywhere.',
  },
} as const satisfies ToolCopy;
