import type * as english from '../../../copy/site/pages.ts';
import type { Translated } from '../../translated.ts';

export { referenceCopy } from '../../../copy/site/pages.ts';

export const pageCopy: Translated<typeof english.pageCopy> = {
  home: {
    title: 'حوّل ملفاتك في لحظات',
    description:
      'حوّل المستندات والعروض والجداول والصور عبر الإنترنت. مجانًا، بلا تسجيل ولا علامة مائية، ويُحذف ملفك بعد التحويل.',
    keywords: ['تحويل الملفات', 'تحويل المستندات أونلاين', 'محول pdf مجاني', 'تحويل وورد إلى pdf'],
  },
  tools: {
    title: 'تحويل الملفات وضغطها عبر الإنترنت',
    description:
      'اضغط ملفات PDF وWord وPowerPoint وExcel وOpenDocument والصور، وادمج ملفات PDF، وأنشئ أرشيفات ZIP أو استخرجها. مجانًا وبلا تسجيل.',
    keywords: ['ضغط الملفات أونلاين', 'ضغط pdf', 'دمج pdf', 'إنشاء zip', 'فك ضغط zip'],
  },
  about: {
    title: 'من نحن',
    description: 'من يصنع هذه الأدوات، وكيف يتم التحويل، وما البرامج مفتوحة المصدر التي تقوم بالعمل.',
    keywords: ['من نحن', 'أدوات ملفات مجانية', 'محول ملفات مفتوح المصدر'],
  },
  privacy: {
    title: 'سياسة الخصوصية',
    description: 'ماذا يحدث للملفات التي ترفعها: تُعالَج في مجلد خاص بها وتُحذف بعد التحويل.',
    keywords: ['سياسة الخصوصية', 'حذف الملفات', 'حماية البيانات'],
  },
  terms: {
    title: 'الشروط والأحكام',
    description: 'شروط استخدام هذه الأدوات المجانية: الاستخدام المشروع، والمعالجة المؤقتة، والمسؤولية، والتغييرات.',
    keywords: ['الشروط والأحكام', 'شروط الاستخدام'],
  },
  contact: {
    title: 'اتصل بنا',
    description: 'الدعم: من الاثنين إلى الجمعة، من 9 صباحًا إلى 6 مساءً بتوقيت الهند، مع رد خلال 24 ساعة.',
    keywords: ['اتصل بنا', 'الدعم', 'مساعدة في تحويل الملفات'],
  },
  open: {
    title: 'ماذا تريد أن تفعل بملفك؟',
    description: 'اختر ملفًا لترى الأدوات التي تقبله.',
    keywords: [],
  },
  offline: {
    title: 'أنت غير متصل',
    description: 'تحتاج هذه الصفحة إلى اتصال بالإنترنت.',
    keywords: [],
  },
  reference: {
    title: 'API',
    description: 'كيف تستخدم البرامج هذه الأدوات: العناوين والنماذج والردود والمشكلات.',
    keywords: [],
  },
  notFound: {
    title: 'الصفحة غير موجودة',
    description: 'لا توجد صفحة في هذا العنوان.',
    keywords: [],
  },
};

export const navigationLinks: Translated<typeof english.navigationLinks> = [
  { path: '/tools', label: 'الأدوات' },
  { path: '/pdf-compressor', label: 'ضغط PDF' },
  { path: '/merge-pdf', label: 'دمج PDF' },
  { path: '/aboutus', label: 'من نحن' },
];

export const footerLinks: Translated<typeof english.footerLinks> = [
  { path: '/privacy-policy', label: 'سياسة الخصوصية' },
  { path: '/terms', label: 'الشروط والأحكام' },
  { path: '/contact', label: 'اتصل بنا' },
  { path: '/aboutus', label: 'من نحن' },
];

export const frame: Translated<typeof english.frame> = {
  skip: 'انتقل إلى المحتوى',
  navigation: 'القائمة الرئيسية',
  menu: 'القائمة',
  brand: (name) => `${name}، إلى الصفحة الرئيسية`,
  footer: 'عن هذا الموقع',
  languages: 'اللغة',
  promise: 'ملفك لك وحدك. يُحذف من الخادم فور إرسال النتيجة.',
  copyright: (year, holder) => `© ${year} ${holder}`,
  contents: 'في هذه الصفحة',
  unnamedOperator: 'مشغّل هذا الموقع',
};

export const notFoundCopy: Translated<typeof english.notFoundCopy> = {
  heading: 'لا توجد صفحة هنا',
  lead: 'ربما كُتب العنوان خطأً، أو نُقلت الصفحة.',
  tools: 'أو انتقل مباشرة إلى إحدى الأدوات:',
  home: 'إلى الصفحة الرئيسية',
};

export const problemPage: Translated<typeof english.problemPage> = {
  kept: 'لم يتغير الملف على جهازك، ولم يُحفظ شيء هنا.',
  back: (page) => `العودة إلى ${page}`,
};

export const openPageCopy: Translated<typeof english.openPageCopy> = {
  heading: 'ماذا تريد أن تفعل بملفك؟',
  lead: 'اختر ملفًا أو أكثر لترى الأدوات التي تقبلها. لا يُرسل شيء قبل أن تضغط زرًا هناك.',
  choose: 'ملفاتك',
  drop: 'أفلت ملفاتك هنا أو ألصقها',
  tools: 'هذه الأدوات تقبله',
  none: 'لا توجد أداة تقبل هذه الملفات معًا',
};

export const offlinePageCopy: Translated<typeof english.offlinePageCopy> = {
  heading: 'أنت غير متصل',
  lead: 'ما زالت الصفحات التي فتحتها من قبل تعمل. أما هذه الصفحة فتحتاج إلى اتصال، وكذلك كل تحويل.',
};
