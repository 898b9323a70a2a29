/** How a page is read: with its tables, notes and running heads, or as nothing but text from its top to its bottom. */
export type Reading = 'structured' | 'plain';
