/** Titles and descriptions of the pages that are not tools. */
export const pageCopy = {
  home: {
    title: 'Convert Files Instantly',
    description:
      'Convert documents, slides, spreadsheets and pictures online. Free, no sign-up, no watermark, and your file is deleted after the conversion.',
    keywords: ['file converter', 'online document converter', 'free pdf converter', 'word to pdf'],
  },
  notFound: {
    title: 'Page not found',
    description: 'There is no page at this address.',
    keywords: [],
  },
} as const;

/** The navigation bar's links; those whose page does not exist are not shown. */
export const navigationLinks = [
  { path: '/tools', label: 'Tool' },
  { path: '/pdf-compressor', label: 'Compress PDF' },
  { path: '/merge-pdf', label: 'Merge PDF' },
  { path: '/aboutus', label: 'About US' },
] as const;

/** The footer's links; those whose page does not exist are not shown. */
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
  promise: 'Your file is yours. It is deleted from the server as soon as the result has been sent.',
  copyright: (year: string, operator: string) => `© ${year} ${operator}`,
} as const;

/** The page that answers an unknown address. */
export const notFoundCopy = {
  heading: 'There is no page here',
  lead: 'The address may be mistyped, or the page has moved. These tools are ready to use:',
  home: 'Go to the home page',
} as const;
