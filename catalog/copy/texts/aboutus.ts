import type { PageText } from '../page-text.ts';

/** /aboutus */
export const pageText: PageText = {
  heading: 'About Us',
  lead: '{site} is a workbench of single-purpose tools. Each does one thing to one kind of file, and does it well.',
  facts: [],
  sections: [
    {
      heading: 'Our mission',
      paragraphs: [
        'Now and then, everyone gets a file that won’t open or is too large to send. Solving that should cost a minute, not a subscription.',
        '{site} has the tools for that minute, for students, writers, developers and offices: free, with no account and no watermark, and with results you can send on as they are.',
      ],
    },
    {
      heading: 'How it works',
      paragraphs: ['Three steps, the same on every page.'],
      points: [
        {
          name: 'Upload',
          text: 'Choose a file or drop it onto the page. It travels over HTTPS to this server and gets its own folder.',
        },
        {
          name: 'Convert',
          text: 'Open-source programs read your file and write the new one. Each runs in isolation, cut off from the network and from other visitors’ files.',
        },
        {
          name: 'Download',
          text: 'The result downloads by itself, and the folder is deleted as soon as the last byte has been sent.',
        },
      ],
    },
    {
      heading: 'Technology',
      paragraphs: [
        'Word, PowerPoint, Excel and OpenDocument files are converted by LibreOffice, web pages and Markdown by Chromium, pictures by libvips. PDF files are read by PDFium and Poppler and written by qpdf; Tesseract recognizes the text of scanned pages, and 7-Zip packs archives.',
        'These programs know their formats best, and anyone can read their source code. Our own work connects them: rebuilding the paragraphs and tables of a PDF, finding out what makes a file large, and checking every result before it’s sent.',
      ],
    },
    {
      heading: 'Why choose us',
      paragraphs: ['Four promises that every tool keeps.'],
      points: [
        {
          name: 'Nothing is kept',
          text: 'There are no accounts and no stored files. Your upload is deleted as soon as the result has been sent.',
        },
        {
          name: 'Nothing is hidden',
          text: 'If a font had to be replaced or a picture was left out, the page says so next to the result.',
        },
        {
          name: 'No surprises in size',
          text: 'If a file can’t be made smaller, you get it back unchanged. A picture that changes format, such as a PNG that becomes a JPEG, can get larger. Either way, the page tells you.',
        },
        {
          name: 'Nothing in the way',
          text: 'No advertising, no sign-up form, no tracking. The pages work with a keyboard, with a screen reader, and without scripts.',
        },
      ],
    },
    {
      heading: 'Support',
      paragraphs: ['Did a file come out wrong, or is a tool missing? Write to {email}.'],
    },
  ],
};
