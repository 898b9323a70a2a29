import type { ToolCopy } from '../tool-copy.ts';

/** The text of the page Compress ODT. */
export const copy = {
  howTo: {
    heading: 'How to slim down an ODT',
    steps: [
      {
        name: 'Drop the text document',
        text: 'An .odt from LibreOffice, OpenOffice or Google Docs. Google Drive and Dropbox can be used where the site has them connected.',
      },
      {
        name: 'Adjust Quality if you like',
        text: 'It starts at 70, which suits office printers. Choose 30 for mail, 95 for a print shop.',
      },
      {
        name: 'Decide between .odt and .odt.7z',
        text: 'The first opens directly. The second is a 7-Zip archive, often smaller, that has to be unpacked first.',
      },
      {
        name: 'Press Compress and open the result',
        text: 'Its name ends in _compressed.odt. Page through it in Writer: text and page breaks haven’t moved.',
      },
    ],
  },
  why: {
    heading: 'Made for OpenDocument',
    reasons: [
      {
        name: 'Writer finds everything in order',
        text: 'The media type comes first and uncompressed, and the manifest lists the new pictures, as the standard requires.',
      },
      {
        name: 'Pictures by the size of their frames',
        text: 'Each picture is reduced to what its frame shows at the chosen quality, even in headers and footers.',
      },
      {
        name: 'Old metafiles as well',
        text: 'Bitmaps hidden inside StarView metafiles, which OpenOffice used to store for pasted graphics, are found and compressed too.',
      },
      {
        name: 'Text and styles untouched',
        text: 'The XML with your words isn’t rewritten. Fields, indexes, comments and recorded changes are the same afterwards.',
      },
      {
        name: 'Community spirit',
        text: 'An open format deserves a free tool: no payment, no account, unlimited use, and no stamp on your pages.',
      },
    ],
  },
  formats: {
    heading: 'ODT and its package',
    paragraphs: [
      'ODT is the text format of OpenDocument (ISO/IEC 26300), used by LibreOffice, Apache OpenOffice and Collabora and readable in Word. Like its relatives it is a ZIP package: content.xml with the text, styles.xml, a folder Pictures, and a preview called thumbnail.png. Files of up to {limit} ending in .odt are accepted.',
      'Text, styles, forms, formulas, charts and embedded objects are kept. Pictures may lose resolution, opaque PNGs of photographs may turn into JPEGs, and the preview is left out; Writer makes a new one when you save. If the document has a password, the page asks for it, and the smaller document opens without one. Signed documents are only packed better.',
    ],
  },
  article: {
    heading: 'Keeping OpenDocument texts light',
    sections: [
      {
        heading: 'Linked or embedded?',
        paragraphs: [
          'Writer can insert a picture as a link. The document is then tiny and breaks as soon as it is moved. Embedded pictures make it complete and heavy. For anything that leaves your computer, embed them; this page takes care of the weight. If a document suddenly shows empty frames on another machine, look under Edit, Links to External Files.',
        ],
      },
      {
        heading: 'What Writer itself can do',
        paragraphs: [
          'Right-click a picture and choose Compress: the dialog reduces that one picture to a resolution and coding you set. For one or two pictures this is fine. A manual with a hundred screenshots is easier to do in one go. Duplicates are merged too: the same screenshot in three chapters is stored once.',
        ],
      },
      {
        heading: 'Screenshots and scans in documents',
        paragraphs: [
          'Screenshots should stay PNG, as JPEG smears their letters. If a picture has few colors, a palette brings it to a third without visible change; if it is a photograph saved as PNG by mistake, JPEG brings it to a tenth. Both are tested for each picture, and the result is compared with the original before a palette is accepted.',
          'Scanned pages inside a text are the hardest case: they need about 150 pixels an inch to be legible, so don’t go below a quality of 70 with them.',
        ],
      },
      {
        heading: 'A word on resolution',
        paragraphs: [
          'Writer shows a picture’s size in centimeters, not in pixels. To check whether it’s sharp enough for print, divide: a 10-centimeter frame is about four inches, so it needs 600 pixels at 150 per inch, or 1200 for a good print. At a quality of 70, pictures keep about 144 pixels per inch, at 85 they keep 200, and at 95 they keep 300. Frames you enlarge later will look softer, so compress at the end of your work.',
          'Drawings made in Draw and charts from Calc have no pixels and are sharp at every size.',
        ],
      },
      {
        heading: 'Versions and other ballast',
        paragraphs: [
          'LibreOffice can save several versions in one file (File, Versions). Each is a complete copy. Delete those you no longer need. Embedded fonts add five to ten megabytes; File, Properties, Font shows whether they’re included. Both are part of your document, so they stay until you remove them.',
        ],
      },
    ],
  },
  questions: [
    {
      question: 'Can I still edit the compressed document?',
      answer: 'Yes, as before. It’s an ordinary .odt.',
    },
    {
      question: 'How small does the archive get?',
      answer:
        'That varies widely. Documents with many similar objects or vector drawings can shrink to a fifth as .7z; those full of photographs gain little over the .odt.',
    },
    {
      question: 'Does quality 100 change anything at all?',
      answer:
        'Pictures with far more than 600 pixels an inch are reduced, JPEGs are coded at very high quality where that saves, and the packing is improved. PNG pictures keep every color.',
    },
    {
      question: 'Why was my dropped file refused although it is an ODT?',
      answer: 'The name has to end in .odt, in lower-case letters. Rename TEXT.ODT to text.odt.',
    },
    {
      question: 'Does it also take templates?',
      answer: 'Save the template as a text document first; this page works on .odt.',
    },
    {
      question: 'How long is the text on your server?',
      answer:
        'From the end of the HTTPS upload to the end of the download, usually a few seconds. Then the whole working folder is deleted.',
    },
  ],
  related: ['odt-to-pdf', 'odpcompressor', 'odt-to-doc', 'docxcompressor', 'zip-compressor'],
  tryIt: {
    heading: 'A manual with screenshots is ideal',
    text: 'Drop it above at 70 and compare one page with small lettering. You can stop there or go lower, with no one asking for a subscription.',
  },
} as const satisfies ToolCopy;
