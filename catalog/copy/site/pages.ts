/** Titles and descriptions of the pages that are not tools. */
export const pageCopy = {
  home: {
    title: 'Convert Files Instantly',
    description:
      'Convert documents, slides, spreadsheets and pictures online. Free, no sign-up, no watermark, and your file is deleted after the conversion.',
    keywords: ['file converter', 'online document converter', 'free pdf converter', 'word to pdf'],
  },
  tools: {
    title: 'Convert & Compress Files Online',
    description:
      'Compress PDF, Word, PowerPoint, Excel, OpenDocument and picture files, merge PDFs, create and extract ZIP archives. Free and without sign-up.',
    keywords: ['compress files online', 'compress pdf', 'merge pdf', 'create zip', 'extract zip'],
  },
  about: {
    title: 'About Us',
    description: 'Who makes these file tools, how a conversion works, and which open-source programs do the work.',
    keywords: ['about', 'free file tools', 'open source file converter'],
  },
  privacy: {
    title: 'Privacy Policy',
    description:
      'What happens to the files you upload: each is processed in its own folder and deleted after conversion.',
    keywords: ['privacy policy', 'file deletion', 'data protection'],
  },
  terms: {
    title: 'Terms and Conditions',
    description: 'The terms for using these free file tools: lawful use, temporary processing, liability and changes.',
    keywords: ['terms and conditions', 'terms of use'],
  },
  contact: {
    title: 'Contact Us',
    description: 'Support for the file tools: Monday to Friday, 9am to 6pm IST, with a reply within 24 hours.',
    keywords: ['contact', 'support', 'help with file conversion'],
  },
  open: {
    title: 'What would you like to do with your file?',
    description: 'Choose a file and see which tools accept it.',
    keywords: [],
  },
  offline: {
    title: 'You’re offline',
    description: 'This page needs a connection.',
    keywords: [],
  },
  reference: {
    title: 'API',
    description:
      'How to use these file tools from programs: endpoints, forms, answers and problems, with examples to copy.',
    keywords: [],
  },
  notFound: {
    title: 'Page not found',
    description: 'There’s no page at this address.',
    keywords: [],
  },
} as const;

/** The navigation bar's links. */
export const navigationLinks = [
  { path: '/tools', label: 'Tool' },
  { path: '/pdf-compressor', label: 'Compress PDF' },
  { path: '/merge-pdf', label: 'Merge PDF' },
  { path: '/aboutus', label: 'About US' },
] as const;

/** The footer's links. */
export const footerLinks = [
  { path: '/privacy-policy', label: 'Privacy Policy' },
  { path: '/terms', label: 'Terms & Conditions' },
  { path: '/contact', label: 'Contact' },
  { path: '/aboutus', label: 'About Us' },
] as const;

/** What the frame around every page says. */
export const frame = {
  skip: 'Skip to the content',
  navigation: 'Main',
  menu: 'Menu',
  brand: (name: string) => `${name}, to the home page`,
  footer: 'About this site',
  languages: 'Language',
  promise: 'Your file is yours. It is deleted from the server as soon as the result has been sent.',
  copyright: (year: string, holder: string) => `© ${year} ${holder}`,
  contents: 'On this page',
  /** How legal pages refer to an operator who has given no name. */
  unnamedOperator: 'the operator of this site',
} as const;

/** The page that answers an unknown address. */
export const notFoundCopy = {
  heading: 'There’s no page here',
  lead: 'The address may be mistyped, or the page has moved.',
  tools: 'Or go straight to a tool:',
  home: 'Go to the home page',
} as const;

/** The page that answers a form which was sent without script and could not be served. */
export const problemPage = {
  kept: 'The file on your device is unchanged, and nothing was kept here.',
  back: (page: string) => `Back to ${page}`,
} as const;

/** The page that offers tools for a file. */
export const openPageCopy = {
  heading: 'What would you like to do with your file?',
  lead: 'Choose one or more files and see which tools accept them. Nothing is uploaded until you start a tool.',
  choose: 'Your files',
  drop: 'Drop or paste files here',
  tools: 'These tools accept it',
  none: 'No tool accepts these files together',
} as const;

/** The page in place of one that cannot be loaded. */
export const offlinePageCopy = {
  heading: 'You’re offline',
  lead: 'Pages you’ve opened before still work. This one needs a connection, and so does every conversion.',
} as const;

/** The reference for programs. */
export const referenceCopy = {
  heading: 'API',
  lead: 'Every tool is one request: send a form with the file and receive the result. You don’t need a key.',
  document: {
    before: 'This reference is also an OpenAPI 3.1 document, from which you can generate clients: ',
    after: '.',
  },
  documentation: {
    before: 'To collect results later, use the command line or run your own server, read the ',
    label: 'documentation',
    after: '.',
  },
  answers: {
    heading: 'Answers',
    result:
      'A result is a download. Its name is in Content-Disposition; Filewright-Report has its size, page count and what was done to the file, as JSON.',
    problem:
      'A refusal is JSON too (RFC 9457), with a permanent code, a title, and a detail that says what would work. If trying again makes sense, Retry-After says when, in seconds.',
    key: 'If the server’s operator has given your program a key with its own limits, send it as “Authorization: Bearer KEY”.',
  },
  families: { converter: 'Convert', compressor: 'Compress', utility: 'Merge, pack and unpack' },
  takes: 'Takes',
  gives: 'Gives',
  problems: 'Problems',
  field: 'Field',
  value: 'Value',
  defaultValue: 'Default',
  file: 'the file',
  files: 'the files, repeated',
  none: 'none',
  tryIt: 'Try it',
  send: 'Send',
  allProblems: { heading: 'Problems', code: 'Code', status: 'Status', meaning: 'Meaning' },
  jobs: {
    heading: 'Jobs',
    start:
      'With “Prefer: respond-async”, a tool answers at once with the address of a job. There you can ask for its state, follow it as server-sent events, fetch the result, or cancel the job with DELETE. If you add “wait=5”, a result that is ready within five seconds comes in the answer itself.',
    keep: 'A result is kept until you have fetched it, for ten minutes at most. If you send a request twice with the same “Idempotency-Key”, both get the same job.',
    ask: 'Ask for the state',
    follow: 'Follow the state',
    fetch: 'Fetch the result',
    end: 'Cancel a job',
  },
  health: {
    heading: 'Server status',
    text: 'Which tools and engines work, how they are isolated, and how many conversions are running and waiting.',
  },
} as const;
