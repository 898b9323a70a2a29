import type { ProblemCode } from '../../problems.ts';

/** The titles of problems. */
export const problemTitles: Readonly<Record<ProblemCode, string>> = {
  'missing-file': 'لم يُرسل أي ملف',
  'empty-file': 'الملف فارغ',
  'unsupported-file-type': 'لا تقبل هذه الأداة هذا النوع من الملفات',
  'file-too-large': 'الملف كبير جدًا',
  'too-few-files': 'يلزم مزيد من الملفات',
  'too-many-files': 'عدد الملفات كبير جدًا',
  'invalid-field': 'أحد الإعدادات غير صالح',
  'invalid-request': 'تعذّرت قراءة الطلب',
  'idempotency-key-reused': 'مفتاح عدم التكرار يخص طلبًا آخر',
  'upload-too-slow': 'استغرق الرفع وقتًا طويلًا',
  'password-protected': 'الملف محمي بكلمة مرور',
  'wrong-password': 'كلمة المرور غير صحيحة',
  'damaged-file': 'الملف تالف',
  'signed-document': 'المستند موقّع',
  'nothing-recognised': 'لم يُعثر على نص',
  'too-complex': 'الملف يتطلب عملًا أكثر من اللازم',
  'conversion-failed': 'تعذّر تحويل الملف',
  'content-lost': 'ستفقد النتيجة جزءًا من الملف',
  'conversion-timeout': 'استغرق التحويل وقتًا طويلًا',
  'engine-unavailable': 'هذه الأداة غير متاحة على هذا الخادم',
  busy: 'الخادم مشغول',
  'key-refused': 'المفتاح غير مقبول',
  'rate-limited': 'الطلبات كثيرة جدًا',
  'not-found': 'لا يوجد شيء هنا',
  'method-not-allowed': 'يقبل هذا العنوان طلبات أخرى',
  internal: 'حدث خطأ في الخادم',
};

/** What happened, in a few words. */
export const problemTitle = (code: ProblemCode): string => problemTitles[code];
