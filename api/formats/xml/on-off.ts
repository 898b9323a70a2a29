/** Whether an on/off value of OOXML, which may not be stated, says that something is on (ECMA-376 part 1, §22.9.2.7). */
export const isOn = (value: string | undefined): boolean => /^(?:1|true|on)$/.test(value ?? '');

/** Whether such a value says that something is off. */
export const isOff = (value: string | undefined): boolean => /^(?:0|false|off)$/.test(value ?? '');
