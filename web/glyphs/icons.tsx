interface Props {
  readonly d: string;
}

function Icon({ d }: Props) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={d} />
    </svg>
  );
}

/** Icons of 20 × 20, drawn in the colour of the adjacent text. */
export const CheckIcon = () => <Icon d="m4 10.5 4 4 8-9" />;
export const AlertIcon = () => <Icon d="M10 2.8 18.2 17H1.8ZM10 8v4M10 14.4h.01" />;
export const CloseIcon = () => <Icon d="m5 5 10 10M15 5 5 15" />;
export const ListIcon = () => <Icon d="M3 5.5h14M3 10h14M3 14.5h9" />;
export const MenuIcon = () => <Icon d="M3 5.5h14M3 10h14M3 14.5h14" />;
export const UpIcon = () => <Icon d="M10 16V4M5 9l5-5 5 5" />;
export const DownIcon = () => <Icon d="M10 4v12M5 11l5 5 5-5" />;
export const GripIcon = () => <Icon d="M7.5 4.5h.01M7.5 10h.01M7.5 15.5h.01M12.5 4.5h.01M12.5 10h.01M12.5 15.5h.01" />;
export const FolderIcon = () => <Icon d="M2.5 15.5v-11h5l2 2.5h8v8.5Z" />;
export const FileIcon = () => <Icon d="M5 2.5h6.5L15 6v11.5H5ZM11.5 2.5V6H15" />;
export const FilesIcon = () => <Icon d="M7.5 6V2.5h6L16.5 6v8.5H12M3.5 6h6l2.5 3v8.5H3.5Z" />;
export const LinkIcon = () => <Icon d="M6.5 13.5 14 6M8 6h6v6" />;
export const LockIcon = () => <Icon d="M5 9h10v8H5ZM7 9V6.5a3 3 0 0 1 6 0V9" />;
export const BackIcon = () => <Icon d="m12.5 5-5 5 5 5" />;
export const ForwardIcon = () => <Icon d="m7.5 5 5 5-5 5" />;
export const RetryIcon = () => <Icon d="M16 10a6 6 0 1 1-1.8-4.3M16.2 2.5v3.7h-3.7" />;
export const DownloadIcon = () => <Icon d="M10 3v9.5M5.5 8.5 10 13l4.5-4.5M3.5 17h13" />;
export const CloudIcon = () => <Icon d="M6 15.5a3.5 3.5 0 0 1-.4-7A4.7 4.7 0 0 1 14.7 8 3.8 3.8 0 0 1 14 15.5Z" />;
export const BoxIcon = () => <Icon d="m10 3 6.5 3.5v7L10 17l-6.5-3.5v-7ZM3.5 6.5 10 10l6.5-3.5M10 10v7" />;

/** The site's mark: a sheet, and the stroke of a carpenter's pencil across it. */
export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 32 40" aria-hidden="true">
      <path
        className="brand-sheet"
        d="M3.5 1h19L31 9.5V36.5A2.5 2.5 0 0 1 28.5 39h-25A2.5 2.5 0 0 1 1 36.5v-33A2.5 2.5 0 0 1 3.5 1Z"
      />
      <path className="brand-fold" d="M22.5 1v6A2.5 2.5 0 0 0 25 9.5h6" />
      <path className="brand-stroke" d="m8 24 6 6 11-14" />
    </svg>
  );
}
