import type { PageText } from '../page-text.ts';

/** /terms */
export const pageText: PageText = {
  heading: 'Terms and Conditions',
  lead: 'The terms on which {operator} offers {site} to you.',
  facts: [{ name: 'Effective', text: 'July 9, 2025' }],
  sections: [
    {
      heading: 'Acceptance',
      paragraphs: [
        'By using {site} you accept these terms. If you do not agree with them, please do not use the tools.',
      ],
    },
    {
      heading: 'What you may do',
      paragraphs: [
        'The tools are free, for private and for commercial work, and need no account. The results are yours: we claim no rights to them and put no mark on them.',
      ],
    },
    {
      heading: 'No unlawful use',
      paragraphs: [
        'Upload only files that you have the right to process. Do not use the site for anything unlawful, to infringe the rights of others, to spread harmful software, or to disrupt the service for others. Requests that endanger the service may be refused.',
      ],
    },
    {
      heading: 'Temporary processing',
      paragraphs: [
        'Files are held only for as long as their conversion takes and are deleted once the result has been sent. {site} is not a place to keep files; please keep your originals. See the privacy policy for details.',
      ],
    },
    {
      heading: 'Third-party services',
      paragraphs: [
        'On some pages you can choose a file from Google Drive or Dropbox. These services belong to other companies, and their terms apply when you use them. We are not responsible for their availability or for what they do.',
      ],
    },
    {
      heading: 'Limit of liability',
      paragraphs: [
        'The service is provided as it is. Formats differ, and a conversion can lose or change details: check a result before you rely on it. As far as the law allows, {operator} is not liable for damage that follows from the use of the site, from its not being available, or from lost files.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'These terms and the tools may change. The terms on this page, with their date, are those that apply; using the site after a change means accepting it.',
      ],
    },
    {
      heading: 'Questions',
      paragraphs: ['Write to {email}.'],
    },
  ],
};
