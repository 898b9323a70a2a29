import type { ToolCopy } from '../tool-copy.ts';

/** The text of the page Extract ZIP. */
export const copy = {
  howTo: {
    heading: 'How to open a ZIP online',
    steps: [
      {
        name: 'Choose the .zip',
        text: 'Its contents are listed at once, with folders and sizes. That happens in your browser; nothing has been sent yet.',
      },
      {
        name: 'Save single files, if that is all you need',
        text: 'Click a file in the list to unpack it on your own device. If the archive has a password, enter it below the list first.',
      },
      {
        name: 'Or press Extract ZIP',
        text: 'The server repairs names and paths and unpacks what browsers can’t. “Leave out the outer folder” saves you a folder that holds nothing but another folder.',
      },
      {
        name: 'Open unzipped_files.zip',
        text: 'It contains all your files, with readable names. Any system opens it with a double-click, without an extra program.',
      },
    ],
  },
  why: {
    heading: 'For archives that give trouble',
    reasons: [
      {
        name: 'Garbled names become readable',
        text: 'Names in Cyrillic, Chinese, Japanese or Korean encodings, and those of old DOS programs, are recognized and written as Unicode.',
      },
      {
        name: 'Passwords of both kinds',
        text: 'Archives with the classic ZIP encryption and with AES are opened, as long as you know the password.',
      },
      {
        name: 'Rare methods',
        text: 'Deflate64, BZip2, LZMA, XZ, PPMd, Zstandard and the methods of the early nineties are unpacked even if your system’s own tools give up.',
      },
      {
        name: 'Dangerous paths are defused',
        text: 'Entries that try to write outside their folder are moved inside, links become plain text, and device files are left out. A note lists each kind.',
      },
      {
        name: 'Honest about its price: none',
        text: 'Unlimited archives, no account, no bundled software, and no advertising or watermark in what you unpack.',
      },
    ],
  },
  formats: {
    heading: 'What comes in, what comes out',
    paragraphs: [
      'The page takes .zip files up to {limit}, including large ones in the ZIP64 variant. Documents such as DOCX, ODT, JAR or EPUB are ZIP files inside, but they’re better opened in their own programs. Archives of other kinds, such as RAR, 7z or TAR, aren’t accepted.',
      'You get a ZIP again, and for good reason: a browser downloads one file at a time, and any system shows this one like a folder. All files in it are stored uncompressed with safe Unicode names. Contents and dates are kept; each file is checked against the checksum in the archive, and a damaged one is named.',
    ],
  },
  article: {
    heading: 'When a ZIP won’t open as it should',
    sections: [
      {
        heading: 'Why names turn into gibberish',
        paragraphs: [
          'For its first seventeen years ZIP had no rule for letters beyond those of DOS. A program in Moscow wrote its own code page, one in Tokyo another, and the archive didn’t say which. Since 2006 there’s a mark for UTF-8, but many programs don’t set it. The receiver sees “Ž®«×è” instead of a name. To find the right encoding, you have to try them; usually only one makes sense of every name. This page does that, and tells you which encoding it was.',
        ],
      },
      {
        heading: 'Zip bombs and escape artists',
        paragraphs: [
          'An archive of a few kilobytes can claim to contain petabytes, to fill disks; such files are called bombs. Others contain paths like ../../system/file, hoping that the unpacking program writes there. Sizes are counted while unpacking, not believed, and the work is stopped at a limit. Paths are rewritten before anything is stored.',
        ],
      },
      {
        heading: '“Password needed”, and what can be done',
        paragraphs: [
          'Encryption in a ZIP applies to each file; the list of names remains readable, and so it is shown without a password. The password itself can’t be worked around: ask the sender. Mind capital letters, and note that umlauts in passwords are stored differently by different programs. A password is used for this one archive and kept nowhere.',
        ],
      },
      {
        heading: 'Folders within folders',
        paragraphs: [
          'Many archives contain one folder with the name of the archive, and in it perhaps another of the same name. After unpacking you click through three levels before the first file appears. The box “Leave out the outer folder” removes such shells, however many there are, as long as each holds everything that follows. Files side by side at the top are never moved.',
          'Two files whose names differ only in capital letters can live in one archive but not in one folder on Windows or macOS. One of them gets a number, so neither overwrites the other.',
        ],
      },
      {
        heading: 'Damaged downloads',
        paragraphs: [
          'The directory of a ZIP stands at its very end. If a download was cut off, the end is missing and programs say “not an archive”. Download it again. Names such as photos.zip.001 or .z01 are parts of a split archive; join them first with the program that split it.',
        ],
      },
    ],
  },
  questions: [
    {
      question: 'Why is the result a ZIP and not a folder?',
      answer:
        'Browsers can’t download folders. The new archive isn’t compressed, so it opens at once, without a special program.',
    },
    {
      question: 'Can I look inside without uploading?',
      answer:
        'Yes. The list is read by your browser from the file on your device, and single files are saved from there.',
    },
    {
      question: 'Can you crack a forgotten password?',
      answer: 'No. Without the right password the encrypted files stay closed.',
    },
    {
      question: 'What is the folder __MACOSX?',
      answer: 'macOS puts icons and attributes there. It is harmless and can be deleted on other systems.',
    },
    {
      question: 'Are viruses detected?',
      answer:
        'Contents aren’t examined for malware. Treat programs and documents with macros from strangers with the usual caution.',
    },
    {
      question: 'Does the server keep what was in the archive?',
      answer:
        'If you only use the list, it never gets it. If you press Extract ZIP, the archive travels over HTTPS, and everything unpacked from it is deleted after the download.',
    },
  ],
  related: ['zip-compressor', 'csvcompress', 'pdf-to-txt', 'merge-pdf', 'img-compressor'],
  tryIt: {
    heading: 'Look before you unpack',
    text: 'Drop an archive of unknown content above and read the list. Looking costs nothing, and doesn’t even send the file to the server.',
  },
} as const satisfies ToolCopy;
