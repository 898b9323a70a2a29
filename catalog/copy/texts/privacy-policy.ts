import type { PageText } from '../page-text.ts';

/** /privacy-policy */
export const pageText: PageText = {
  heading: 'Privacy Policy',
  lead: 'In short: your file is processed and deleted. Nobody looks at it, and nothing about you is stored.',
  facts: [{ name: 'Effective', text: 'August 1, 2025' }],
  sections: [
    {
      heading: 'Who is responsible',
      paragraphs: ['{site} is run by {operator}. For anything on this page, write to {email}.'],
    },
    {
      heading: 'What is collected, for a moment',
      paragraphs: [
        'To convert a file, the server has to receive it. This is everything that reaches the server, and how long it stays.',
      ],
      points: [
        {
          name: 'Files that you upload',
          text: 'They are kept in a folder of their own while the conversion runs and are seen by no program but the one that converts them.',
        },
        {
          name: 'Files from Google Drive or Dropbox',
          text: 'Only the file that you select is read, with the permission that you give in the provider’s own window. Your browser fetches it and uploads it like any other file; your password and your other files stay out of our reach.',
        },
        {
          name: 'Anonymous usage analytics',
          text: 'The server counts conversions: which tool, how many bytes, how long it took, and whether it worked. It records no file names, no contents and nothing that tells who you are.',
        },
      ],
    },
    {
      heading: 'When files are deleted',
      paragraphs: [
        'Files are deleted shortly after conversion: the folder with your file and the result is removed as soon as the result has been sent. The same happens when the conversion fails, when you cancel it and when you close the page.',
        'If your connection breaks off during a long conversion, the result waits for the page to come back for it, for ten minutes at most.',
        'Your own browser keeps the results of a visit, up to 100 MB, so that you still have them after reloading the page. They are encrypted with a key that only the open tab has: closing the tab makes them unreadable, and the unreadable rest is deleted a day later, as soon as you visit the site again. “Clear all” removes them at once.',
        'There are no copies and no backups of uploaded files. If you lose a result, convert the original again.',
      ],
    },
    {
      heading: 'Cookies and other companies',
      paragraphs: [
        'The site sets no cookies, shows no advertising and loads nothing from other servers by itself. The scripts of Google or Dropbox load only once you press their button; from then on their own privacy policies apply to what you do in their windows.',
      ],
    },
    {
      heading: 'How files are protected',
      paragraphs: [
        'Files travel over HTTPS. On the server each conversion runs in a process of its own, with no access to the network or to other visitors’ files. Nobody opens uploaded files by hand.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'Since nothing about you is stored, there is nothing to show, correct or sell. If you have a question about this, write to {email} and you will get an answer.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: ['If this policy changes, the new text appears on this page with the date from which it applies.'],
    },
  ],
};
