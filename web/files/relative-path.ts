/** The folders of dropped files; browsers report them only for files from the dialog. */
const droppedPaths = new WeakMap<File, string>();

/** Notes a dropped file's path within its folder, such as "/photos/2024/a.jpg". */
export function setRelativePath(file: File, path: string): void {
  droppedPaths.set(file, path.replace(/^\/+/, ''));
}

/** A file's path within the dropped or chosen folder, such as "photos/2024/a.jpg"; its name if it came on its own. */
export function relativePath(file: File): string {
  return droppedPaths.get(file) ?? (file.webkitRelativePath || file.name);
}
