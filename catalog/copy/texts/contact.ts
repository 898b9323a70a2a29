import type { PageText } from '../page-text.ts';

/** /contact */
export const pageText: PageText = {
  heading: 'Contact Us',
  lead: 'A person reads every message. Say what you tried and what you got, and you will hear from us.',
  facts: [
    { name: 'Email', text: '{email}' },
    { name: 'Support hours', text: 'Monday to Friday, 9am to 6pm IST' },
    { name: 'Answer', text: 'Within 24 hours' },
  ],
  sections: [
    {
      heading: 'If a file comes out wrong',
      paragraphs: [
        'Tell us the tool, the kind of file, and what the page said. Uploaded files are deleted at once, so we cannot look at yours; if its content is not confidential, attach it to your message.',
      ],
    },
    {
      heading: 'If something is missing',
      paragraphs: ['Tell us which format you have, which one you need, and what you’d use the result for.'],
    },
    {
      heading: 'If it’s about your data',
      paragraphs: [
        'The privacy policy says what happens to files. If it leaves a question open, write to the same address; {operator} will answer.',
      ],
    },
  ],
};
