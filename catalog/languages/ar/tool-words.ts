import type { Tool } from '../../tool/tool.ts';
import { type CatalogueWords, translateTool } from '../tool-words.ts';
import { phrases } from './phrases.ts';

const tools: CatalogueWords['tools'] = {
  'word-to-pdf': {
    title: 'تحويل Word إلى PDF',
    description: 'حوّل مستند Word إلى ملف PDF يظهر بالشكل نفسه على كل شاشة وكل طابعة.',
    keywords: ['تحويل وورد إلى pdf', 'تحويل docx إلى pdf', 'word to pdf', 'وورد'],
  },
  'pdf-to-word': {
    title: 'تحويل PDF إلى Word',
    description: 'احصل على مستند Word قابل للتحرير، بعناوينه وقوائمه وجداوله وحواشيه.',
    keywords: ['تحويل pdf إلى وورد', 'تحويل pdf إلى docx', 'pdf to word', 'تعديل pdf'],
  },
  'odt-to-pdf': {
    title: 'تحويل ODT إلى PDF',
    description: 'حوّل مستند OpenDocument نصيًا إلى ملف PDF يحتفظ بعناوينه وروابطه وإشاراته المرجعية.',
    keywords: ['تحويل odt إلى pdf', 'opendocument إلى pdf', 'libreoffice إلى pdf'],
  },
  'pdf-to-odt': {
    title: 'تحويل PDF إلى ODT',
    description: 'حوّل ملف PDF إلى مستند OpenDocument نصي يمكنك تحرير فقراته وعناوينه وجداوله في LibreOffice.',
    keywords: ['تحويل pdf إلى odt', 'pdf إلى opendocument', 'pdf إلى libreoffice'],
  },
  'text-to-pdf': {
    title: 'تحويل نص إلى PDF',
    description: 'حوّل نصًا عاديًا إلى ملف PDF سهل القراءة. يُكتشف ترميزه وتبقى أعمدته محاذاة.',
    keywords: ['تحويل نص إلى pdf', 'txt إلى pdf', 'ملف نصي إلى pdf'],
  },
  'pdf-to-txt': {
    title: 'تحويل PDF إلى نص',
    description: 'استخرج نص ملف PDF بترتيب القراءة، فقرة بعد فقرة، حتى من الصفحات الممسوحة ضوئيًا.',
    keywords: ['تحويل pdf إلى نص', 'pdf إلى txt', 'استخراج النص من pdf', 'ocr'],
  },
  'doc-to-odt': {
    title: 'تحويل Word إلى ODT',
    description: 'حوّل مستند Word إلى مستند OpenDocument نصي مع أنماطه وتعليقاته والتغييرات المتعقَّبة فيه.',
    keywords: ['تحويل docx إلى odt', 'وورد إلى odt', 'وورد إلى opendocument'],
  },
  'odt-to-doc': {
    title: 'تحويل ODT إلى Word',
    description: 'حوّل مستند OpenDocument نصيًا إلى مستند Word يستطيع الآخرون مراجعته وتحريره.',
    keywords: ['تحويل odt إلى docx', 'odt إلى وورد', 'opendocument إلى word'],
  },
  'pptx-to-pdf': {
    title: 'تحويل PowerPoint إلى PDF',
    description: 'حوّل شرائح PowerPoint إلى ملف PDF فيه صفحة لكل شريحة، جاهز للطباعة أو الإرسال.',
    keywords: ['تحويل pptx إلى pdf', 'بوربوينت إلى pdf', 'شرائح إلى pdf', 'عرض تقديمي إلى pdf'],
  },
  'pdf-to-pptx': {
    title: 'تحويل PDF إلى PowerPoint',
    description: 'حوّل كل صفحة من ملف PDF إلى شريحة فيها نصوص وجداول يمكنك تحريرها.',
    keywords: ['تحويل pdf إلى بوربوينت', 'pdf إلى pptx', 'pdf إلى شرائح'],
  },
  'pptx-to-odp': {
    title: 'تحويل PowerPoint إلى ODP',
    description: 'حوّل شرائح PowerPoint إلى عرض OpenDocument لبرنامج Impress، بقوالبها وملاحظاتها ورسومها البيانية.',
    keywords: ['تحويل pptx إلى odp', 'بوربوينت إلى odp', 'powerpoint إلى impress'],
  },
  'odp-to-pptx': {
    title: 'تحويل ODP إلى PowerPoint',
    description: 'حوّل عرض OpenDocument إلى شرائح PowerPoint، بقوالبها وملاحظاتها وحركاتها.',
    keywords: ['تحويل odp إلى pptx', 'odp إلى بوربوينت', 'impress إلى powerpoint'],
  },
  'rtf-to-pdf': {
    title: 'تحويل RTF إلى PDF',
    description: 'حوّل ملف نص منسّق إلى ملف PDF بخطوطه وجداوله وصوره، من دون معالج نصوص.',
    keywords: ['تحويل rtf إلى pdf', 'نص منسق إلى pdf', 'فتح rtf'],
  },
  'pdf-to-rtf': {
    title: 'تحويل PDF إلى RTF',
    description: 'حوّل ملف PDF إلى نص منسّق يفتحه كل معالج نصوص تقريبًا، مع بقاء فقراته سليمة.',
    keywords: ['تحويل pdf إلى rtf', 'pdf إلى نص منسق'],
  },
  'html-to-pdf': {
    title: 'تحويل HTML إلى PDF',
    description: 'حوّل صفحة HTML إلى ملف PDF بأنماط طباعتها وروابطها، وتصير العناوين إشارات مرجعية.',
    keywords: ['تحويل html إلى pdf', 'صفحة ويب إلى pdf', 'طباعة html'],
  },
  'md-to-pdf': {
    title: 'تحويل Markdown إلى PDF',
    description: 'حوّل Markdown إلى ملف PDF منضّد بجداول وشيفرات ملوّنة وصيغ رياضية وحواشٍ.',
    keywords: ['تحويل markdown إلى pdf', 'md إلى pdf', 'readme إلى pdf'],
  },
  'xlsx-to-pdf': {
    title: 'تحويل Excel إلى PDF',
    description: 'حوّل مصنّف Excel إلى ملف PDF تتسع صفحاته لأعمدته، فلا يُقطع منه شيء.',
    keywords: ['تحويل xlsx إلى pdf', 'إكسل إلى pdf', 'جدول إلى pdf'],
  },
  'csv-to-pdf': {
    title: 'تحويل CSV إلى PDF',
    description: 'حوّل ملف CSV إلى جدول PDF يتكرر رأسه في كل صفحة وتظهر أعمدته كاملة.',
    keywords: ['تحويل csv إلى pdf', 'طباعة csv', 'جدول csv'],
  },
  'img-to-pdf': {
    title: 'تحويل صورة إلى PDF',
    description: 'حوّل صورة JPG أو PNG إلى صفحة PDF بالمقاس نفسه، ولا تُمسّ أي نقطة فيها.',
    keywords: ['تحويل صورة إلى pdf', 'jpg إلى pdf', 'png إلى pdf', 'صور إلى pdf'],
  },
  'tiff-to-pdf': {
    title: 'تحويل TIFF إلى PDF',
    description: 'حوّل ملف TIFF إلى ملف PDF بكل صفحاته. لا تفقد المسوحات والفاكسات والصور شيئًا.',
    keywords: ['تحويل tiff إلى pdf', 'tif إلى pdf', 'فاكس إلى pdf'],
  },
  'pdf-compressor': {
    title: 'ضغط PDF',
    description: 'صغّر ملف PDF. يبقى نصه حادًّا، وتبقى روابطه وإشاراته المرجعية ونماذجه عاملة.',
    keywords: ['ضغط pdf', 'تصغير حجم pdf', 'تقليل حجم pdf'],
  },
  'img-compressor': {
    title: 'ضغط صورة',
    description: 'حوّل صورة JPG أو PNG إلى JPEG أصغر بالأبعاد نفسها، بلا بيانات موقع أو كاميرا.',
    keywords: ['ضغط الصور', 'ضغط jpg', 'تصغير حجم الصورة', 'إزالة موقع الصورة'],
  },
  csvcompress: {
    title: 'ضغط CSV',
    description: 'صغّر ملف CSV من دون تغيير أي قيمة، أو احزمه إلى نحو سدس حجمه.',
    keywords: ['ضغط csv', 'تصغير csv', 'csv إلى zst', 'csv إلى 7z'],
  },
  pptxcompress: {
    title: 'ضغط PPTX',
    description: 'صغّر ملف PowerPoint بضبط صوره على المقاس الذي تظهر به في الشرائح.',
    keywords: ['ضغط pptx', 'ضغط بوربوينت', 'تصغير حجم العرض'],
  },
  docxcompressor: {
    title: 'ضغط DOCX',
    description: 'صغّر مستند Word بضغط صوره. لا يتغير نصه ولا تنسيقه.',
    keywords: ['ضغط docx', 'ضغط ملف وورد', 'تصغير حجم وورد'],
  },
  xlsxcompressor: {
    title: 'ضغط XLSX',
    description: 'صغّر مصنّف Excel بضغط صوره. تبقى كل خلية وكل صيغة كما هي.',
    keywords: ['ضغط xlsx', 'ضغط ملف إكسل', 'تصغير حجم إكسل'],
  },
  odtcompressor: {
    title: 'ضغط ODT',
    description: 'صغّر مستند OpenDocument نصيًا بضغط صوره. لا يتغير نصه ولا تنسيقه.',
    keywords: ['ضغط odt', 'تصغير odt', 'تصغير opendocument'],
  },
  odpcompressor: {
    title: 'ضغط ODP',
    description: 'صغّر عرض OpenDocument بضبط صوره على المقاس الذي تظهر به في الشرائح.',
    keywords: ['ضغط odp', 'تصغير odp', 'تصغير عرض impress'],
  },
  tiffcompressor: {
    title: 'ضغط TIFF',
    description: 'صغّر ملف TIFF واحتفظ بكل صفحاته. لا تفقد المسوحات شيئًا، وتصير الصور داخله JPEG.',
    keywords: ['ضغط tiff', 'تصغير tiff', 'tiff متعدد الصفحات'],
  },
  bmpcompressor: {
    title: 'ضغط BMP',
    description: 'حوّل صورة BMP إلى JPEG أو WebP بجزء يسير من حجمها، أو إلى BMP بنحو خُمسه.',
    keywords: ['ضغط bmp', 'bmp إلى jpg', 'bmp إلى webp'],
  },
  'merge-pdf': {
    title: 'دمج PDF',
    description: 'ادمج ملفات PDF بالترتيب الذي تختاره، مع إشاراتها المرجعية وروابطها ونماذجها ومرفقاتها.',
    keywords: ['دمج pdf', 'جمع ملفات pdf', 'دمج ملفات pdf في ملف واحد'],
  },
  'zip-compressor': {
    title: 'إنشاء ZIP',
    description: 'احزم ملفات ومجلدات كاملة في أرشيف ZIP واحد يُفتح على كل نظام.',
    keywords: ['إنشاء zip', 'ضغط ملفات zip', 'ضغط مجلد'],
  },
  'zip-extractor': {
    title: 'استخراج ZIP',
    description: 'افتح أي أرشيف ZIP، حتى المحمي بكلمة مرور أو ذي الأسماء المشوّهة أو طريقة الضغط النادرة.',
    keywords: ['استخراج zip', 'فك ضغط zip', 'فتح zip بكلمة مرور'],
  },
};

/** The Arabic words for the catalogue. */
export const words: CatalogueWords = { tools, phrases };

/** A tool in Arabic. */
export const inThisLanguage = (tool: Tool): Tool => translateTool(tool, words);
