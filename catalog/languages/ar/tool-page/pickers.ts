import type * as english from '../../../copy/tool-page/pickers.ts';
import { pickerLabels } from '../../../copy/tool-page/pickers.ts';
import type { Translated } from '../../translated.ts';
import { isolated } from '../plural.ts';

export type { Downloaded } from '../../../copy/tool-page/pickers.ts';
export { pickerLabels };

export const driveCopy: Translated<typeof english.driveCopy> = {
  authorizing: 'يجري طلب الإذن...',
  opening: 'يجري فتح Google Drive...',
  connecting: 'يجري الاتصال بـ Drive...',
  notReady: 'نافذة الاختيار غير جاهزة',
  noBody: 'هذا المتصفح لا يدعم ReadableStream',
  failed: '❌ تعذّر إحضار الملف',
};

export const dropboxCopy: Translated<typeof english.dropboxCopy> = {
  notReady: 'لم يكتمل تحميل Dropbox بعد.',
  failed: 'تعذّر تنزيل الملف من Dropbox.',
};

export const pickerCopy: Translated<typeof english.pickerCopy> = {
  notSetUp: (picker) => `${pickerLabels[picker]} غير مهيأ في هذا الموقع`,
  downloading: (done) =>
    `يجري التنزيل... ${'percent' in done ? `${done.percent}%` : `${isolated(`${Math.round(done.bytes / 1000)} KB`)}`}`,
  blocked: (picker) =>
    `منع متصفحك نافذة ${pickerLabels[picker]}. اسمح بالنوافذ المنبثقة لهذا الموقع ثم اضغط ${pickerLabels[picker]} مرة أخرى.`,
  tooLarge: (limit) => `❌ هذا الملف أكبر من الحد ${isolated(limit)}.`,
};
