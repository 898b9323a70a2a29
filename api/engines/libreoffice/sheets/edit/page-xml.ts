import type { Layout } from '../plan/choose-layout.ts';

/** The `pageSetup` attributes for a layout, null for those to remove; undefined where nothing changes. */
export function pageSetupOf(
  layout: Layout,
  paperCode: number | undefined,
): Readonly<Record<string, string | number | null>> | undefined {
  const paper = paperCode === undefined ? {} : { paperSize: paperCode };
  switch (layout.mode) {
    case 'whole':
      return paperCode === undefined ? undefined : paper;
    case 'fitted':
      return {
        ...paper,
        scale: null,
        fitToWidth: 1,
        fitToHeight: layout.onePage ? 1 : 0,
        orientation: layout.orientation,
      };
    case 'bands': {
      const { orientation, scale } = layout;
      return { ...paper, scale: Math.round(scale * 100), fitToWidth: null, fitToHeight: null, orientation };
    }
  }
}

/** The page breaks between bands of columns; `id` is the last column before each. */
export function breaksXml(layout: Layout, prefix: string): string | undefined {
  if (layout.mode !== 'bands' || layout.breaks.length === 0) return undefined;
  const count = layout.breaks.length;
  const breaks = layout.breaks.map((column) => `<${prefix}brk id="${column}" max="1048575" man="1"/>`).join('');
  return `<${prefix}colBreaks count="${count}" manualBreakCount="${count}">${breaks}</${prefix}colBreaks>`;
}
