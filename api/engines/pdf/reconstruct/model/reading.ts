/** How a page is read: with tables, notes and running heads, or as plain text from top to bottom. */
export type Reading = 'structured' | 'plain';
