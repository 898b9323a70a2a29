import type { ToolCopy } from '../tool-copy.ts';

/** The text of the page Merge PDF. */
export const copy = {
  howTo: {
    heading: 'How to merge PDF files',
    steps: [
      {
        name: 'Add the PDFs',
        text: 'Drop all of them at once or one after another. Each appears in the list with its first page, its name, its size and its number of pages.',
      },
      {
        name: 'Put them in order',
        text: 'Drag a row by its handle, or move it with the arrow keys. “Sort by name” puts numbered scans in order. Remove files one by one, or start over with Clear All.',
      },
      {
        name: 'Press Merge PDFs',
        text: 'The button becomes active once you’ve added two files. Before that, it reminds you: “Please select at least two PDF files to merge.”',
      },
      {
        name: 'Open merged.pdf',
        text: 'In the bookmarks panel, every file has its own entry, with its chapters below it.',
      },
    ],
  },
  why: {
    heading: 'More than pages put together',
    reasons: [
      {
        name: 'Bookmarks of all files',
        text: 'Each document keeps its outline under an entry named after its file, so even a bundle of fifty is easy to navigate.',
      },
      {
        name: 'Links still lead where they led',
        text: 'Cross-references point to the right pages of the merged file, and web addresses can still be clicked.',
      },
      {
        name: 'Forms don’t swallow each other',
        text: 'If two files have a field called Name, one of them gets a number. Otherwise what you type into one would appear in both.',
      },
      {
        name: 'You see what you add',
        text: 'Your browser draws each first page before anything is sent. Protected or damaged files are marked in the list at once.',
      },
      {
        name: 'Free for bundles of any kind',
        text: 'Merge as often as you like, with no account. We add no cover sheet and no watermark.',
      },
    ],
  },
  formats: {
    heading: 'PDFs in, one PDF out',
    paragraphs: [
      'The list takes .pdf files, at least two and up to a hundred, together up to {limit}. Page sizes may be mixed: A4, Letter, plans and slides keep their format. If a file name is already in the list, the file isn’t added again, and the page says so.',
      'Pages, text, pictures, fonts, links, outlines, form fields, layers, attachments, page labels and accessibility tags are combined without re-encoding, so pictures lose nothing. Digital signatures can’t survive, because they vouch for the original files only. Title and author are kept if all files agree.',
    ],
  },
  article: {
    heading: 'Putting together an application, a bundle or a report',
    sections: [
      {
        heading: 'The order readers expect',
        paragraphs: [
          'For an application: letter, résumé, certificates from the latest to the oldest. For an expense claim: the form, then receipts by date. For a case file: an index, then the exhibits with numbers. It helps to name the files accordingly before adding them, 01-letter.pdf, 02-resume.pdf, and to let Sort by name do the rest. The names become the bookmarks, so choose names a reader understands.',
        ],
      },
      {
        heading: 'What usually gets lost when PDFs are joined',
        paragraphs: [
          'A simple merger copies pages and nothing else. The table of contents on page two then leads nowhere, the side panel is empty, form fields with equal names are tied together, and screen readers no longer find headings, as the tags described the old files. These things live outside the pages, in tables of the document. A real merge reads those tables from every file, renumbers what they refer to, and writes shared ones.',
        ],
      },
      {
        heading: 'Size of the result',
        paragraphs: [
          'The merged file is about as large as its parts together, or smaller: fonts and pictures that several parts share are stored once. If it must be mailed, merge first and then use Compress PDF. Phone scans are what makes bundles heavy: three of them can outweigh two hundred pages of text.',
        ],
      },
      {
        heading: 'Page numbers and printing',
        paragraphs: [
          'After merging, the reader’s page counter runs through from one to the end, while the numbers printed on the pages start again with every part. Readers that support page labels show both, “iv (4 of 120)” for instance, and the labels of your files are kept. If a single numbering is required, add it with a PDF editor after merging, not before.',
          'When printing on both sides, a part with an odd number of pages makes the next one begin on the back of a sheet. Add a blank page to such parts in the program they come from, if each part is to begin on a sheet of its own.',
        ],
      },
      {
        heading: 'Protected, signed and damaged files',
        paragraphs: [
          'The list shows which PDF needs a password to open. The page asks for it, tries the one password on all protected files, and the merged file has none. If the passwords differ, remove them first in the program that set them, if you’re allowed to. If signatures matter, send the signed files separately or sign the merged file. Slightly damaged files are repaired along the way. If that fails, the message names the file, so you can remove it or save it again.',
        ],
      },
    ],
  },
  questions: [
    {
      question: 'Can I merge only certain pages?',
      answer:
        'Yes. Open “Choose pages or rotate” next to a file and enter the pages you want, such as 1-3, 5. You can rotate them there too.',
    },
    {
      question: 'Is the order of the list the order of the pages?',
      answer: 'Yes, from top to bottom. Rearrange the list and merge again if you change your mind.',
    },
    {
      question: 'Can I add Word documents or pictures?',
      answer:
        'Convert them first with Word to PDF or Image to PDF; then they can be mixed with other PDFs as you like.',
    },
    {
      question: 'Why was one file not added?',
      answer: 'The list already has a file with that name. If they’re different documents, rename one.',
    },
    {
      question: 'Do form entries stay?',
      answer:
        'Yes, fields keep what has been entered and can be edited further. Dynamic XFA forms, an old Adobe technique, are the exception.',
    },
    {
      question: 'How are confidential files treated?',
      answer:
        'They’re sent over HTTPS only after you press the button, share one temporary folder, and are deleted together with the result once it has been delivered.',
    },
  ],
  related: ['pdf-compressor', 'img-to-pdf', 'word-to-pdf', 'zip-compressor', 'tiff-to-pdf', 'pdf-to-word'],
  tryIt: {
    heading: 'Two files are enough to begin',
    text: 'Add a letter and an attachment above and merge them. You don’t have to register, and your originals are safe: they’re only read.',
  },
} as const satisfies ToolCopy;
