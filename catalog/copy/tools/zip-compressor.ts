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
        text: 'Names, sizes and the sum are shown. Remove what slipped in, or empty the list with Clear All.',
      },
      {
        name: 'Press Create ZIP',
        text: 'All files go up together, and the percentage counts their bytes. Packing begins when the last one has arrived.',
      },
      {
        name: 'Pass on compressed_files.zip',
        text: 'Everything is in one file, folders included. Rename it as you please; only the ending .zip has to stay.',
      },
    ],
  },
  why: {
    heading: 'Details that make a good archive',
    reasons: [
      {
        name: 'Folders keep their structure',
        text: 'A dropped folder appears in the archive with its subfolders, not as a heap of files.',
      },
      {
        name: 'Names in every alphabet',
        text: 'File names are stored as UTF-8 and marked as such, so Ü, é and 文 arrive as they are on Windows, macOS and Linux.',
      },
      {
        name: 'No file replaces another',
        text: 'Two files of the same name both go in; one gets a number, and a note says so.',
      },
      {
        name: 'No time wasted on photographs',
        text: 'JPEG, MP4, ZIP, DOCX and the like are compressed already. They are recognized by content and stored as they are, the rest is deflated.',
      },
      {
        name: 'Nothing to unlock',
        text: 'No user account, no daily allowance, no advertising text added to the archive: it contains your files and nothing else, and costs nothing.',
      },
    ],
  },
  formats: {
    heading: 'What a ZIP is and who opens it',
    paragraphs: [
      'ZIP was published by Phil Katz in 1989 and has become part of every operating system: Windows, macOS, Android, iOS and Linux open it by double-click or tap. Each file is compressed by itself and listed in a directory at the end. This page takes any files, up to {limit} in all, and up to a thousand at a time.',
      'Contents and folders are kept exactly, names as far as every system accepts them. Dates aren’t: all entries carry the same fixed date, so the same files in the same order give the same archive, byte for byte. The archive isn’t encrypted and asks for no password. Empty folders and access rights aren’t recorded.',
    ],
  },
  article: {
    heading: 'What ZIP can make smaller, and what it can’t',
    sections: [
      {
        heading: 'Repetition is what shrinks',
        paragraphs: [
          'Deflate, the method inside ZIP, looks back over the last 32 kilobytes and replaces what has occurred before by a reference. Text, tables, program code, logs and uncompressed bitmaps repeat themselves a lot and come down to between a half and a tenth. Photographs, films, music, PDFs and Office documents have been through a compressor already; what is left looks like chance, and chance can’t be shortened.',
          'If a folder of holiday pictures has the same size as a ZIP, nothing has gone wrong. To make the pictures smaller, something has to be left out, which is what Compress Image does.',
        ],
      },
      {
        heading: 'One file instead of many',
        paragraphs: [
          'The main use of a ZIP today isn’t size but order. A form that accepts one attachment, a mail with forty drawings, a release of a program: one archive is sent once, arrives complete or not at all, and carries checksums by which damage is noticed when unpacking.',
        ],
      },
      {
        heading: 'Mail limits and how to stay below them',
        paragraphs: [
          'Most mail providers take messages of 20 to 25 megabytes, and an attachment grows by a third on the way, because it is written as text. So 18 megabytes are a safe limit. If your archive is larger, compress the heaviest files first, usually PDFs, presentations and photographs, and pack the results. Some companies refuse ZIPs that contain programs (.exe, .js); ask before you send them.',
        ],
      },
      {
        heading: 'Names and folders that travel well',
        paragraphs: [
          'An archive is opened on systems you don’t know. Avoid signs that Windows forbids in names, such as the colon, the question mark and the asterisk; if they occur, they are replaced. Paths longer than about 250 characters cause trouble there as well, so don’t nest folders without need. And put everything into one folder before packing if you want the receiver to get one folder: what you drop at the top lies at the top.',
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
      answer: 'No. A level is used that is close to the best ZIP can do at reasonable speed.',
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
        'They cross the network encrypted (HTTPS), are packed in a folder of their own, and that folder is erased as soon as the archive has been fetched.',
    },
  ],
  related: ['zip-extractor', 'merge-pdf', 'pdf-compressor', 'img-compressor', 'csvcompress'],
  tryIt: {
    heading: 'Pack the folder on your desktop',
    text: 'Drag it onto the area above and press Create ZIP. One archive later you can tidy up, and no one has asked you to join anything.',
  },
} as const satisfies ToolCopy;
