import type { ToolCopy } from '../tool-copy.ts';

/** The text of the page Create ZIP. */
export const copy = {
  howTo: {
    heading: 'How to create a ZIP online',
    steps: [
      {
        name: 'Collect the files',
        text: 'Drop files of any kind, or whole folders, and add more whenever you like. “Choose a folder” opens a dialog for a folder.',
      },
      {
        name: 'Review the list',
        text: 'You see names, sizes and the total. Remove what doesn’t belong, or empty the list with Clear All.',
      },
      {
        name: 'Press Create ZIP',
        text: 'All files are uploaded together, and the percentage shows how far they are. Packing starts when the last one has arrived.',
      },
      {
        name: 'Pass on compressed_files.zip',
        text: 'Everything is in one file, folders included. Rename it as you like; just keep the extension .zip.',
      },
    ],
  },
  why: {
    heading: 'Details that make a good archive',
    reasons: [
      {
        name: 'Folders keep their structure',
        text: 'A folder you drop keeps its subfolders in the archive.',
      },
      {
        name: 'Names in every alphabet',
        text: 'File names are stored as UTF-8 and marked as such, so Ü, é and 文 arrive as they are on Windows, macOS and Linux.',
      },
      {
        name: 'No file replaces another',
        text: 'If two files have the same name, both go in. One gets a number, and a note says so.',
      },
      {
        name: 'No time wasted on photographs',
        text: 'JPEG, MP4, ZIP, DOCX and the like are compressed already. They’re recognized by their content and stored as they are; the rest is compressed.',
      },
      {
        name: 'Nothing to unlock',
        text: 'It’s free, with no account and no daily limit. The archive contains your files and nothing else: no advertising, no watermark.',
      },
    ],
  },
  formats: {
    heading: 'What a ZIP is and who opens it',
    paragraphs: [
      'ZIP was published by Phil Katz in 1989 and has become part of every operating system: Windows, macOS, Android, iOS and Linux open it by double-click or tap. Each file is compressed by itself and listed in a directory at the end. This page takes any files, up to {limit} in all, and up to a thousand at a time.',
      'Contents and folders are kept exactly, and so are names that every system accepts. Dates aren’t: all entries have the same fixed date, so the same files in the same order give the same archive, byte for byte. The archive isn’t encrypted and asks for no password. Empty folders and access rights aren’t recorded.',
    ],
  },
  article: {
    heading: 'What ZIP can make smaller, and what it can’t',
    sections: [
      {
        heading: 'Repetition is what shrinks',
        paragraphs: [
          'Deflate, the method inside ZIP, looks back over the last 32 kilobytes and replaces what has occurred before by a reference. Text, tables, program code, logs and uncompressed bitmaps repeat themselves a lot and come down to between a half and a tenth. Photographs, films, music, PDFs and Office documents have been through a compressor already; what’s left looks random, and random data can’t be compressed.',
          'If a folder of holiday pictures has the same size as a ZIP, nothing has gone wrong. To make the pictures smaller, something has to be left out, which is what Compress Image does.',
        ],
      },
      {
        heading: 'One file instead of many',
        paragraphs: [
          'The main use of a ZIP today isn’t size but order. A form that accepts one attachment, a mail with forty drawings, a release of a program: one archive is sent once, arrives complete or not at all, and has checksums that reveal damage when it’s unpacked.',
        ],
      },
      {
        heading: 'Mail limits and how to stay below them',
        paragraphs: [
          'Most mail providers take messages of 20 to 25 megabytes, and an attachment grows by a third on the way, because it is written as text. So 18 megabytes is a safe limit. If your archive is larger, compress the heaviest files first, usually PDFs, presentations and photographs, and pack the results. Some companies refuse ZIPs that contain programs (.exe, .js); ask before you send them.',
        ],
      },
      {
        heading: 'Names and folders that travel well',
        paragraphs: [
          'You don’t know which system will open an archive. Avoid characters that Windows forbids in names, such as the colon, the question mark and the asterisk; here they’re replaced. Paths longer than about 250 characters cause trouble on Windows too, so don’t nest folders needlessly. And if the recipient should get a single folder, put everything into one before packing: files you drop side by side stay side by side.',
        ],
      },
      {
        heading: 'When you need secrecy',
        paragraphs: [
          'A ZIP made here can be opened by anyone who gets it. Protect secret content with a program on your own computer that encrypts with AES, such as 7-Zip, and tell the password by another channel. The old ZIP encryption, which some programs still use by default, can be broken and isn’t worth the trouble.',
        ],
      },
    ],
  },
  questions: [
    {
      question: 'Is there a limit on the number or size of files?',
      answer:
        'Up to a thousand files and {limit} together for one archive. You can create as many archives as you want.',
    },
    {
      question: 'Can I set a compression level?',
      answer: 'No. The level used comes close to the best ZIP can do at reasonable speed.',
    },
    {
      question: 'Why do all files in the archive have an old date?',
      answer:
        'They get the earliest date the format knows, so that archives can be compared. Your originals keep theirs.',
    },
    {
      question: 'Is 7z or RAR available?',
      answer:
        'This page makes ZIP, because everybody can open it. The Office, CSV, TIFF and BMP compressors offer 7z for single files.',
    },
    {
      question: 'Can I drop a folder on a phone?',
      answer:
        'Phones let you choose several files at once, but not folders. On a computer folders work in all common browsers.',
    },
    {
      question: 'What happens to the files I have sent?',
      answer:
        'They travel encrypted (HTTPS), are packed in their own folder, and that folder is deleted as soon as the archive has been sent.',
    },
  ],
  related: ['zip-extractor', 'merge-pdf', 'pdf-compressor', 'img-compressor', 'csvcompress'],
  tryIt: {
    heading: 'Pack the folder on your desktop',
    text: 'Drag it onto the area above and press Create ZIP. Then you can tidy up, and nobody asked you to join anything.',
  },
} as const satisfies ToolCopy;
