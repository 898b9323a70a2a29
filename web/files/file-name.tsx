/** Characters of a name's end that stay in sight: usually "_final (2).docx". */
const tailLength = 12;

interface Props {
  readonly name: string;
  readonly className?: string;
}

/** A file name that is cut in its middle where space ends; the whole name is the tooltip and what is read out. */
export function FileName({ name, className = '' }: Props) {
  const characters = [...name];
  const cut = Math.max(0, characters.length - tailLength);
  return (
    <bdi className={`file-name ${className}`} title={name}>
      {cut > 0 && <span className="file-name-start">{characters.slice(0, cut).join('')}</span>}
      <span className="file-name-end">{characters.slice(cut).join('')}</span>
    </bdi>
  );
}
