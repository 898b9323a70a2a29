/** Whether a `prstTxWarp` shapes its text (ECMA-376 part 1, §20.1.9.19), which LibreOffice then draws as outlines. */
export const isWarped = ({ prst = 'textNoShape' }: Readonly<Record<string, string>>): boolean => prst !== 'textNoShape';
