import { passwordTemplate } from './link-templates.ts';

const HOURS = 1;

/** To a user who has forgotten his password, or whom an administrator sends a link. */
export const passwordReset = passwordTemplate('password_reset', HOURS);
