/** How much of a name's end stays visible: usually "_final (2).docx". */
const tailLength = 12;

interface Props {
  readonly name: string;
  readonly className?: string;
}

/**
 * A file name, truncated in the middle to fit. Its two halves are only drawn; the text that is selected, copied and
 * read out is the whole name, transparent on top of them.
 */
export function FileName({ name, className = '' }: Props) {
  const characters = [...name];
  // An empty first half would have no baseline.
  const cut = characters.length > tailLength ? characters.length - tailLength : characters.length;
  return (
    <bdi
      className={`file-name ${className}`}
      title={name}
      data-start={characters.slice(0, cut).join('')}
      data-end={characters.slice(cut).join('')}
    >
      <span className="file-name-whole">{name}</span>
    </bdi>
  );
}
