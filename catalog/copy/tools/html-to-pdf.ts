import type { ToolCopy } from '../tool-copy.ts';

/** The text of the page HTML to PDF. */
export const copy = {
  howTo: {
    heading: 'How to print an HTML file to PDF',
    steps: [
      {
        name: 'Make sure the file is complete',
        text: 'Styles belong in <style> elements and pictures in data: addresses, since only the one .html file is sent. Reports from notebooks and statistics programs can usually be saved that way.',
      },
      {
        name: 'Choose it',
        text: 'Drop the .html on the sheet, browse, or use Google Drive or Dropbox if they are set up here.',
      },
      {
        name: 'Press Convert',
        text: 'Chromium lays the document out for paper and prints it with its backgrounds, its bookmarks and its links.',
      },
      {
        name: 'Read what was missing',
        text: 'The card lists how many pictures, style sheets or fonts the file only referred to, and from which hosts. If there are any, embed them and convert again.',
      },
    ],
  },
  why: {
    heading: 'What you get from this conversion',
    reasons: [
      {
        name: 'Modern CSS',
        text: 'Grid, flexbox, web fonts in the file, SVG and gradients are rendered by a current browser engine.',
      },
      {
        name: 'Your print styles count',
        text: 'Rules under @media print and @page are obeyed: paper size, margins, page breaks and what is to be hidden on paper.',
      },
      {
        name: 'Headings as bookmarks, tags for accessibility',
        text: 'h1 to h6 form the outline of the PDF, and its structure tells screen readers what is a list, a table or a caption.',
      },
      {
        name: 'The same file gives the same PDF',
        text: 'No script runs and nothing is loaded from the network, so the result depends on the file alone and not on who is logged in where.',
      },
      {
        name: 'No key, no plan, no stamp',
        text: 'The tool costs nothing, however many documents you bring. There is no registration, and the pages carry nothing that was not in your HTML.',
      },
    ],
  },
  formats: {
    heading: 'HTML on paper',
    paragraphs: [
      'HTML describes what parts a document has and leaves the look to style sheets and the size of the window. Browsers open it everywhere. For filing, signing or printing, pages are needed, and those a PDF provides. The page takes one .html file of up to {limit}.',
      'Text, tables, lists, embedded pictures, SVG drawings, colors and links to the web are kept; a link to a neighboring file is removed, because the PDF has no neighbors. Left out is what needs a screen or a network: scripts, animations, videos, pages in frames, and pictures or styles that lie elsewhere. Where the document names no paper, A4 or the paper chosen by the operator is used with margins of 15 mm.',
    ],
  },
  article: {
    heading: 'From web page to printed page',
    sections: [
      {
        heading: 'Why is everything unstyled?',
        paragraphs: [
          'A page you see in the browser is rarely one file. It consists of HTML, style sheets, fonts, dozens of pictures and scripts, collected from several servers. Saving only the HTML brings the text and loses the rest. The command “Save page as, complete” puts the rest in a folder beside the file, which an upload of a single file leaves behind.',
          'What works is a self-contained file. Quarto and R Markdown have the option to embed resources, Jupyter exports HTML with its charts inside, many report tools offer “single file”, and browser extensions exist that pack a page into one HTML document. For a web page that you merely want on paper, the print dialog of your own browser is the shortest way, since it has everything loaded already.',
        ],
      },
      {
        heading: 'Controlling the page',
        paragraphs: [
          'A few lines of CSS decide most of it. @page { size: A4 landscape; margin: 12mm } sets the paper. break-before: page on a heading starts a chapter on a new page; break-inside: avoid keeps a table row or a figure whole. Put navigation bars and buttons under @media print { display: none }. Use pt and mm for print, since a pixel on paper is a ninety-sixth of an inch.',
          'Tables with a thead repeat their header on each page.',
        ],
      },
      {
        heading: 'Content that scripts would write',
        paragraphs: [
          'Pages built by JavaScript contain almost nothing until the script has run. Here it does not run, for safety and for repeatable results. In such a case open the page in your browser, wait until it is complete, save the document as it stands then, and convert that. Charts drawn on a canvas should be stored as SVG or as a picture.',
        ],
      },
      {
        heading: 'Invoices, mails, documentation',
        paragraphs: [
          'Typical files that convert well are invoices and tickets sent as HTML attachments, exported chat histories, test reports, and manuals generated by documentation tools in one page. Give the file a <title>; it becomes the title of the PDF. If there is none, the first heading is taken.',
        ],
      },
      {
        heading: 'Accessibility from the start',
        paragraphs: [
          'The tags in the PDF are made from your elements. A heading that is only a bold paragraph is a paragraph to a screen reader, and a table used for layout is read out cell by cell. Use h1 to h6, th for headers, alt for pictures and lang on the html element. What is correct there is correct in the PDF.',
        ],
      },
    ],
  },
  questions: [
    {
      question: 'Can I enter a web address instead of a file?',
      answer:
        'No. The server fetches nothing from the web; that is also what keeps it from being misused. Save the page and upload the file.',
    },
    {
      question: 'Why are the pictures missing?',
      answer:
        'They are linked, not contained. The card says from which addresses. Embed them as data: URLs or export the document as a single file.',
    },
    {
      question: 'Are colored backgrounds printed?',
      answer: 'Yes, always, unless your print styles remove them.',
    },
    {
      question: 'Does it take .mhtml or .webarchive?',
      answer:
        'The page accepts .html only. Open such an archive in the browser that made it and save it as HTML, or print it from there.',
    },
    {
      question: 'How long can the document be?',
      answer: 'Up to two thousand pages. Beyond that the answer asks you to split it.',
    },
    {
      question: 'Is what I upload visible on the web?',
      answer:
        'At no time. The file comes in by HTTPS, gets no public address, and is deleted the instant the PDF has been returned.',
    },
  ],
  related: ['md-to-pdf', 'text-to-pdf', 'csv-to-pdf', 'pdf-compressor', 'merge-pdf'],
  tryIt: {
    heading: 'Print something for a trial',
    text: 'A saved report or an HTML mail will do. Choose it above; without any registration you will know in seconds whether it is self-contained.',
  },
} as const satisfies ToolCopy;
