import type * as english from '../../../copy/tool-page/failure-words.ts';
import type { Translated } from '../../translated.ts';

export type { FailureText } from '../../../copy/tool-page/failure-words.ts';

const saveAgain = 'افتح الملف في البرنامج الذي أنشأه، واحفظه من جديد، واستخدم النسخة الجديدة.';

export const advice: Translated<typeof english.advice> = {
  'missing-file': 'اختر ملفًا ثم حاول مرة أخرى.',
  'empty-file': 'اختر نسخة أخرى منه.',
  'unsupported-file-type': 'تأكد من أن الملف من النوع المذكور في هذه الصفحة.',
  'file-too-large': 'اختر ملفًا أصغر.',
  'too-few-files': 'أضف ملفًا آخر ثم حاول مرة أخرى.',
  'too-many-files': 'أزل بعض الملفات ثم حاول مرة أخرى.',
  'invalid-field': 'راجع الإعدادات ثم حاول مرة أخرى.',
  'invalid-request': 'حاول مرة أخرى. وإن تكرر الأمر فأعد تحميل الصفحة.',
  'idempotency-key-reused': 'استُخدم مفتاح عدم التكرار هذا مع طلب آخر. أرسل هذا الطلب بمفتاح جديد.',
  'upload-too-slow': 'تحقق من اتصالك ثم حاول مرة أخرى، أو اختر ملفًا أصغر.',
  'password-protected': 'اكتب كلمة المرور ثم حاول مرة أخرى، أو استخدم نسخة بلا كلمة مرور.',
  'wrong-password': 'راجع كلمة المرور ثم حاول مرة أخرى.',
  'damaged-file': saveAgain,
  'signed-document': 'أي تغيير في المستند يُبطل توقيعه. استخدم نسخة غير موقّعة.',
  'nothing-recognised': 'يبدو أن الملف لا يحتوي إلا على صور.',
  'too-complex': 'قسّم الملف إلى أجزاء أصغر وحوّلها واحدًا تلو الآخر.',
  'conversion-failed': saveAgain,
  'content-lost': saveAgain,
  'conversion-timeout': 'قسّم الملف إلى أجزاء أصغر، أو حاول لاحقًا.',
  'engine-unavailable': 'لم يثبّتها القائم على هذا الخادم.',
  busy: 'إنه يعالج ملفات أخرى. انتظر قليلًا ثم حاول مرة أخرى.',
  'key-refused': 'راجع المفتاح، أو لا ترسل أي مفتاح.',
  'rate-limited': 'أرسلت ملفات كثيرة في وقت قصير. انتظر دقيقة ثم حاول مرة أخرى.',
  'not-found': 'لا يقدّم هذا الخادم هذه الأداة.',
  'method-not-allowed': 'استخدم الطريقة المذكورة في ترويسة Allow.',
  internal: 'ليس العيب في ملفك. حاول مرة أخرى الآن أو بعد قليل.',
};

export const noAnswer: Translated<typeof english.noAnswer> = {
  offline: { title: 'أنت غير متصل', detail: 'ما زال ملفك هنا. اتصل بالإنترنت ثم حاول مرة أخرى.' },
  unreachable: {
    title: 'تعذّر الوصول إلى الخادم',
    detail: 'انقطع الاتصال قبل وصول النتيجة. ما زال ملفك هنا، فحاول مرة أخرى بعد لحظات.',
  },
};
