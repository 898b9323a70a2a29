import type { ArchiveFault, archiveCopy as english } from '../../../copy/tool-page/archive.ts';
import type { Translated } from '../../translated.ts';
import { filesText, isolated, locale, plural } from '../plural.ts';

export type { ArchiveFault };

const foldersText = (count: number) =>
  plural(count, { one: 'مجلد واحد', two: 'مجلدين', few: '# مجلدات', many: '# مجلدًا', other: '# مجلد' });

export const archiveCopy: Translated<typeof english> = {
  heading: 'محتوى الأرشيف',
  reading: 'تجري قراءة الأرشيف…',
  empty: 'الأرشيف فارغ.',
  sums: (files, folders, size) =>
    `${filesText(files)}${folders === 0 ? '' : ` في ${foldersText(folders)}`}، ${isolated(size)} بعد الاستخراج`,
  more: (shown) => `في الأرشيف المزيد. لا يظهر إلا أول ${shown.toLocaleString(locale)}.`,
  hint: 'تنقلك الأسهم وتفتح المجلدات، ويحفظ Enter ملفًا.',
  locked: 'هذا الأرشيف محمي بكلمة مرور. اكتبها أدناه لاستخراج ملفاته أو حفظها.',
  partlyLocked: (files) => `تحتاج بعض الملفات (${filesText(files)}) إلى كلمة مرور. اكتبها أدناه لاستخراجها أو حفظها.`,
  lockedFile: 'يحتاج إلى كلمة المرور',
  link: 'رابط',
  save: (name) => `حفظ ${name}`,
  saving: (percent) => `${percent}%`,
  saved: (name) => `حُفظ ${name}.`,
  folder: filesText,
  fault: {
    'not-an-archive': 'هذا ليس أرشيف ZIP، أو أن نهايته مفقودة: لا توجد فيه قائمة ملفات.',
    damaged: 'قائمة ملفات هذا الأرشيف تالفة، فلا يمكن عرضها.',
    split: 'هذا جزء من أرشيف مقسّم. اجمع أجزاءه أولًا.',
    unreadable: 'لا يمكن عرض محتوى هذا الأرشيف هنا.',
    'password-needed': 'قائمة ملفات هذا الأرشيف مشفّرة، فلا يمكن عرضها هنا.',
    'wrong-password': 'كلمة المرور غير صحيحة.',
    'wrong-or-damaged': 'كلمة المرور غير صحيحة، أو أن الأرشيف تالف.',
    'unknown-method': 'قائمة الملفات مضغوطة بطريقة لا تستطيع المتصفحات قراءتها.',
    'too-large': 'قائمة ملفات هذا الأرشيف أطول من أن تُعرض هنا.',
  },
  saveFault: {
    'not-an-archive': (name) => `${name} تالف ولا يمكن حفظه.`,
    damaged: (name) => `${name} تالف ولا يمكن حفظه.`,
    split: (name) => `تتمة ${name} في جزء آخر من الأرشيف.`,
    unreadable: (name) => `لا يمكن حفظ ${name} هنا. استخرج الأرشيف كله بدلًا من ذلك.`,
    'password-needed': (name) => `يحتاج ${name} إلى كلمة مرور الأرشيف. اكتبها أدناه.`,
    'wrong-password': (name) => `كلمة المرور هذه لا تفتح ${name}.`,
    'wrong-or-damaged': (name) => `كلمة المرور هذه لا تفتح ${name}، أو أن الملف تالف.`,
    'unknown-method': (name) => `${name} مضغوط بطريقة لا تستطيع المتصفحات قراءتها. استخرج الأرشيف كله بدلًا من ذلك.`,
    'too-large': (name) => `${name} أكبر من أن يُحفظ هنا. استخرج الأرشيف كله بدلًا من ذلك.`,
  },
};
