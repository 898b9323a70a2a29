import { extensionOf } from '../../catalog/files/filename.ts';

/** Picture formats that every browser can show. */
const shownExtensions = ['jpg', 'jpeg', 'png', 'bmp', 'webp'];

/** Whether a file of this name is a picture that every browser shows. */
export const isShownPicture = (name: string): boolean => shownExtensions.includes(extensionOf(name));

/** The maximum bytes of picture files that a page shows at a time: more would fill a phone's memory. */
export const maxDrawnBytes = 60_000_000;
