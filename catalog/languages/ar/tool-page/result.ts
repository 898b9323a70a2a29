import type * as english from '../../../copy/tool-page/result.ts';
import type { Translated } from '../../translated.ts';
import { pagesText } from '../plural.ts';

export const resultCard: Translated<typeof english.resultCard> = {
  again: 'تنزيل مرة أخرى',
  another: { converter: 'تحويل ملف آخر', compressor: 'ضغط ملف آخر', utility: 'البدء من جديد' },
  next: 'الخطوة التالية',
  notes: 'يحسن أن تعرف',
  pages: pagesText,
  before: 'قبل',
  after: 'بعد',
  compare: 'المقارنة بين قبل وبعد',
  drag: 'اسحب الخط للمقارنة',
  share: (percent) => `${percent}% قبل، ${100 - percent}% بعد`,
};

export const viewerCopy: Translated<typeof english.viewerCopy> = {
  open: 'عرض بالحجم الكامل',
  title: (name) => `معاينة ${name}`,
  close: 'إغلاق',
  previous: 'الصفحة السابقة',
  next: 'الصفحة التالية',
  page: (page, count) => `صفحة ${page} من ${count}`,
  failed: 'لا يمكن عرض هذه الصفحة هنا. نزّل الملف لتراها.',
};
