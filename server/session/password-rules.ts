/** What a new password needs (spec section 5). Shared with the form that asks for one, which ticks the rules off. */
export const MIN_PASSWORD_LENGTH = 8;

export const passwordRules = {
  length: (password: string): boolean => password.length >= MIN_PASSWORD_LENGTH,
  uppercase: (password: string): boolean => /\p{Lu}/u.test(password),
  lowercase: (password: string): boolean => /\p{Ll}/u.test(password),
  digit: (password: string): boolean => /\p{Nd}/u.test(password),
  special: (password: string): boolean => /[^\p{L}\p{N}\s]/u.test(password),
};

export const isAcceptablePassword = (password: string): boolean =>
  Object.values(passwordRules).every((isMet) => isMet(password));
