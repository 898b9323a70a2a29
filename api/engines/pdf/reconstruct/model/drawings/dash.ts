/** How a line is interrupted, by the names that borders have in Word (ECMA-376 part 1, section 17.18.2). */
export type Dash = 'dotted' | 'dashSmallGap' | 'dashed';
