import type { ProblemWords } from '../problem-words.ts';
import { remedies } from './problem-remedies.ts';
import { aboutRequests } from './problem-requests.ts';
import { problemTitles } from './problem-titles.ts';
import { advice } from './tool-page/failure-words.ts';

const sentences: ProblemWords['sentences'] = {
  ...remedies,
  ...aboutRequests,
  // A busy server.
  'The server has more to do than it manages right now.': 'لدى الخادم الآن عمل أكثر مما يستطيع.',
  'The server is being restarted.': 'تجري إعادة تشغيل الخادم.',
  'The server was restarted and lost this conversion.': 'أُعيد تشغيل الخادم وضاع هذا التحويل.',
  'The server can handle only {size} at once.': 'لا يستطيع الخادم معالجة أكثر من \u2068{size}\u2069 في وقت واحد.',
  'The server keeps {size} of its disk free and has no room for this file right now.':
    'يُبقي الخادم \u2068{size}\u2069 من قرصه خالية، وليس فيه الآن متسع لهذا الملف.',
  'The server’s files can’t be reached right now.': 'لا يمكن الوصول الآن إلى ملفات الخادم.',
  'The server’s queue can’t be reached right now.': 'لا يمكن الوصول الآن إلى قائمة انتظار الخادم.',
  'No machine is ready for this kind of file right now.': 'لا يوجد الآن جهاز جاهز لهذا النوع من الملفات.',
  '{count} files are already waiting.': 'عدد الملفات المنتظرة الآن: {count}.',
  '{count} files from your network are already waiting.': 'عدد الملفات المنتظرة من شبكتك الآن: {count}.',
  'Your network can have {count} connections open at once.': 'أقصى عدد من الاتصالات المفتوحة لشبكتك: {count}.',
  'Your network can have {count} conversions here at once.':
    'أقصى عدد من عمليات التحويل لشبكتك هنا في وقت واحد: {count}.',
  'Your network can upload {count} files at once.': 'أقصى عدد من الملفات ترفعه شبكتك في وقت واحد: {count}.',
  'Your network can have up to {size} of files here at once.':
    'أقصى حجم لملفات شبكتك هنا في وقت واحد: \u2068{size}\u2069.',
  'Your network can send up to {count} files a minute.': 'أقصى عدد من الملفات ترسله شبكتك في الدقيقة: {count}.',
  'This key can have {count} conversions here at once.':
    'أقصى عدد من عمليات التحويل لهذا المفتاح هنا في وقت واحد: {count}.',
  'This key can upload {count} files at once.': 'أقصى عدد من الملفات يرفعه هذا المفتاح في وقت واحد: {count}.',
  'This key can have up to {size} of files here at once.':
    'أقصى حجم لملفات هذا المفتاح هنا في وقت واحد: \u2068{size}\u2069.',
  'This key can send up to {count} files a minute.': 'أقصى عدد من الملفات يرسله هذا المفتاح في الدقيقة: {count}.',
  'This takes longer than the server allows.': 'يستغرق هذا وقتًا أطول مما يسمح به الخادم.',
  'This file can’t be processed: the server broke off over it twice.':
    'لا يمكن معالجة هذا الملف: توقف الخادم عنده مرتين.',
  // Passwords.
  'This document opens only with a password.': 'لا يُفتح هذا المستند إلا بكلمة مرور.',
  'This PDF opens only with a password.': 'لا يُفتح ملف PDF هذا إلا بكلمة مرور.',
  'This PDF is encrypted for certain people’s certificates or by a rights service, which can’t be opened here.':
    'ملف PDF هذا مشفّر لشهادات أشخاص معيّنين أو بخدمة لإدارة الحقوق، ولا يمكن فتحه هنا.',
  'Open it in the program that can, save it without protection, and send that copy.':
    'افتحه في البرنامج الذي يستطيع ذلك، واحفظه بلا حماية، ثم أرسل تلك النسخة.',
  'This archive is protected by a password.': 'هذا الأرشيف محمي بكلمة مرور.',
  'This presentation opens only with a password, and files in PowerPoint’s older format can’t be opened with one here.':
    'لا يُفتح هذا العرض إلا بكلمة مرور، ولا يمكن هنا فتح ملفات صيغة PowerPoint القديمة بها.',
  'The password doesn’t open this document.': 'كلمة المرور لا تفتح هذا المستند.',
  'The password doesn’t open this PDF.': 'كلمة المرور لا تفتح ملف PDF هذا.',
  'The password doesn’t open “{name}”.': 'كلمة المرور لا تفتح «{name}».',
  'The password doesn’t open “{name}”, or the file is damaged.': 'كلمة المرور لا تفتح «{name}»، أو أن الملف تالف.',
  'The password opens this file, but it holds no {label} document.':
    'كلمة المرور تفتح هذا الملف، لكن ليس فيه مستند {label}.',
  'This document is encrypted in a way that this server can’t open, even with the password.':
    'هذا المستند مشفّر بطريقة لا يستطيع هذا الخادم فتحها حتى بكلمة المرور.',
  'The password of this document asks for more work than the server does.':
    'تتطلب كلمة مرور هذا المستند عملًا أكثر مما يقوم به الخادم.',
  'Only PKZIP and SecureZIP can decrypt this archive.': 'لا يفك تشفير هذا الأرشيف إلا PKZIP وSecureZIP.',
  'This server can’t recognize text in the language you chose.':
    'لا يستطيع هذا الخادم التعرّف على النص باللغة التي اخترتها.',
  'This PDF is signed.': 'ملف PDF هذا موقّع.',
  'Any change would break its signature, so it was left alone.': 'أي تغيير يُبطل توقيعه، فتُرك كما هو.',
  'Its signature can’t be removed here.': 'لا يمكن إزالة توقيعه هنا.',
  'Removing the signature of this PDF takes more memory than the server allows.':
    'تحتاج إزالة توقيع هذا الملف إلى ذاكرة أكبر مما يسمح به الخادم.',
  // Damage.
  'This document is damaged.': 'هذا المستند تالف.',
  'This document is incomplete: its main part is missing.': 'هذا المستند ناقص: جزؤه الرئيسي مفقود.',
  'This workbook has cells outside the rows and columns of a sheet.': 'في هذا المصنف خلايا خارج صفوف الورقة وأعمدتها.',
  'The contents of this document are damaged.': 'محتوى هذا المستند تالف.',
  'The structure of this document is damaged.': 'بنية هذا المستند تالفة.',
  'The package of this document is damaged.': 'حزمة هذا المستند تالفة.',
  'The encryption of this document is damaged.': 'تشفير هذا المستند تالف.',
  'This document is written in an unknown character encoding.': 'هذا المستند مكتوب بترميز غير معروف.',
  'This archive is damaged: its table of contents can’t be read.': 'هذا الأرشيف تالف: لا يمكن قراءة فهرسه.',
  'This archive is damaged, or made to deceive: its table of contents names files otherwise than they are stored.':
    'هذا الأرشيف تالف أو مصنوع للخداع: يسمّي فهرسه الملفات بغير الأسماء المخزّنة معها.',
  'The table of contents of this archive is damaged.': 'فهرس هذا الأرشيف تالف.',
  'The end of this archive is missing, as if a download broke off.': 'نهاية هذا الأرشيف مفقودة، كأن تنزيله انقطع.',
  '“{name}” in this archive is damaged: its content isn’t what was packed.':
    '«{name}» في هذا الأرشيف تالف: محتواه ليس ما ضُغط.',
  'The PDF can’t be opened.': 'لا يمكن فتح ملف PDF.',
  'It may be damaged: open it in a PDF reader, print it to a new PDF, and try that copy.':
    'ربما كان تالفًا: افتحه في قارئ PDF، واطبعه إلى PDF جديد، وجرّب تلك النسخة.',
  'This PDF has no pages that can be found.': 'لا توجد في ملف PDF هذا صفحات يمكن العثور عليها.',
  'It may be damaged: save it again and add that copy.': 'ربما كان تالفًا: احفظه من جديد وأضف تلك النسخة.',
  'The TIFF can’t be read.': 'لا يمكن قراءة ملف TIFF.',
  'It may be damaged: save it again in the program that made it, and try that copy.':
    'ربما كان تالفًا: احفظه من جديد في البرنامج الذي أنشأه وجرّب تلك النسخة.',
  'Page {page} of this PDF can’t be read.': 'لا يمكن قراءة الصفحة {page} من ملف PDF هذا.',
  'Page {page} of the TIFF has {bits} bits a sample in an arrangement that can’t be read here.':
    'الصفحة {page} من ملف TIFF فيها {bits} بت لكل عيّنة بترتيب لا يمكن قراءته هنا.',
  'Save it with 8 or 16 bits a sample in the program that made it, and try that copy.':
    'احفظها بـ 8 أو 16 بت لكل عيّنة في البرنامج الذي أنشأها، وجرّب تلك النسخة.',
  'Page {page} of the TIFF can’t be decoded.': 'لا يمكن فك ترميز الصفحة {page} من ملف TIFF.',
  'It’s damaged, or of a kind that only the program that made it can read: save it there as an ordinary TIFF, and try that copy.':
    'هي تالفة أو من نوع لا يقرؤه إلا البرنامج الذي أنشأها: احفظها فيه بصيغة TIFF عادية وجرّب تلك النسخة.',
  'The picture is incomplete: the file ends in the middle of it.': 'الصورة ناقصة: ينتهي الملف في منتصفها.',
  'This file isn’t text, whatever its name says.': 'هذا الملف ليس نصًا مهما قال اسمه.',
  'This text is in UTF-32.': 'هذا النص بترميز UTF-32.',
  'This is a {label} file under another name.': 'هذا ملف {label} باسم آخر.',
  'This is one piece of a split archive.': 'هذا جزء من أرشيف مقسّم.',
  'This archive is packed in a way that can’t be unpacked here.': 'هذا الأرشيف مضغوط بطريقة لا يمكن استخراجها هنا.',
  '“{name}” is packed with method {method}, which can’t be unpacked here.':
    '«{name}» مضغوط بالطريقة {method} التي لا يمكن استخراجها هنا.',
  // Too much.
  'This archive holds {count} entries; up to {most} can be unpacked here.':
    'عناصر هذا الأرشيف {count}، وأقصى ما يمكن استخراجه هنا {most}.',
  'This archive unpacks to {size}; up to {most} can be unpacked here.':
    'حجم هذا الأرشيف بعد الاستخراج \u2068{size}\u2069، وأقصى ما يمكن استخراجه هنا {most}.',
  'This archive unpacks to {size}, {times} times its size, as archives made to overwhelm do.':
    'حجم هذا الأرشيف بعد الاستخراج \u2068{size}\u2069، أي {times} ضعفًا، كالأرشيفات المصنوعة للإغراق.',
  'This archive has an enormous table of contents.': 'فهرس هذا الأرشيف ضخم جدًا.',
  'This document lists too many parts.': 'أجزاء هذا المستند كثيرة جدًا.',
  'This document nests its drawings too deeply.': 'رسوم هذا المستند متداخلة بعمق كبير.',
  'This document brings a font whose characters are made of each other without end.':
    'في هذا المستند خط تتركب محارفه بعضها من بعض بلا نهاية.',
  'Save it without embedded fonts.': 'احفظه من دون خطوط مضمّنة.',
  'The drawings in this document repeat their parts tens of thousands of times.':
    'تكرر رسوم هذا المستند أجزاءها عشرات آلاف المرات.',
  'Simplify them, or replace them by pictures.': 'بسّطها أو ضع مكانها صورًا.',
  'This document unpacks to an enormous size.': 'حجم هذا المستند بعد الاستخراج ضخم جدًا.',
  'This document holds a part of enormous size.': 'في هذا المستند جزء ضخم جدًا.',
  'This document unpacks to hundreds of times its size.': 'يصير حجم هذا المستند بعد الاستخراج مئات أضعافه.',
  'Files like that can’t be opened here.': 'لا يمكن فتح ملفات كهذه هنا.',
  'This document holds {count} files, more than can be opened here.':
    'في هذا المستند {count} من الملفات، وهي أكثر مما يمكن فتحه هنا.',
  'This document has a table row of more than {count} cells.': 'في هذا المستند صف جدول تزيد خلاياه على {count}.',
  'This document nests its contents more than {count} levels deep.':
    'تتداخل محتويات هذا المستند في أكثر من {count} مستوى.',
  'This document opens more than {count} {what} without closing them.':
    'يفتح هذا المستند أكثر من {count} عنصر من دون إغلاقها.',
  'This document shows others within each other more than {count} levels deep.':
    'يعرض هذا المستند مستندات أخرى متداخلة في أكثر من {count} مستوى.',
  'This document shows more than {count} others in frames.': 'يعرض هذا المستند أكثر من {count} مستندًا في إطارات.',
  'This document shows others in frames that are too long.': 'يعرض هذا المستند في إطارات مستندات أطول مما ينبغي.',
  'Save what its frames show as documents of their own.': 'احفظ ما تعرضه إطاراته مستنداتٍ مستقلة.',
  'This document has a paragraph of more than {count} characters.': 'في هذا المستند فقرة تزيد على {count} حرف.',
  'Divide it into shorter ones.': 'قسّمها إلى فقرات أقصر.',
  'Close them, or save it again in a program that does.': 'أغلقها، أو احفظه من جديد في برنامج يفعل ذلك.',
  'This document holds a value of enormous length.': 'في هذا المستند قيمة بالغة الطول.',
  'This document declares XML entities, which no office program writes, so it can’t be opened here.':
    'يعرّف هذا المستند كيانات XML، ولا يكتبها أي برنامج مكتبي، فلا يمكن فتحه هنا.',
  'A part of this workbook declares a document type, which no spreadsheet program writes.':
    'يعرّف جزء من هذا المصنّف نوع مستند، ولا يكتبه أي برنامج جداول.',
  'This document has more links between its parts than any program writes.':
    'الروابط بين أجزاء هذا المستند أكثر مما يكتبه أي برنامج.',
  'This document holds a picture of {width} × {height} pixels.': 'في هذا المستند صورة مقاسها {width} × {height} بكسل.',
  'The picture has {width} × {height} pixels, {millions} million.':
    'مقاس الصورة {width} × {height} بكسل، أي {millions} مليون.',
  'The limit for pictures of this kind is {millions} million: try a smaller copy.':
    'الحد لهذا النوع من الصور {millions} مليون: جرّب نسخة أصغر.',
  'The picture is {width} × {height} pixels.': 'مقاس الصورة {width} × {height} بكسل.',
  'This format allows {pixels} pixels a side.': 'تسمح هذه الصيغة بـ {pixels} بكسل لكل ضلع.',
  'Choose another.': 'اختر صيغة أخرى.',
  'This JPEG has {bits} bits per color.': 'في صورة JPEG هذه {bits} بت لكل لون.',
  'This JPEG has {bits} bits per color, which PDF doesn’t support.':
    'في صورة JPEG هذه {bits} بت لكل لون، ولا يدعم PDF ذلك.',
  'This document has more than {count} pages.': 'صفحات هذا المستند أكثر من {count}.',
  'The TIFF has more than {count} pages.': 'صفحات ملف TIFF أكثر من {count}.',
  'The pages of this TIFF are stored in too many pieces.': 'صفحات ملف TIFF هذا محفوظة في أجزاء كثيرة جدًا.',
  'This PDF has {count} pages, more than can be rebuilt at once.':
    'صفحات ملف PDF هذا {count}، وهي أكثر مما يمكن إعادة بنائه في مرة واحدة.',
  '“{name}” has values for {count} files, but there are fewer.':
    'في «{name}» قيم لعدد {count} من الملفات، لكن الملفات أقل.',
  'This PDF has {count} pages, so there is no page {page}.': 'صفحات ملف PDF هذا {count}، فلا توجد فيه صفحة {page}.',
  'This workbook has no sheet “{name}”.': 'ليس في هذا المصنّف ورقة اسمها أو رقمها «{name}».',
  'Choose a sheet of this workbook.': 'اختر ورقة من هذا المصنّف.',
  'Its sheets are {names} and {count} more.': 'أوراقه: {names} وغيرها، وعدد الباقي {count}.',
  'Its sheets are {names}.': 'أوراقه: {names}.',
  'The sheets of this file can’t be chosen.': 'لا يمكن اختيار أوراق من هذا الملف.',
  'Leave “sheets” empty.': 'اترك «الأوراق» فارغًا.',
  'Page {page} is selected twice.': 'اختيرت الصفحة {page} مرتين.',
  'A page is selected twice.': 'اختيرت صفحة مرتين.',
  'These files have more than {count} pages together, the most that can be merged at once.':
    'صفحات هذه الملفات معًا أكثر من {count}، وهو أقصى ما يمكن دمجه في مرة واحدة.',
  'This file would fill more than {count} pages, the most that one PDF may have here.':
    'سيملأ هذا الملف أكثر من {count} صفحة، وهو أقصى ما يُسمح به هنا في ملف PDF واحد.',
  'A sheet of this workbook would fill about {count} pages.': 'ستملأ إحدى أوراق هذا المصنّف نحو {count} صفحة.',
  'Rebuilding this PDF takes more {of} than the server allows.':
    'إعادة بناء ملف PDF هذا تتطلب أكثر مما يسمح به الخادم.',
  'Reading this PDF takes more {of} than the server allows.': 'قراءة ملف PDF هذا تتطلب أكثر مما يسمح به الخادم.',
  'This PDF takes more time or memory than the server allows.':
    'يتطلب ملف PDF هذا وقتًا أو ذاكرة أكثر مما يسمح به الخادم.',
  // Results that were not sent.
  'The converted document came out broken, so it wasn’t sent.': 'خرج المستند المحوَّل معطوبًا، فلم يُرسل.',
  'The result came out without the text of this document, so it wasn’t sent.':
    'خرجت النتيجة من دون نص هذا المستند، فلم تُرسل.',
  'The result lacks most of the text of this document, so it wasn’t sent.':
    'ينقص النتيجة معظم نص هذا المستند، فلم تُرسل.',
  'The presentation has {count} slides, but only {pages} came out, so it wasn’t sent.':
    'شرائح العرض {count}، ولم يخرج منها إلا {pages}، فلم تُرسل النتيجة.',
  'The archive came out with a file missing or damaged, so it wasn’t sent.':
    'خرج الأرشيف وفيه ملف مفقود أو تالف، فلم يُرسل.',
  'Part of the file didn’t get onto a page, so the PDF wasn’t sent.':
    'لم يصل جزء من الملف إلى أي صفحة، فلم يُرسل ملف PDF.',
  'Page {page} of “{name}” lost part of its content on the way, so nothing was sent.':
    'فقدت الصفحة {page} من «{name}» جزءًا من محتواها في الطريق، فلم يُرسل شيء.',
  'The conversion produced no pages.': 'لم ينتج عن التحويل أي صفحة.',
  'The document may be empty or damaged.': 'ربما كان المستند فارغًا أو تالفًا.',
  'The document was opened, but it couldn’t be saved in the new format.': 'فُتح المستند لكن تعذّر حفظه بالصيغة الجديدة.',
  'This PDF has no text, and none could be recognized in its pictures.':
    'ليس في ملف PDF هذا نص، وتعذّر التعرف على أي نص في صوره.',
  'A scan needs sharp, upright letters, at 200 dots an inch or more.':
    'يحتاج المسح الضوئي إلى حروف واضحة مستقيمة، بدقة 200 نقطة في البوصة أو أكثر.',
  // Which of several files; the sentences after it are its own.
  '“{name}”:': '«{name}»:',
};

/** What problems say in Arabic. */
export const problemWords: ProblemWords = { titles: problemTitles, advice, sentences };
