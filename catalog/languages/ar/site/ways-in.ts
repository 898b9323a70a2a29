import type * as english from '../../../copy/site/ways-in.ts';
import type { Translated } from '../../translated.ts';
import { plural } from '../plural.ts';

export const openAnywhere: Translated<typeof english.openAnywhere> = {
  choose: 'لديّ ملف',
  release: 'أفلته لترى ما يمكنك أن تفعله به',
};

export const searchCopy: Translated<typeof english.searchCopy> = {
  label: 'البحث في الأدوات',
  example: 'ابحث عن أداة: pdf إلى word، ضغط…',
  found: (tools) =>
    plural(tools, { one: 'أداة واحدة', two: 'أداتان', few: '# أدوات', many: '# أداة', other: '# أداة' }),
  none: 'لا توجد أداة مطابقة. جرّب صيغة مثل pdf أو xlsx.',
};
