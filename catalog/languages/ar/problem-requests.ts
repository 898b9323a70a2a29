import type { ProblemWords } from '../problem-words.ts';

/** The sentences of details about requests: what they lack, and what an address or a tool takes. */
export const aboutRequests: ProblemWords['sentences'] = {
  'Choose a file first.': 'اختر ملفًا أولًا.',
  'It belongs in the field “{field}”.': 'مكانه في الحقل «{field}».',
  'It belongs in the field “{field}”, not in “{other}”.': 'مكانه في الحقل «{field}» لا في «{other}».',
  'Send a form (multipart/form-data) with the file in the field “{field}”.':
    'أرسل نموذجًا (multipart/form-data) يكون الملف فيه في الحقل «{field}».',
  'The form was cut off or isn’t valid.': 'وصل النموذج ناقصًا أو غير صالح.',
  'This address doesn’t accept that request.': 'لا يقبل هذا العنوان ذلك الطلب.',
  'There’s no tool at this address.': 'لا توجد أداة في هذا العنوان.',
  'This address takes {allowed}, not {method}.': 'يقبل هذا العنوان {allowed}، لا {method}.',
  'There is no such conversion here.': 'لا يوجد تحويل كهذا هنا.',
  'This tool takes up to {size}.': 'تقبل هذه الأداة حتى \u2068{size}\u2069.',
  'This tool takes at most {count} file at once.': 'تقبل هذه الأداة ملفًا واحدًا في المرة.',
  'This tool takes at most {count} files at once.': 'أقصى عدد من الملفات تقبله هذه الأداة في المرة: {count}.',
  'This tool needs at least {count} files.': 'أقل عدد من الملفات تحتاج إليه هذه الأداة: {count}.',
  'This tool has no setting “{name}”.': 'ليس في هذه الأداة إعداد باسم «{name}».',
  'The setting “{name}” was sent more than once.': 'أُرسل الإعداد «{name}» أكثر من مرة.',
  'This tool takes files in the field “{field}”, not in “{other}”.':
    'تستقبل هذه الأداة الملفات في الحقل «{field}»، لا في «{other}».',
  'Its settings: {names}.': 'إعداداتها: {names}.',
  '“{name}” must be {value}.': 'قيمة «{name}» غير صالحة.',
  'This is {noun}.': 'الملف من نوع آخر.',
  'By its name, this is {noun}.': 'الملف بحسب اسمه من نوع آخر.',
  'This is plain text, and its name doesn’t say of what kind.': 'هذا نص عادي ولا يحدد اسمه نوعه.',
  'This file is of no known type.': 'الملف من نوع غير معروف.',
  'This tool takes {types}.': 'تأكد من أنه من النوع المذكور في صفحة الأداة.',
  '{tool} is switched off or not installed on this server.': 'هذه الأداة موقوفة أو غير مثبّتة على هذا الخادم.',
  'This server doesn’t know the key.': 'لا يعرف هذا الخادم المفتاح.',
  'Pages of {origin} can’t use this key.': 'لا تستطيع صفحات {origin} استخدام هذا المفتاح.',
};
