import type * as english from '../../../copy/site/linked-data.ts';
import type { Translated } from '../../translated.ts';

export const linkedDataWords: Translated<typeof english.linkedDataWords> = {
  application: (tool, site) => `${tool} من ${site}`,
  browsers: 'أي متصفح، ولا حاجة إلى JavaScript',
};
