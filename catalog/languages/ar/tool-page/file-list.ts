import type { fileListCopy as english, ListSums } from '../../../copy/tool-page/file-list.ts';
import type { Translated } from '../../translated.ts';
import { filesText, isolated, pagesText } from '../plural.ts';

export type { ListSums };

export const fileListCopy: Translated<typeof english> = {
  list: 'الملفات المختارة',
  clear: 'إزالة الكل',
  sort: 'ترتيب بالاسم',
  hint: 'اسحب الملفات لترتيبها. وعند المقبض تحرّك مفاتيح الأسهم الملف.',
  handle: (name) => `تحريك ${name}`,
  handleHint: 'اضغط السهم الأعلى أو الأسفل لتحريك الملف.',
  remove: (name) => `إزالة ${name}`,
  moveUp: (name) => `تحريك ${name} إلى أعلى`,
  moveDown: (name) => `تحريك ${name} إلى أسفل`,
  moved: (name, place, count) => `صار ${name} في الموضع ${place} من ${count}.`,
  removed: (name, left) => `أُزيل ${name}. ${left === 0 ? 'لم يبقَ أي ملف' : `الباقي: ${filesText(left)}`}.`,
  sorted: 'الملفات مرتبة بالاسم.',
  alreadyListed: (names) =>
    names.length === 1
      ? `${names[0]} موجود في القائمة من قبل ولم يُضف مرة أخرى.`
      : `بعض الملفات (${filesText(names.length)}) موجودة في القائمة من قبل ولم تُضف مرة أخرى.`,
  tooMany: (maxFiles) => `الحد الأقصى: ${filesText(maxFiles)}. أزل بعضها ثم حاول مرة أخرى.`,
  sums: ({ files, pages, size, limit }) =>
    `${filesText(files)}${pages === null ? '' : `، ${pagesText(pages)}`}، ${isolated(size)} من ${isolated(limit)}`,
  overLimit: 'مجموع هذه الملفات أكبر مما يقبله هذا الخادم.',
  pages: pagesText,
  settings: 'اختيار صفحات أو تدويرها',
  setting: (label, name) => `${label}: ${name}`,
  allPages: 'الكل',
  turn: (degrees) => (degrees === 0 ? 'بلا' : `${degrees}°`),
  reading: 'تجري القراءة…',
  locked: 'يحتاج إلى كلمة مرور، وستُطلب منك.',
  damaged: 'تتعذر قراءته، وربما كان تالفًا.',
  chooseFolder: 'اختيار مجلد',
};
