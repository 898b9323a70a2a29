import { extensionOf } from '../../catalog/files/filename.ts';

/** What every browser shows as it is. */
const shown = ['jpg', 'jpeg', 'png', 'bmp', 'webp'];

/** Whether a file of this name is a picture that every browser shows. */
export const isShownPicture = (name: string): boolean => shown.includes(extensionOf(name));

/** What a page draws at a time, in bytes of files: more would fill a phone's memory. */
export const maxDrawnBytes = 60_000_000;
