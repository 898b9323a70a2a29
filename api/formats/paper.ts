/** The paper size of documents that do not state one. */
export type Paper = 'A4' | 'Letter';
