/** Text that nobody sees is none: a name of blanks or of invisible signs can neither be read nor be clicked. */
export const hasVisibleText = (text: string): boolean => /[^\s\p{Cf}]/u.test(text);
