import type { Box } from './open-pdf.ts';
import type { Preview } from './preview.ts';

/** A small copy of a picture, upright. A browser that cannot draw the picture shows none. Never rejects. */
export async function previewPicture(file: File, { width, height, density }: Box): Promise<Preview> {
  try {
    const whole = await createImageBitmap(file);
    const factor = Math.min(1, (width * density) / whole.width, (height * density) / whole.height);
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(whole.width * factor));
    canvas.height = Math.max(1, Math.round(whole.height * factor));
    canvas.getContext('2d')?.drawImage(whole, 0, 0, canvas.width, canvas.height);
    whole.close();
    return { kind: 'picture', picture: canvas.toDataURL() };
  } catch {
    return { kind: 'picture', picture: null };
  }
}
