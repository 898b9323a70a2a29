import type { earlierResults as english } from '../../../copy/tool-page/results.ts';
import type { Translated } from '../../translated.ts';

export const earlierResults: Translated<typeof english> = {
  heading: 'سابقًا في هذه الزيارة',
  where: 'هذه الملفات موجودة في علامة التبويب هذه فقط، وتبقى بعد إعادة تحميلها، وتختفي عند إغلاقها.',
  saveAll: 'تنزيل الكل',
  archive: 'results.zip',
  clear: 'إزالة الكل',
  save: (name) => `تنزيل ${name} مرة أخرى`,
  forget: (name) => `إزالة ${name} من القائمة`,
};
