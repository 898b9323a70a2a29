import type { batchCopy as english } from '../../../copy/tool-page/batch.ts';
import type { Family } from '../../../tool/tool.ts';
import type { Translated } from '../../translated.ts';
import { filesInGenitive, filesText, isolated, plural } from '../plural.ts';

const verbs = {
  converter: { act: 'تحويل', acting: 'يجري التحويل…', acted: 'اكتمل تحويل', zip: 'converted' },
  compressor: { act: 'ضغط', acting: 'يجري الضغط…', acted: 'اكتمل ضغط', zip: 'compressed' },
  utility: { act: 'بدء', acting: 'يجري العمل…', acted: 'اكتمل', zip: 'done' },
} as const satisfies Record<Family, object>;

export const batchCopy: Translated<typeof english> = {
  list: 'الملفات',
  results: 'النتيجة',
  together: (format) => `ملف ${isolated(format)} واحد يضمّها كلها`,
  apart: (format) => `ملف ${isolated(format)} لكل منها`,
  add: 'إضافة ملفات',
  heading: filesText,
  start: (family, files) => (files === 0 ? verbs[family].act : `${verbs[family].act} ${filesInGenitive(files)}`),
  running: (family, done, files) => `${verbs[family].acting} ${done} من ${files}`,
  summary: (family, done, files, failed) =>
    `${verbs[family].acted} ${done} من ${files}${failed === 0 ? '' : `، وتعذّر ${failed}`}`,
  cancelAll: 'إلغاء الكل',
  downloadAll: 'تنزيل الكل',
  archive: (family) => `${verbs[family].zip}_files.zip`,
  over: 'البدء من جديد',
  waiting: 'في الانتظار…',
  uploading: (percent) => `يجري الرفع… ${percent}%`,
  working: (family) => verbs[family].acting,
  cancelled: 'أُلغي',
  refused: (types) => `لا تقبل هذه الصفحة إلا ملفات ${isolated(types)}.`,
  notes: (notes) =>
    plural(notes, { one: 'ملاحظة واحدة', two: 'ملاحظتان', few: '# ملاحظات', many: '# ملاحظة', other: '# ملاحظة' }),
  saved: (percent) => `أصغر بنسبة ${percent}%`,
  download: (name) => `تنزيل ${name}`,
  cancel: (name) => `إلغاء ${name}`,
  remove: (name) => `إزالة ${name}`,
  retry: (name) => `إعادة المحاولة مع ${name}`,
};
