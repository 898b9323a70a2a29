import type { ToolCopy } from '../tool-copy.ts';

/** The text of the page RTF to PDF. */
export const copy = {
  howTo: {
    heading: 'How to convert RTF to PDF',
    steps: [
      {
        name: 'Find the .rtf',
        text: 'Drop it above or click to browse. On a Mac, a folder-like .rtfd is something else; save it as .rtf in TextEdit first.',
      },
      {
        name: 'Press Convert',
        text: 'Most rich text is small, and the PDF is ready in a moment. Files with many pictures take a little longer, because RTF stores them wastefully.',
      },
      {
        name: 'Open the PDF',
        text: 'It has the name of your file. If accents or Cyrillic letters look right on the first page, the encoding was read correctly.',
      },
    ],
  },
  why: {
    heading: 'Why people bring their RTF here',
    reasons: [
      {
        name: 'WordPad is gone',
        text: 'Recent versions of Windows 11 no longer include it. A browser opens this page, and the PDF opens in the browser.',
      },
      {
        name: 'Exports of old programs become readable',
        text: 'Practice software, accounting systems and databases print their letters as RTF. As PDF they can be filed, mailed and searched.',
      },
      {
        name: 'Tables and pictures in place',
        text: 'The text is laid out by LibreOffice with tables, tab stops, headers, footers and embedded pictures.',
      },
      {
        name: 'Objects inside aren’t run',
        text: 'RTF can carry embedded objects, a favorite of attackers. They are shown as the picture they bring and never opened.',
      },
      {
        name: 'No fee, no membership',
        text: 'Convert a single letter or a cabinet full of them, without limit. Nothing is stamped on your pages.',
      },
    ],
  },
  formats: {
    heading: 'What rich text is',
    paragraphs: [
      'RTF was introduced by Microsoft in 1987 so that word processors could exchange formatted text. It is a plain text file in which commands such as \\b for bold stand between the words; letters outside ASCII are written as codes. TextEdit, Word, LibreOffice and hundreds of business programs write it. The last description, version 1.9.1, is from 2008.',
      'The page takes .rtf up to {limit}. Fonts, sizes, colors, paragraphs, lists, tables, pictures, footnotes and links appear in the PDF. Since RTF contains no fonts, only their names, a font that the server lacks is replaced and reported. Embedded sounds and files aren’t included.',
    ],
  },
  article: {
    heading: 'Keeping rich text readable for years',
    sections: [
      {
        heading: 'A format with many dialects',
        paragraphs: [
          'Every program that writes RTF uses its own selection of commands. Some describe a table cell by cell, some imitate it with tabs; some state which language a font’s codes belong to, some leave it to the reader. That’s why one file looks fine in one program and shows “Ã¤” or empty boxes in another. The conversion follows the rules of Word as LibreOffice has learned them over many years, and takes the character set from the font table.',
        ],
      },
      {
        heading: 'Why the PDF may have other page breaks',
        paragraphs: [
          'RTF stores margins and paper size, but not where lines end. A letter written for US Letter keeps that paper in the PDF. Lines end where they ended if the font is one of the usual ones, such as Arial, Times New Roman or Courier New, for which fonts of equal width are used here. With an old printer font the breaks are a matter of luck in any program, and the only cure is to choose another font for the whole letter.',
        ],
      },
      {
        heading: 'Archiving letters and reports',
        paragraphs: [
          'If you have to keep correspondence for ten years, don’t count on RTF. Fewer and fewer programs read it, and anyone can alter an RTF without leaving a trace. A PDF fixes the appearance, embeds its fonts and can be signed. Convert the files when they are created and store both: the PDF to read, the RTF for corrections.',
          'Reports that belong together, such as the letters of one case, can be joined afterwards with Merge PDF.',
        ],
      },
      {
        heading: 'Many letters from one system',
        paragraphs: [
          'If a program produces RTF every day, see whether it can also print. A PDF printer driver or a newer export saves the detour. If that isn’t possible, automate the conversion: the tool behind this page answers a simple web request, so if you run this software on your own server, a script can call it for each new letter.',
        ],
      },
      {
        heading: 'A surprise in size',
        paragraphs: [
          'It’s normal for the PDF to be much smaller than the RTF. Pictures in RTF are written as hexadecimal digits, two characters for each byte, and often twice, once as a metafile for old readers. In the PDF each picture is stored once and compressed.',
        ],
      },
    ],
  },
  questions: [
    {
      question: 'Can I convert a .doc that is really RTF?',
      answer:
        'Many programs have given RTF files the ending .doc. Rename the file to .rtf and drop it here; what counts is the content, and that is checked.',
    },
    {
      question: 'What does “damaged” mean in an error message?',
      answer:
        'That LibreOffice couldn’t open the file, usually because it was cut off in a transfer. Export it again from the program that made it.',
    },
    {
      question: 'Is hidden text visible in the PDF?',
      answer: 'No. Text formatted as hidden is left out, as in a printout.',
    },
    {
      question: 'Can I get PDF/A?',
      answer:
        'The result is an ordinary PDF with embedded fonts and tags. An archive that insists on PDF/A needs a further step in a PDF editor.',
    },
    {
      question: 'Are my letters stored somewhere?',
      answer:
        'No. They travel over HTTPS both ways, pass through a temporary folder on the server, and are deleted once the PDF has been sent.',
    },
  ],
  related: ['pdf-to-rtf', 'word-to-pdf', 'text-to-pdf', 'odt-to-pdf', 'merge-pdf'],
  tryIt: {
    heading: 'Bring the file that nothing opens anymore',
    text: 'If it starts with {\\rtf, it will most likely convert. Drop it above and see. It costs nothing and needs no sign-up.',
  },
} as const satisfies ToolCopy;
