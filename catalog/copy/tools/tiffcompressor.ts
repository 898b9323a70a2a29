import type { ToolCopy } from '../tool-copy.ts';

/** The text of the page Compress TIFF. */
export const copy = {
  howTo: {
    heading: 'How to compress a TIFF',
    steps: [
      {
        name: 'Choose the .tiff',
        text: 'Drag it in, click to browse, or use Google Drive or Dropbox where they are enabled. If the file ends in .tif, rename it to .tiff first.',
      },
      {
        name: 'Set “Quality of photographs”',
        text: 'It starts at 85. At 100, nothing at all is lost. Black-and-white pages, palettes and 16-bit pictures are stored without loss at any value.',
      },
      {
        name: 'Tick “As a 7z archive” only if you need one',
        text: 'The archive may be smaller still, but nobody can look at the pages without unpacking it.',
      },
      {
        name: 'Press Compress',
        text: 'The result keeps your file’s name, with _compressed.tiff at the end. The card shows how many pages it has and how many became JPEGs.',
      },
    ],
  },
  why: {
    heading: 'Each page gets the method that suits it',
    reasons: [
      {
        name: 'Fax coding for text pages',
        text: 'Pages in pure black and white are packed as Group 4, which reduces an uncompressed page of text to about a thirtieth without changing a dot.',
      },
      {
        name: 'JPEG only where it pays',
        text: 'A photographic page becomes a JPEG if that is at least a tenth smaller than the best form without loss. Otherwise it stays exact.',
      },
      {
        name: 'All pages, in order',
        text: 'Multi-page files remain multi-page files, with their resolution, color profile and descriptions.',
      },
      {
        name: 'Readable by ordinary programs',
        text: 'It uses only methods that viewers have supported for decades: Group 4, Deflate and JPEG.',
      },
      {
        name: 'No dongle and no invoice',
        text: 'Scanning software sells this as an option; here it is free, without registration, for any number of scans, and nothing is stamped onto them.',
      },
    ],
  },
  formats: {
    heading: 'TIFF stays TIFF',
    paragraphs: [
      'TIFF is a container for one or many pictures, used by scanners, fax systems, print shops, mapping and science. The page accepts .tiff up to {limit}, pages of up to 150 million pixels, and returns an ordinary TIFF of the classic kind.',
      'Width, height, resolution, profiles, geographic tags and page descriptions are carried over; EXIF blocks and GPS data of cameras aren’t. With quality below 100, photographic pages lose fine detail. CMYK stays CMYK. If a page is stored in a way that can’t be copied without risk, you get your original back, with a note.',
    ],
  },
  article: {
    heading: 'Lossless and lossy, and which pages deserve which',
    sections: [
      {
        heading: 'Two kinds of small',
        paragraphs: [
          'Lossless compression finds a shorter description of exactly the same pixels. Unpacked, the page is bit for bit what it was. Lossy compression also drops detail that’s hard to see. It saves much more and can never be undone. For contracts, plans, measurements and anything that may be used as evidence, choose 100. For photographs to be looked at, 85 can hardly be told from the original at normal size.',
        ],
      },
      {
        heading: 'Why scans are so large',
        paragraphs: [
          'Scanner software plays it safe and stores raw pixels: an A4 page at 300 dots per inch takes 26 megabytes in color, 8.7 in gray, and 1.1 in black and white. A letter scanned in color by mistake is twenty-four times as large as the same letter in black and white, before any compression. So you save most when scanning. Ask yourself what the page contains: text alone needs no color.',
        ],
      },
      {
        heading: 'Group 4, Deflate, LZW, JPEG',
        paragraphs: [
          'Group 4 was made for fax and is unmatched for black and white among the methods every reader knows. Deflate is the method of ZIP; together with a predictor that stores differences between neighboring pixels, it suits gray and color pages with large even areas, and 16-bit data. LZW is its predecessor, usually a little larger. JPEG suits photographs. Newer methods such as Zstandard or WebP inside TIFF would be smaller, but many programs couldn’t open the file, so they aren’t used.',
        ],
      },
      {
        heading: 'Colors, profiles and prepress',
        paragraphs: [
          'Print shops deliver and expect TIFF with inks, cyan, magenta, yellow and black, and with a profile that says which press they are meant for. Such pages keep their inks and their profile here; they aren’t turned into screen colors. As a JPEG with four inks at 85 they become much smaller, but agree with the shop first, as some accept only lossless data. At 100 you are on the safe side, and even areas still shrink well.',
        ],
      },
      {
        heading: 'What to do with mixed documents',
        paragraphs: [
          'A file may contain typed pages and photographs side by side. Since every page is judged on its own, no setting has to fit all. If somebody only wants to read it, converting to PDF gives a file that opens everywhere; in that case convert the uncompressed TIFF and compress the PDF.',
        ],
      },
    ],
  },
  questions: [
    {
      question: 'Does the number of pixels change?',
      answer: 'No. Pages keep their width, height and resolution.',
    },
    {
      question: 'My TIFF comes back unchanged. Why?',
      answer:
        'It was already packed well. If less than one percent can be saved, the file is left alone. Faxes and scans from good document scanners are typical cases.',
    },
    {
      question: 'Are layers of Photoshop files kept?',
      answer:
        'Layers are private data of the program and may be left out. Keep the original of anything you still edit.',
    },
    {
      question: 'Is 16-bit data reduced to 8 bits?',
      answer: 'No. Samples of 16 or 32 bits and floating-point values are packed without loss.',
    },
    {
      question: 'What is the difference between .tif and .tiff?',
      answer:
        'Only the length of the ending, from the days when it could have three letters. This page asks for .tiff.',
    },
    {
      question: 'Who has access to uploaded scans?',
      answer:
        'Only the programs that compress them. Your scans arrive over HTTPS in a folder made for this job, and the folder is deleted once the result has been sent.',
    },
  ],
  related: ['tiff-to-pdf', 'bmpcompressor', 'img-compressor', 'pdf-compressor', 'zip-compressor'],
  tryIt: {
    heading: 'Find out what a scan really needs',
    text: 'Compress one at 100 first: whatever that saves is pure gain. Then try 85 and decide by eye. No license key is involved in either.',
  },
} as const satisfies ToolCopy;
