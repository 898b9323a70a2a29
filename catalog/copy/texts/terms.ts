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
        'By using {site}, you accept these terms. If you don’t agree with them, please don’t use the tools.',
      ],
    },
    {
      heading: 'What you may do',
      paragraphs: [
        'The tools are free for private and commercial use, and need no account. The results are yours: we claim no rights to them and add no watermark.',
      ],
    },
    {
      heading: 'No unlawful use',
      paragraphs: [
        'Upload only files that you have the right to process. Don’t use the site for anything unlawful, to infringe the rights of others, to spread harmful software, or to disrupt the service. We may refuse requests that endanger the service.',
      ],
    },
    {
      heading: 'Temporary processing',
      paragraphs: [
        'Files are held only while they’re converted, and are deleted once the result has been sent. {site} doesn’t store files, so please keep your originals. See the privacy policy for details.',
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
        'The service is provided as is. Formats differ, and a conversion can lose or change details, so check a result before you rely on it. As far as the law allows, {operator} isn’t liable for damage arising from use of the site, from its unavailability, or from lost files.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'These terms and the tools may change. The terms on this page, with their date, are the ones that apply. By using the site after a change, you accept it.',
      ],
    },
    {
      heading: 'Questions',
      paragraphs: ['Write to {email}.'],
    },
  ],
};
