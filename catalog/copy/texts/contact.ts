import type { PageText } from '../page-text.ts';

/** /contact */
export const pageText: PageText = {
  heading: 'Contact Us',
  lead: 'A person reads every message. Tell us what you tried and what happened, and we’ll get back to you.',
  facts: [
    { name: 'Email', text: '{email}' },
    { name: 'Support hours', text: 'Monday to Friday, 9am to 6pm IST' },
    { name: 'Reply', text: 'Within 24 hours' },
  ],
  sections: [
    {
      heading: 'If a file comes out wrong',
      paragraphs: [
        'Tell us which tool you used, what kind of file it was, and what the page said. Uploads are deleted at once, so we can’t look at yours. If it isn’t confidential, attach it to your message.',
      ],
    },
    {
      heading: 'If something is missing',
      paragraphs: ['Tell us which format you have, which one you need, and what you’ll use the result for.'],
    },
    {
      heading: 'If it’s about your data',
      paragraphs: [
        'The privacy policy explains what happens to your files. If you still have a question, write to the same address; {operator} will answer.',
      ],
    },
  ],
};
