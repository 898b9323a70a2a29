import { extensionOf } from '../../catalog/files/filename.ts';

/** Picture formats that every browser can show. */
const shown = ['jpg', 'jpeg', 'png', 'bmp', 'webp'];

/** Whether a file of this name is a picture that every browser shows. */
export const isShownPicture = (name: string): boolean => shown.includes(extensionOf(name));

/** Bytes of picture files that a page shows at a time: more would fill a phone's memory. */
export const maxDrawnBytes = 60_000_000;
