import type { ToolCopy } from '../tool-copy.ts';

/** The text of the page Compress PDF. */
export const copy = {
  howTo: {
    heading: 'How to make a PDF smaller',
    steps: [
      {
        name: 'Add the PDF',
        text: 'Drag a .pdf file onto the drop area or click there to choose one. “Selected:” and its name show that it’s ready.',
      },
      {
        name: 'Set the quality',
        text: 'The slider goes from 30, marked “more compress”, to 95, “less compress”. It begins at 60, which suits documents that are read on a screen or printed at home.',
      },
      {
        name: 'Press Compress',
        text: 'The button counts up while your PDF uploads. After that, the line next to it shows how long the server has been working.',
      },
      {
        name: 'Compare the two sizes',
        text: 'compressed.pdf downloads automatically. Two bars drawn to scale show the size before and after. Below them you see what was done, such as how many pictures were compressed and how many fonts reduced.',
      },
    ],
  },
  why: {
    heading: 'What this compressor leaves alone',
    reasons: [
      {
        name: 'Text remains text',
        text: 'Pages aren’t turned into pictures. You can still search, select and copy, and a screen reader still reads the tags.',
      },
      {
        name: 'Links, bookmarks and forms survive',
        text: 'Everything that doesn’t have to change is copied as is: form fields, layers, attachments and page labels are the same as in the original.',
      },
      {
        name: 'The result is checked before you get it',
        text: 'The new file’s text and number of pages are compared with yours. If they differ, a more careful attempt follows; if that fails too, you get your own file back.',
      },
      {
        name: 'It never grows',
        text: 'If nothing can be saved, the message reads “Already as small as it gets” and you get the original back unchanged.',
      },
      {
        name: 'Free for any number of PDFs',
        text: 'No sign-up, no stamp across the pages, no counter that stops you after the second document of the day.',
      },
    ],
  },
  formats: {
    heading: 'What happens inside the PDF',
    paragraphs: [
      'PDF was made to look the same everywhere, not to be small. The compressed file opens in any browser and any PDF reader.',
      'Pictures get fewer pixels and tighter JPEG coding, drawings with few colors get a palette, embedded fonts lose characters that the document never shows, identical parts are stored once, and everything is packed again. Previews and private data from the program that made the file are removed. What you lose is fine detail in photographs. Below a quality of 90, the press colors (CMYK) of images with a color profile become screen colors. Files up to {limit} can be compressed.',
    ],
  },
  article: {
    heading: 'Where the megabytes in a PDF come from',
    sections: [
      {
        heading: 'Pictures first, by a wide margin',
        paragraphs: [
          'In most large PDFs, pictures take up nearly all the space. A photo from a modern phone is four thousand pixels wide; placed four inches wide on a page, that makes a thousand pixels per inch. A good printer shows about three hundred, a screen between one and two hundred. Nobody ever sees the rest.',
          'So the compressor looks at the size at which each picture is placed. At a quality of 50, pictures keep 120 pixels per inch; at 75 they keep 150, at 85 they keep 200, and at 95 they keep 300. A picture that already has fewer is never enlarged, and never blurred to save a few bytes.',
        ],
      },
      {
        heading: 'Fonts nobody counts',
        paragraphs: [
          'A font for Latin letters takes fifty to a few hundred kilobytes, one for Chinese or Japanese several megabytes. Some programs embed the whole font even if the document uses only forty of its characters. Removing the unused shapes changes nothing on the page and can make a text-only PDF a tenth of its size.',
        ],
      },
      {
        heading: 'Which quality for which purpose',
        paragraphs: [
          'For an upload form with a limit of two megabytes, start with 60 and go down to 45 if that isn’t enough. For scans of letters, 60 to 70 keeps small print legible. For a portfolio or anything that will be printed in color, 85 to 95 is the safer choice. If the pages hold text and line drawings only, the slider hardly matters: the savings come from fonts and packing, which are lossless at any setting.',
        ],
      },
      {
        heading: 'When a PDF doesn’t get smaller',
        paragraphs: [
          'A file that was exported “for the web” or has been compressed before is usually near its floor. So are black and white scans in fax coding. Signed documents are refused on purpose: any change, even an invisible one, would invalidate the signature. If a PDF has a password, the page asks for it, and the smaller file has none.',
        ],
      },
      {
        heading: 'Compressing for the archive',
        paragraphs: [
          'Don’t squeeze a file to the limit if it has to last. At 85 or above, pictures still print well, and the text layer of scanned documents stays in place. Keep an uncompressed copy of anything that can’t be made again, such as photographs of damage or old family papers. Storage is cheap; lost detail can’t be bought back.',
        ],
      },
    ],
  },
  questions: [
    {
      question: 'How much smaller will my PDF be?',
      answer:
        'It depends on what is in it. Reports with photographs often shrink to between a quarter and a half of their size; a text exported by an office program may lose only a few percent.',
    },
    {
      question: 'Can I compress to an exact size, such as 1 MB?',
      answer:
        'You can set a limit: open “More options” and enter 1 as the target size in MB. The quality goes down only as far as it has to, and never below 30. If that isn’t enough, the result says how far it got.',
    },
    {
      question: 'Will the text become blurry?',
      answer:
        'Text that is text stays as sharp as before, since letters are stored as outlines. In a scan the letters are part of a picture; there, don’t go much below 60.',
    },
    {
      question: 'Why was my signed PDF refused?',
      answer:
        'A digital signature vouches for every byte of the document, so a smaller copy couldn’t carry it. Compress first and sign afterwards, or go on without the signature: the page offers that.',
    },
    {
      question: 'Should I compress before or after merging several PDFs?',
      answer:
        'Afterwards. A logo or a font that is the same in several of the documents can then be stored once for all of them.',
    },
    {
      question: 'What becomes of my PDF on the server?',
      answer:
        'It arrives over HTTPS and is compressed in a folder that no other visitor can reach. That folder is deleted as soon as the compressed file has been sent.',
    },
  ],
  related: ['merge-pdf', 'img-compressor', 'pdf-to-word', 'docxcompressor', 'pptxcompress', 'tiffcompressor'],
  tryIt: {
    heading: 'Try it on the PDF that wouldn’t go through',
    text: 'Drop the attachment that your mail program refused and leave the slider at 60. You don’t need an account, and if you don’t like the result, you still have your original.',
  },
} as const satisfies ToolCopy;
