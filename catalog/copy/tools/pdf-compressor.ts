import type { ToolCopy } from '../tool-copy.ts';

/** The text of the page Compress PDF. */
export const copy = {
  howTo: {
    heading: 'How to make a PDF smaller',
    steps: [
      {
        name: 'Add the PDF',
        text: 'Drag a .pdf file onto the drop area or click there to choose one. “Selected:” and the name show that it is ready.',
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
        text: 'compressed.pdf downloads by itself. Two bars drawn to scale show the size before and after, and below them stands what was done: how many pictures were compressed, how many fonts reduced.',
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
        text: 'Everything that doesn’t have to change is copied object by object: form fields, layers, attachments and page labels are in the result as they were in the original.',
      },
      {
        name: 'The result is checked before you get it',
        text: 'Number of pages and text of the new file are compared with yours. Should they differ, a more careful attempt is made, and if that fails as well you get your own file back.',
      },
      {
        name: 'It never grows',
        text: 'Where nothing can be saved, the message reads “Already as small as it gets” and the original comes back unchanged.',
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
      'PDF was made to look the same everywhere, not to be small. Any browser opens the compressed file, as does every PDF reader; it needs no special version.',
      'Pictures get fewer pixels and a tighter JPEG coding, drawings with few colors get a palette, embedded fonts lose the characters that the document never shows, identical parts are stored once, and everything is packed again. Previews and private notes of the program that made the file are taken out. What is honestly lost is fine detail in photographs, and below a quality of 90 the press colors (CMYK) of images with a color profile become screen colors. Files up to {limit} can be compressed.',
    ],
  },
  article: {
    heading: 'Where the megabytes in a PDF come from',
    sections: [
      {
        heading: 'Pictures first, by a wide margin',
        paragraphs: [
          'In most large PDFs nearly all bytes belong to pictures. A photograph of a modern phone has four thousand pixels across; placed four inches wide on a page, that makes a thousand pixels an inch. A good printer shows about three hundred, a screen between one and two hundred. The rest is carried along for nobody.',
          'The compressor therefore looks at the size in which each picture is placed. At a quality of 75 pictures keep 150 pixels an inch, at 85 they keep 200, at 95 they keep 300, and at 50 it is 120. A picture that already has fewer is never enlarged and never blurred for the sake of a few bytes.',
        ],
      },
      {
        heading: 'Fonts nobody counts',
        paragraphs: [
          'A font for Latin letters takes fifty to a few hundred kilobytes, one for Chinese or Japanese several megabytes. Some programs embed it whole although the document uses forty characters of it. Removing the unused shapes changes nothing on the page and can make a text-only PDF a tenth of its size.',
        ],
      },
      {
        heading: 'Which quality for which purpose',
        paragraphs: [
          'For an upload form with a limit of two megabytes, start with 60 and go down to 45 if it doesn’t suffice. For scans of letters, 60 to 70 keeps small print legible. For a portfolio or anything that will be printed in color, 85 to 95 is the safer choice. If the pages hold text and line drawings only, the slider hardly matters: the saving comes from fonts and packing, which are without loss at any setting.',
        ],
      },
      {
        heading: 'When a PDF doesn’t get smaller',
        paragraphs: [
          'A file that was exported “for the web” or has been compressed before is usually near its floor. So are black and white scans in fax coding. Signed documents are refused on purpose: any change, however invisible, would make the signature invalid. A PDF with a password is opened with it, which the page asks for, and the smaller file has none.',
        ],
      },
      {
        heading: 'Compressing for the archive',
        paragraphs: [
          'A file that is to last should not be squeezed to the limit. At 85 or above, pictures survive a later print, and the text layer of scanned documents stays where it is. Keep one uncompressed copy of anything that can’t be made again, such as photographs of damage or old family papers. Storage is cheap; detail that has been thrown away isn’t to be had at any price.',
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
        'It arrives over HTTPS, is worked on in a folder that no other visitor can reach, and that folder is deleted the moment the compressed file has left the server.',
    },
  ],
  related: ['merge-pdf', 'img-compressor', 'pdf-to-word', 'docxcompressor', 'pptxcompress', 'tiffcompressor'],
  tryIt: {
    heading: 'Try it on the PDF that wouldn’t go through',
    text: 'Drop the attachment that your mail program refused and leave the slider at 60. No account is asked for, and if the result doesn’t please you, your original is still where it was.',
  },
} as const satisfies ToolCopy;
