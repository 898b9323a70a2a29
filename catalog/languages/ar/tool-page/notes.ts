import { formatBytes } from '../../../files/bytes.ts';
import type { FontReplaced, Note, SomeFiles } from '../../../report.ts';
import { forms, link, slide } from '../nouns.ts';
import { list, locale, number, pagesText, plural } from '../plural.ts';
import { encodingNames } from './encoding-names.ts';
import { commentsNotShown, partsMissing, targetsLeftOut, wordsMissing } from './notes-on-missing.ts';

const more = (count: number) => (count > 0 ? [`و${number(count)} غيرها`] : []);

const picture = forms('صورة واحدة', 'صورتان', 'صور', 'صورة', 'صورة');
const font = forms('خط واحد', 'خطان', 'خطوط', 'خطًا', 'خط');
const part = forms('جزء واحد', 'جزآن', 'أجزاء', 'جزءًا', 'جزء');
const field = forms('حقل واحد', 'حقلان', 'حقول', 'حقلًا', 'حقل');
const sheet = forms('ورقة واحدة', 'ورقتان', 'أوراق', 'ورقة', 'ورقة');
const entry = forms('عنصر واحد', 'عنصران', 'عناصر', 'عنصرًا', 'عنصر');
const paragraph = forms('فقرة واحدة', 'فقرتان', 'فقرات', 'فقرة', 'فقرة');
const name = forms('اسم واحد', 'اسمان', 'أسماء', 'اسمًا', 'اسم');
const path = forms('مسار واحد', 'مساران', 'مسارات', 'مسارًا', 'مسار');
const file = forms('ملف واحد', 'ملفان', 'ملفات', 'ملفًا', 'ملف');
const archive = forms('أرشيف واحد', 'أرشيفان', 'أرشيفات', 'أرشيفًا', 'أرشيف');

const outside = {
  images: picture,
  styles: forms('ورقة أنماط واحدة', 'ورقتا أنماط', 'أوراق أنماط', 'ورقة أنماط', 'ورقة أنماط'),
  fonts: font,
  frames: forms('صفحة مضمّنة واحدة', 'صفحتان مضمّنتان', 'صفحات مضمّنة', 'صفحة مضمّنة', 'صفحة مضمّنة'),
  media: forms('مقطع واحد', 'مقطعان', 'مقاطع', 'مقطعًا', 'مقطع'),
  documents: forms('مستند فرعي واحد', 'مستندان فرعيان', 'مستندات فرعية', 'مستندًا فرعيًا', 'مستند فرعي'),
} as const;

function notLoaded({ kind, count, from, more: others }: Extract<Note, { code: 'not-loaded' }>): string {
  const places = [...from, ...more(others)];
  const where = places.length > 0 ? ` (${list.format(places)})` : '';
  return `لم يُحمَّل ما هو خارج الملف: ${plural(count, outside[kind])}${where}. هذا الخادم لا يجلب شيئًا من مواقع أخرى.`;
}

function textRecognised({ pages, language }: Extract<Note, { code: 'text-recognised' }>): string {
  const named = language === null ? undefined : new Intl.DisplayNames(locale, { type: 'language' }).of(language);
  return `جرى التعرف آليًا على النص في صفحات هي صور (${pagesText(pages)}${named ? `، اللغة: ${named}` : ''}). راجع الأسماء والأرقام.`;
}

function imagesRecompressed({ images, downscaled }: Extract<Note, { code: 'images-recompressed' }>): string {
  const what = `أُعيد ضغط الصور: ${plural(images, picture)}.`;
  if (downscaled === 0) return what;
  return `${what} وصُغّر منها إلى الحجم الذي يعرضه الملف: ${plural(downscaled, picture)}.`;
}

function named({ files, more: others }: SomeFiles): string {
  return list.format([...files.map((one) => `«${one}»`), ...more(others)]);
}

const compare = 'قارنها بالأصل قبل حذفه.';

/** Several fonts that the server lacks, as one sentence. */
export function fontsReplaced(fonts: readonly FontReplaced[]): string {
  const pairs = fonts.map(({ font, replacement }) => `${replacement} بدلًا من ${font}`);
  return `بعض خطوط المستند غير موجود على هذا الخادم. استُخدم ${new Intl.ListFormat('ar').format(pairs)}.`;
}

/** A note of a report as a sentence for the visitor. */
export function noteText(note: Note): string {
  switch (note.code) {
    case 'font-replaced':
      return `يستخدم المستند الخط ${note.font}، وهو غير موجود على هذا الخادم. استُخدم ${note.replacement} بدلًا منه.`;
    case 'password-removed':
      return 'فُتح الملف بكلمة المرور التي كتبتها. والنتيجة تُفتح من دونها.';
    case 'macros-dropped':
      return 'يحتوي المستند على وحدات ماكرو. لم تُشغَّل، وليست في النتيجة.';
    case 'output-repaired':
      return 'أُصلح في النتيجة خلل صغير كانت البرامج الدقيقة سترفضه.';
    case 'sheets-fitted':
      return `ضُبط عرض الأوراق العريضة على الصفحة كي لا يُقطع أي عمود: ${plural(note.sheets, sheet)}.`;
    case 'text-recognised':
      return textRecognised(note);
    case 'pages-not-recognised':
      return `تعذّر التعرف في الوقت المتاح على نص صفحات هي صور (${pagesText(note.pages)})، فنصها غير موجود. جرّب تقسيم المستند.`;
    case 'not-loaded':
      return notLoaded(note);
    case 'scripts-not-run':
      return 'تحتوي الصفحة على نصوص برمجية. لم تُشغَّل، فلا يظهر ما كانت ستكتبه.';
    case 'formulas-kept':
      return `تعذّرت قراءة بعض الصيغ الرياضية (${number(note.formulas)})، فهي تظهر كما كتبتها.`;
    case 'encoding-recognised':
      return `لا يذكر الملف ترميز نصه. قُرئ على أنه ${note.encoding}.`;
    case 'original-returned':
      return 'لم يكن تصغير هذا الملف ممكنًا، فعاد إليك كما هو.';
    case 'images-recompressed':
      return imagesRecompressed(note);
    case 'pictures-kept':
      return `تُركت بعض الصور كما هي لأن الأصغر منها ما كانت لتبدو مثلها: ${plural(note.pictures, picture)}.`;
    case 'fonts-subset':
      return `اقتُصر في الخطوط على المحارف التي يستخدمها المستند: ${plural(note.fonts, font)}.`;
    case 'duplicates-merged':
      return `كانت بعض الأجزاء محفوظة أكثر من مرة، وصار كل منها محفوظًا مرة واحدة: ${plural(note.parts, part)}.`;
    case 'signatures-removed':
      return `كان هذا موقّعًا: ${named(note)}. التوقيع صالح في الملف الذي وُقّع فقط، ولا تعرض النتيجة منه إلا صورته. احتفظ بالملف الموقّع أيضًا.`;
    case 'files-repaired':
      return `هذا تالف: ${named(note)}. أُصلح ما أمكنت قراءته، فراجع صفحاته في النتيجة.`;
    case 'dynamic-form-dropped':
      return `يحتوي ${named(note)} على نموذج من نوع قديم (XFA). لم يُدمج إلا ما تستطيع كل البرامج عرضه. إن بدت صفحات أو حقول فارغة فاطبع ذلك الملف إلى PDF جديد وادمجه.`;
    case 'fields-renamed':
      return `كانت لحقول نماذج أسماء مطابقة لحقول في ملف آخر، فتغيّرت أسماؤها ليحتفظ كل منها بنصه: ${plural(note.fields, field)}.`;
    case 'targets-left-out':
      return `كان هذا يقود إلى صفحات استبعدتها: ${targetsLeftOut(note)}. أُزيلت هذه الإشارات المرجعية، ولم تعد هذه الروابط تقود إلى مكان.`;
    case 'signature-kept':
      return 'المستند موقّع. وليبقى التوقيع صالحًا لم يُمسّ محتواه، بل حُزم حزمًا أضيق فحسب.';
    case 'level-lowered':
      return `بالمستوى الذي اخترته كان ملف بهذا الحجم سيستغرق دقائق. ضُغط بالمستوى ${note.level} بدلًا منه.`;
    case 'quality-lowered':
      return `خُفضت الجودة إلى ${note.quality} كي لا يتجاوز الحجم ${formatBytes(note.maxBytes, 'ar')}.`;
    case 'size-not-reached':
      return `تعذّر الوصول إلى ${formatBytes(note.maxBytes, 'ar')}. هذه أصغر نتيجة وُجدت: ${formatBytes(note.bytes, 'ar')} بجودة ${note.quality}.`;
    case 'characters-missing':
      return `بعض المحارف (${number(note.characters)}) غير موجود في أي خط على هذا الخادم. تدل علامة استفهام داخل معيّن على موضع كل منها.`;
    case 'letters-unknown':
      return `يعرض ملف PDF بعض الأحرف (${number(note.letters)}) من دون أن يذكر ما هي. تحل محل كل منها صورة أو علامة استفهام داخل معيّن، فراجعها في ملف PDF.`;
    case 'pixels-kept':
      return 'إعادة ضغط هذه الصورة لا تزيدها إلا حجمًا، فبقيت نقاطها كما هي تمامًا.';
    case 'metadata-removed':
      return 'أُزيلت البيانات المخفية مثل الموقع والكاميرا والوقت والصور المصغرة.';
    case 'transparency-filled':
      return 'الصيغة الجديدة لا تدعم الشفافية. صارت المناطق الشفافة بيضاء.';
    case 'transparency-darkened':
      return 'الصيغة الجديدة لا تدعم الشفافية. صارت المناطق الشفافة سوداء، فعلى الأبيض لا يظهر شيء من هذه الصورة.';
    case 'frames-left-out':
      return 'في أحد الملفات عدة صور، كما في الصور المتحركة. ليس في النتيجة إلا الأولى منها.';
    case 'larger-in-format':
      return 'هذه الصورة أكبر في الصيغة الجديدة منها في القديمة. قد تفضّل الاحتفاظ بالأصل.';
    case 'storage-kept':
      return 'إحدى الصفحات محفوظة بطريقة لا يمكن تغييرها من دون خطر على ألوانها، فبقي الملف كما هو.';
    case 'names-decoded':
      return `بعض أسماء الملفات لا يذكر ترميزه (${plural(note.names, name)})، فقُرئ على أنه ${encodingNames[note.encoding] ?? note.encoding}.`;
    case 'paths-made-safe':
      return `غُيّرت مسارات تشير إلى خارج الأرشيف أو ترفضها بعض الأنظمة: ${plural(note.paths, path)}.`;
    case 'names-made-distinct':
      return `كانت لملفات أسماء مطابقة لأسماء غيرها، فأُضيف إليها رقم كي لا يحل ملف محل آخر: ${plural(note.files, file)}.`;
    case 'links-as-text':
      return `كانت بعض العناصر روابط، وصارت ملفات نصية تذكر ما تشير إليه: ${plural(note.links, link)}.`;
    case 'entries-left-out':
      return `تُركت عناصر ليست ملفات بل أجهزة أو أنابيب أو مقابس: ${plural(note.entries, entry)}.`;
    case 'archives-opened':
      return `وُجد داخل الأرشيف ما هو أرشيف أيضًا، فاستُخرج إلى مجلد بالاسم نفسه: ${plural(note.archives, archive)}.`;
    case 'words-missing':
      return wordsMissing(note);
    case 'text-boxes-missing':
      return `تعذّر وضع فقرات من مربعات نص، فهي مفقودة: ${plural(note.paragraphs, paragraph)}. قارن النتيجة بالأصل.`;
    case 'pictures-missing':
      return `تنقص النتيجة صور: ${plural(note.pictures, picture)}. ${compare}`;
    case 'scan-damaged':
      return 'في ملفك صفحة ممسوحة ضوئيًا تَلِف جزء منها، فقد تنقصها أسطر أو تظهر مختلفة.';
    case 'pages-blank':
      return 'كل صفحات النتيجة فارغة، مع أن في الملف نصًا أو صورًا. احتفظ بالأصل.';
    case 'page-layout-lost':
      return 'في هذا المستند مستند آخر. قد تنقص الصفحات التي تعرضه مقاس صفحات الأصل وهوامشه ورؤوسه وتذييلاته. قارنها بالأصل.';
    case 'slides-hidden':
      return `في العرض شرائح مخفية ليست في النتيجة: ${plural(note.slides, slide)}.`;
    case 'sheets-hidden':
      return `في المصنّف أوراق مخفية ليست في النتيجة: ${plural(note.sheets, sheet)}.`;
    case 'print-area-only':
      return `في المصنّف أوراق لها ناحية طباعة، فليس في النتيجة إلا تلك الأجزاء منها: ${plural(note.sheets, sheet)}.`;
    case 'comments-not-shown':
      return commentsNotShown(note);
    case 'sheets-chosen':
      return `في النتيجة ما اخترته من أوراق المصنّف: ${plural(note.sheets, sheet)} من أصل ${note.of}.`;
    case 'printed-as-on-screen':
      return 'أنماط الطباعة في الصفحة كانت ستتركها فارغة، فطُبعت كما تظهر على الشاشة.';
    case 'not-tagged':
      return note.bookmarksLost
        ? 'في الملف مقطع يتغيّر نمطه مرات كثيرة جدًا، فليس في ملف PDF إشارات مرجعية ولا وسوم لقارئات الشاشة.'
        : 'في الملف مقطع يتغيّر نمطه مرات كثيرة جدًا، فليس في ملف PDF وسوم لقارئات الشاشة.';
    case 'parts-missing':
      return partsMissing(note);
    case 'pages-look-different':
      return `تبدو بعض صفحات النتيجة مختلفة: ${pagesText(note.pages)}. ${compare}`;
    case 'pages-not-compared':
      return `يستغرق رسم بعض الصفحات وقتًا طويلًا، فلم تُقارن بالأصل: ${pagesText(note.pages)}. انظر إليها قبل حذفه.`;
    case 'notes-left-out':
      return note.notes === 1 ? 'وملاحظة أخرى.' : `وملاحظات أخرى: ${number(note.notes)}.`;
  }
}
