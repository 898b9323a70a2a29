import type * as english from '../../../copy/site/tools-index.ts';
import type { Translated } from '../../translated.ts';

export const toolsIndexCopy: Translated<typeof english.toolsIndexCopy> = {
  heading: 'تحويل الملفات وضغطها عبر الإنترنت',
  lead: 'صغّر الملفات، وادمج ملفات PDF، وأنشئ أرشيفات ZIP أو افتحها.',
  compress: { heading: 'تصغير الحجم', lead: 'الصيغة نفسها بحجم أقل. وأنت تحدد إلى أي مدى.' },
  combine: { heading: 'دمج وحزم', lead: 'ادمج ملفات PDF، أو احزم ملفات في أرشيف ZIP، أو افتح أرشيفًا.' },
  converters: 'هل تبحث عن صيغة أخرى؟',
  toConverters: 'كل التحويلات',
};
