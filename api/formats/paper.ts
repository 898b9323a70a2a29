/** Paper of documents that name none. */
export type Paper = 'A4' | 'Letter';
