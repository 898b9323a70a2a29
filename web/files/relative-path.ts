/**
 * A file's path within the dropped or chosen folder, such as "photos/2024/a.jpg"; its name if it came on its own.
 * Only react-dropzone knows the paths of a drop; it leaves them on the file with a leading "/" or "./".
 */
export function relativePath(file: File): string {
  const { path } = file as File & { readonly path?: string };
  return (path ?? (file.webkitRelativePath || file.name)).replace(/^\.?\/+/, '');
}
