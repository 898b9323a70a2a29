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
        'To convert a file, the server has to receive it. Here is everything that reaches the server, and how long it stays.',
      ],
      points: [
        {
          name: 'Files that you upload',
          text: 'They’re kept in their own folder while the conversion runs, and only the programs that convert them can see them.',
        },
        {
          name: 'Files from Google Drive or Dropbox',
          text: 'Only the file you select is read, with the permission you give in the provider’s own window. Your browser fetches it and uploads it like any other file. We can’t see your password or your other files.',
        },
        {
          name: 'Anonymous usage analytics',
          text: 'The server counts conversions: which tool, how many bytes, how long it took, and whether it worked. It records no file names, no contents and nothing that identifies you.',
        },
      ],
    },
    {
      heading: 'When files are deleted',
      paragraphs: [
        'Files are deleted shortly after conversion: the folder with your file and the result is removed as soon as the result has been sent. The same happens when the conversion fails, when you cancel it and when you close the page.',
        'If your connection drops during a long conversion, the result waits up to ten minutes for the page to fetch it.',
        'Your own browser keeps the results of a visit, up to 100 MB, so that you still have them after reloading the page. They’re encrypted with a key that only the open tab has. Closing the tab makes them unreadable, and the leftover data is deleted the next time you visit the site after a day. “Clear all” deletes them at once.',
        'There are no copies and no backups of uploaded files. If you lose a result, convert the original again.',
      ],
    },
    {
      heading: 'Cookies and other companies',
      paragraphs: [
        'The site sets no cookies, shows no advertising and loads nothing from other servers on its own. Scripts from Google or Dropbox load only when you press their button; what you do in their windows is then covered by their privacy policies.',
      ],
    },
    {
      heading: 'How files are protected',
      paragraphs: [
        'Files travel over HTTPS. On the server, each conversion runs in a separate process with no access to the network or to other visitors’ files. Nobody looks at uploaded files.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'Since nothing about you is stored, there is nothing to show, correct or sell. If you have a question about this, write to {email} and we’ll answer it.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: ['If this policy changes, the new text will appear on this page with its effective date.'],
    },
  ],
};
