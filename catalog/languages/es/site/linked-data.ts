import type * as english from '../../../copy/site/linked-data.ts';
import type { Translated } from '../../translated.ts';

export const linkedDataWords: Translated<typeof english.linkedDataWords> = {
  application: (tool, site) => `${tool}, de ${site}`,
  browsers: 'Cualquier navegador; no hace falta JavaScript',
};
