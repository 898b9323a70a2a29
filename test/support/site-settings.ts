/**
 * The server that end-to-end tests share: names that must be escaped, an origin other than its address, and as many
 * engines as test files run at the same time.
 */
export const siteSettings = {
  SITE_NAME: 'Files & Co',
  SITE_OPERATOR: 'Ada & Sons',
  SITE_ORIGIN: 'https://files.example.org',
  LIBREOFFICE_WORKERS: '2',
  CHROMIUM_WORKERS: '1',
} as const;
