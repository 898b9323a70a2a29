import type { PageText } from '../page-text.ts';

/** /aboutus */
export const pageText: PageText = {
  heading: 'About Us',
  lead: '{site} is a bench of single-purpose tools. Each one does one thing to one kind of file, and does it well.',
  facts: [],
  sections: [
    {
      heading: 'Our mission',
      paragraphs: [
        'Everyone gets a file now and then that their own program will not open, or that is too large to send. That should cost a minute, not a subscription.',
        '{site} gives students, writers, developers and offices the tools for that minute: free, without an account, without a watermark, and with a result that can be sent on as it is.',
      ],
    },
    {
      heading: 'How it works',
      paragraphs: ['Three steps, the same on every page.'],
      points: [
        {
          name: 'Upload',
          text: 'Choose a file or drop it onto the sheet. It travels over HTTPS to this server, into a folder of its own.',
        },
        {
          name: 'Convert',
          text: 'Open-source office tools read the file and write the new one. Each runs on its own, cut off from the network and from other visitors’ files.',
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
        'These programs know their formats best, and anyone can read their source. Our own work is in between: rebuilding the paragraphs and tables of a PDF, finding what makes a file large, and checking every result before it is sent.',
      ],
    },
    {
      heading: 'Why choose us',
      paragraphs: ['Four promises that every tool keeps.'],
      points: [
        {
          name: 'Nothing is kept',
          text: 'There are no accounts and no stored files. What you upload is deleted as soon as the result has been sent.',
        },
        {
          name: 'Nothing is hidden',
          text: 'If a font had to be replaced or a picture was left out, the page says so next to the result.',
        },
        {
          name: 'No surprises in size',
          text: 'If a file can’t be made smaller, you get it back unchanged. A picture that changes its format, such as a PNG that becomes a JPEG, can grow. The page says so in both cases.',
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
