/**
 * The server that end-to-end tests share: names that must be escaped, an origin other than its address, as many
 * engines as test files run at the same time, and room for all the visitors that come from one address.
 */
export const siteSettings = {
  SITE_NAME: 'Files & Co',
  SITE_OPERATOR: 'Ada & Sons',
  SITE_ORIGIN: 'https://files.example.org',
  MAX_REQUESTS_PER_MINUTE: '10000',
  PAPER: 'A4',
  LIBREOFFICE_WORKERS: '2',
  CHROMIUM_WORKERS: '1',
} as const;
