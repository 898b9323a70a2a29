import type * as english from '../../../copy/site/home.ts';
import type { Translated } from '../../translated.ts';

export { popularTools } from '../../../copy/site/home.ts';

/** The landing page. */
export const homeCopy: Translated<typeof english.homeCopy> = {
  heading: 'حوّل ملفاتك في لحظات',
  lead: 'اختر مستندًا واستلمه بالصيغة التي تحتاج إليها، مع بقاء التنسيق والخطوط والروابط في أماكنها.',
  start: 'ابدأ الآن',
  startPath: '/word-to-pdf',
  claims: ['مجاني وبلا حدود', 'بلا تسجيل', 'بلا علامة مائية', 'يُحذف بعد التحويل'],
  questions: 'أسئلة شائعة',
};

export const homeGrids: typeof english.homeGrids = [
  {
    id: 'convert',
    heading: 'تحويل',
    lead: 'حوّل ملفك إلى الصيغة التي تحتاج إليها.',
    families: ['converter'],
  },
  {
    id: 'compress',
    heading: 'ضغط ودمج وحزم',
    lead: 'صغّر الملفات، وادمج ملفات PDF، وأنشئ أرشيفات ZIP أو افتحها.',
    families: ['compressor', 'utility'],
  },
];

export const homeQuestions: typeof english.homeQuestions = [
  {
    question: 'هل هو مجاني حقًا؟',
    answer:
      'نعم. كل الأدوات مجانية، ولأي عدد تريده من الملفات. لا خطة مدفوعة، ولا علامة مائية، ولا حدّ لعدد مرات استخدامها.',
  },
  {
    question: 'هل ملفاتي في أمان؟',
    answer:
      'ينتقل ملفك عبر HTTPS ويُحوَّل في مجلد خاص به، ببرنامج لا يستطيع الوصول إلى الشبكة ولا إلى ملفات الآخرين. يُحذف ملفك والنتيجة فور إرسال النتيجة إليك.',
  },
  {
    question: 'ما الصيغ التي يمكنني استخدامها؟',
    answer:
      'المستندات (DOCX وODT وRTF وTXT وHTML وMarkdown وPDF)، والعروض التقديمية (PPTX وODP)، والجداول (XLSX وCSV)، والصور (JPG وPNG وTIFF وBMP)، وأرشيفات ZIP. وتوضّح كل بطاقة ما يدخل وما يخرج.',
  },
  {
    question: 'هل يجب أن أسجّل حسابًا؟',
    answer: 'لا. ليست هناك حسابات. افتح أداة، واختر ملفًا، واحفظ النتيجة.',
  },
  {
    question: 'هل يعمل على الهاتف؟',
    answer:
      'نعم، ومن دون تثبيت أي شيء. تناسب الصفحات الشاشات الصغيرة، والخادم هو الذي يقوم بالعمل، فيحصل هاتف قديم على النتيجة نفسها التي يحصل عليها حاسوب جديد.',
  },
];
