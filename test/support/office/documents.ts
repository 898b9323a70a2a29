export { png } from '../pictures/png.ts';
export { docx } from './docx.ts';
export { odp } from './odp.ts';
export { odt } from './odt.ts';
export { pptx } from './pptx.ts';
export { type DocumentContent, sampleText } from './read/document-content.ts';
export { rtf } from './rtf.ts';
