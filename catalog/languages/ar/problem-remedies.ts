import type { ProblemWords } from '../problem-words.ts';

/** The sentences of details that say what to try. */
export const remedies: ProblemWords['sentences'] = {
  'Try again in a minute.': 'حاول مرة أخرى بعد دقيقة.',
  'Try again in a few minutes.': 'حاول مرة أخرى بعد بضع دقائق.',
  'Try again in {seconds} seconds.': 'حاول مرة أخرى بعد {seconds} ثانية.',
  'Please try again.': 'حاول مرة أخرى.',
  'Check it and try again.': 'راجعها ثم حاول مرة أخرى.',
  'Check upper and lower case and try again.': 'راجع الأحرف الكبيرة والصغيرة ثم حاول مرة أخرى.',
  'Try a smaller file, or split this one.': 'جرّب ملفًا أصغر، أو قسّم هذا الملف.',
  'Try a smaller or simpler file.': 'جرّب ملفًا أصغر أو أبسط.',
  'Split it and try the parts.': 'قسّمه وجرّب أجزاءه.',
  'Split it into smaller files.': 'قسّمه إلى ملفات أصغر.',
  'Split it into smaller documents.': 'قسّمه إلى مستندات أصغر.',
  'Make it smaller and try again.': 'صغّرها ثم حاول مرة أخرى.',
  'Send the file again.': 'أرسل الملف مرة أخرى.',
  'Send another copy of it.': 'أرسل نسخة أخرى منه.',
  'Get another copy of it.': 'احصل على نسخة أخرى منه.',
  'Get another copy of the archive.': 'احصل على نسخة أخرى من الأرشيف.',
  'Get another copy of it, or pack the files again.': 'احصل على نسخة أخرى منه، أو احزم الملفات من جديد.',
  'Open it in the program that made it, save it again, and send the new copy.':
    'افتحه في البرنامج الذي أنشأه، واحفظه من جديد، وأرسل النسخة الجديدة.',
  'Open it in the program that made it, remove the password, save it, and send it again.':
    'افتحه في البرنامج الذي أنشأه، وأزل كلمة المرور، واحفظه، ثم أرسله مرة أخرى.',
  'Open it in a spreadsheet program, save it again, and send the new copy.':
    'افتحه في برنامج جداول، واحفظه من جديد، وأرسل النسخة الجديدة.',
  'Opening the original, saving it again and sending that copy often helps.':
    'كثيرًا ما يفيد فتح الأصل وحفظه من جديد وإرسال تلك النسخة.',
  'Saving it again in the program that made it often helps.': 'كثيرًا ما يفيد حفظه من جديد في البرنامج الذي أنشأه.',
  'Save it again in the program that made it, or split it, and try that.':
    'احفظه من جديد في البرنامج الذي أنشأه، أو قسّمه، ثم جرّب ذلك.',
  'Copy or download it again from where it came, or save it again in an image editor, and try that.':
    'انسخها أو نزّلها من جديد من مصدرها، أو احفظها من جديد في محرر صور، ثم جرّبها.',
  'Unpack it with the program that packed it.': 'استخرجه بالبرنامج الذي ضغطه.',
  'Enter it and try again, or use a copy without a password.': 'اكتبها ثم حاول مرة أخرى، أو استخدم نسخة بلا كلمة مرور.',
  'Enter it and try again, or remove the password in the program that made it.':
    'اكتبها ثم حاول مرة أخرى، أو أزل كلمة المرور في البرنامج الذي أنشأه.',
  'Save it as an ordinary 8-bit JPEG or as a PNG.': 'احفظها بصيغة JPEG عادية من 8 بت أو بصيغة PNG.',
  'Save it as an ordinary 8-bit JPEG or as a PNG, and try that.':
    'احفظها بصيغة JPEG عادية من 8 بت أو بصيغة PNG ثم جرّبها.',
  'Save it as UTF-8 and try again.': 'احفظه بترميز UTF-8 ثم حاول مرة أخرى.',
  'Save it in the current format, which is smaller by itself, and try again.':
    'احفظه بالصيغة الحالية، وهي أصغر بطبيعتها، ثم حاول مرة أخرى.',
  'Print that file to a new PDF and merge the new one.': 'اطبع ذلك الملف إلى PDF جديد وادمجه.',
  'Leave it out, or print it to a new PDF and add that.': 'استغنِ عنه، أو اطبعه إلى PDF جديد وأضفه.',
  'Choose “Automatic” or another language.': 'اختر «تلقائي» أو لغة أخرى.',
  'It can be compressed without the signature.': 'يمكن ضغطه من دون التوقيع.',
  'Set a print area around what you need, save the workbook, and send it again.':
    'حدّد ناحية طباعة حول ما تحتاج إليه، واحفظ المصنّف، ثم أرسله مرة أخرى.',
  'Type it in the field “Password” and try again.': 'اكتبها في حقل «كلمة المرور» ثم حاول مرة أخرى.',
  'Join the pieces first, for example with 7-Zip, and send the whole archive.':
    'اجمع الأجزاء أولًا، ببرنامج 7-Zip مثلًا، وأرسل الأرشيف كاملًا.',
  'Unpack it there, then pack it again with AES.': 'استخرجه هناك ثم احزمه من جديد بتشفير AES.',
  'Remove the password in PowerPoint, or save a copy as .pptx, and try that.':
    'أزل كلمة المرور في PowerPoint، أو احفظ نسخة بصيغة PPTX، ثم جرّبها.',
  'Close some, and try again.': 'أغلق بعضها ثم حاول مرة أخرى.',
  'Fetch or end some of them first.': 'استلم بعضها أو أنهِه أولًا.',
  'Wait until some have arrived.': 'انتظر حتى يصل بعضها.',
  'Send the next one when others are done.': 'أرسل التالي عندما ينتهي غيره.',
  'Send this one when others are done.': 'أرسل هذا عندما ينتهي غيره.',
  'Check it, or send none.': 'راجعه، أو لا ترسل أي مفتاح.',
  'The other tools still work.': 'الأدوات الأخرى تعمل.',
  'Results are kept for ten minutes.': 'تُحفظ النتائج عشر دقائق.',
  'Please report this: it is no fault of the file.': 'أبلغنا بهذا من فضلك، فليس العيب في الملف.',
};
