/** How much of a name's end stays visible: usually "_final (2).docx". */
const tailLength = 12;

interface Props {
  readonly name: string;
  readonly className?: string;
}

/** A file name, truncated in the middle to fit; tooltip and screen readers get the whole name. */
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
