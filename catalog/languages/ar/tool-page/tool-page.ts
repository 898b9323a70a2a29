import type * as english from '../../../copy/tool-page/tool-page.ts';
import { typesText } from '../../../copy/tool-page/tool-page.ts';
import { type FormatGroup, type FormatId, formatOfExtension, formats } from '../../../formats.ts';
import type { Input } from '../../../tool/tool.ts';
import type { Translated } from '../../translated.ts';
import { filesText, isolated, plural } from '../plural.ts';

export { typesText };

const groups: Readonly<Record<FormatGroup, string>> = {
  document: 'النص',
  slides: 'العرض',
  sheet: 'الجدول',
  pdf: 'PDF',
  image: 'الصورة',
  archive: 'الأرشيف',
};
const kinds: Partial<Record<FormatId, string>> = {
  odt: 'OpenDocument النصي',
  odp: 'عرض OpenDocument',
  rtf: 'النص المنسّق',
  txt: 'النص',
};

/** What a drop zone names: "ملف Word", "ملفات PDF". */
function nounOf(input: Input): string {
  const noun = input.several === 'together' ? 'ملفات' : 'ملف';
  const ids = input.accept === 'any' ? [] : input.accept.map((extension) => formatOfExtension(extension));
  const [id] = ids;
  if (id === undefined) return input.several === 'together' ? 'ملفاتك' : 'ملفك';
  const isOne = ids.every((other) => other === id);
  return `${noun} ${isOne ? (kinds[id] ?? formats[id].label) : groups[formats[id].group]}`;
}

export const toolPage: Translated<typeof english.toolPage> = {
  fileInput: (input) => `اختر ${nounOf(input)}`,
  drop: (input) => `أفلت ${nounOf(input)}${input.folders ? ' والمجلدات' : ''} هنا`,
  chooseHere: (input) => `اختر ${nounOf(input)} هنا`,
  tap: (input) => (input.several === 'together' ? 'المس لاختيار الملفات' : 'المس لاختيار ملف'),
  tapToReplace: 'المس لاختيار ملف آخر',
  addMore: 'إضافة ملفات أخرى',
  browse: 'أو انقر لاختيار ملف',
  release: 'أفلته لإضافته',
  replace: 'أفلت ملفًا آخر هنا ليحل محله',
  rejected: (input) => `❌ لا يُسمح إلا بملفات ${isolated(typesText(input))}.`,
  dropMore: 'أفلت مزيدًا من الملفات هنا',
  browseMore: 'أو انقر لاختيارها',
  selected: 'المختار:',
  several: 'عدة ملفات',
  progress: 'التقدم',
  ready: 'ملفك جاهز',
  cancel: 'إلغاء',
  working: (seconds) => `يعمل الخادم على ملفك… ${seconds} ث`,
  waiting: (ahead, seconds) =>
    `${plural(ahead, { one: 'طلب واحد قبلك', two: 'طلبان قبلك', few: '# طلبات قبلك', many: '# طلبًا قبلك', other: '# طلب قبلك' })}${seconds === null ? '' : `، نحو ${seconds} ث`}`,
  sending: (files, seconds) => `يجري الرفع${files === 1 ? '' : ` (${filesText(files)})`}… ${seconds} ث`,
  alertTitle: 'رسالة',
  ok: 'حسنًا',
  moreOptions: 'خيارات أخرى',
  settings: 'الإعدادات',
  perFile: 'القيمة الأولى للملف الأول. افصل بين قيم الملفات بفاصلة منقوطة (;).',
  shortcuts: 'أفلت ملفًا في أي مكان من الصفحة أو ألصقه. يبدأ Ctrl+Enter العمل، ويلغيه Esc.',
  offline: 'أنت غير متصل. يمكنك اختيار الملفات الآن وإرسالها عند عودة الاتصال.',
};

/** What a page takes, and how much of it. */
export const inputFact = (input: Input, limit: string): string =>
  input.accept === 'any'
    ? `أي ملفات، حتى ${isolated(limit)} في المجموع`
    : `${isolated(typesText(input))}، حتى ${isolated(limit)}`;

export const toolFacts: Translated<typeof english.toolFacts> = [
  'يُحذف من الخادم فور إرسال النتيجة.',
  'مجاني، بلا تسجيل وبلا علامة مائية.',
];

export const failurePanel: Translated<typeof english.failurePanel> = {
  again: 'حاول مرة أخرى',
  choose: 'اختر ملفًا آخر',
  password: 'اكتب كلمة المرور',
  unsign: 'المتابعة من دون التوقيع',
};

export const unavailableNotice: Translated<typeof english.unavailableNotice> = {
  heading: 'غير متاحة على هذا الخادم',
  detail: (title) => `تحتاج أداة «${title}» إلى برنامج ليس على هذا الخادم، أو أن القائم عليه أوقفها.`,
  others: 'الأدوات الأخرى',
};

export const toolGuide: Translated<typeof english.toolGuide> = {
  questions: 'أسئلة شائعة',
  related: 'أدوات ذات صلة',
  tryNow: 'جرّب الآن',
  notTranslated: 'هذا الدليل متاح بالإنجليزية فقط حتى الآن.',
};

export const toolsPanel: Translated<typeof english.toolsPanel> = {
  open: 'التحويلات',
  title: 'الأدوات',
  compressors: 'ضغط',
  utilities: 'دمج وحزم',
  close: 'إغلاق',
};
