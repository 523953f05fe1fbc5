import { passwordLetter } from './password-letter.ts';

const HOURS = 1;

/** To a user who has forgotten his password, or whom an administrator sends a link. */
export const passwordReset = passwordLetter('password_reset', HOURS);
