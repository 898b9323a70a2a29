import type { judged as english } from '../../../copy/tool-page/judged.ts';
import { type FormatId, formats } from '../../../formats.ts';
import type { Translated } from '../../translated.ts';
import { isolated } from '../plural.ts';

const nouns: Partial<Record<FormatId, string>> = {
  docx: 'مستند Word',
  doc: 'مستند Word 97–2003',
  pptx: 'عرض PowerPoint',
  ppt: 'عرض PowerPoint 97–2003',
  xlsx: 'مصنّف Excel',
  xls: 'مصنّف Excel 97–2003',
  odt: 'مستند OpenDocument نصي',
  odp: 'عرض OpenDocument',
  zip: 'أرشيف ZIP',
  '7z': 'أرشيف 7z',
  rtf: 'ملف نص منسّق',
  txt: 'ملف نصي',
};

const nounOf = (format: FormatId) => nouns[format] ?? `ملف ${formats[format].label}`;

export const judged: Translated<typeof english> = {
  empty: 'لا شيء فيه. اختر نسخة أخرى.',
  tooLarge: (size, limit) => `حجمه ${isolated(size)}، وهذه الأداة تقبل ملفات حتى ${isolated(limit)}.`,
  otherType: (format, extension) =>
    `هذا ${nounOf(format)}${extension === '' ? '' : `، وإن كان اسمه ينتهي بـ ${isolated(`.${extension}`)}`}.`,
  stray: (format) => `هذا ${nounOf(format)}، ولا تقبله هذه الصفحة.`,
  enterPassword: 'اكتب كلمة المرور أدناه.',
  locked: 'احفظ نسخة بلا كلمة مرور واخترها.',
  cutOff: 'نهايته مفقودة، كما بعد تنزيل انقطع. حاول الحصول عليه من جديد.',
  open: 'افتحه في',
};
