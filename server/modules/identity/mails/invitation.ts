import { passwordTemplate } from './link-templates.ts';

/** Three days: an invitation may arrive on a Friday evening. */
const HOURS = 72;

/** To a new user, who sets his first password by it. */
export const invitation = passwordTemplate('invitation', HOURS);
