import { billingLetters } from '../modules/billing/mails/billing-letters.ts';
import { contractLetters } from '../modules/billing/mails/contract-letters.ts';
import { emailChangeConfirm } from '../modules/identity/mails/email-change.ts';
import { invitation } from '../modules/identity/mails/invitation.ts';
import { codeFindings } from '../modules/codes/mails/code-findings.ts';
import type { MailKind } from '../platform/mail/kind.ts';
import { notices } from '../modules/feedback/mails/notices.ts';
import { passwordReset } from '../modules/identity/mails/password-reset.ts';
import { accountExists, registration } from '../modules/identity/mails/registration.ts';
import { report, requestedReport } from '../modules/insight/mails/report.ts';
import { renewalLetters } from '../modules/billing/mails/renewal-letters.ts';
import { securityLetters } from '../modules/identity/mails/security-letter.ts';
import { supportLetters } from '../modules/support/mails/support-letter.ts';
import { ticketLetters } from '../modules/support/mails/ticket-letters.ts';
import { webhookOff } from '../modules/feedback/mails/webhook-off.ts';

const kinds: MailKind[] = [
  invitation,
  passwordReset,
  registration,
  accountExists,
  emailChangeConfirm,
  webhookOff,
  notices,
  report,
  requestedReport,
  codeFindings,
  ...securityLetters,
  ...supportLetters,
  ...ticketLetters,
  ...billingLetters,
  ...renewalLetters,
  ...contractLetters,
];

/** The kind of a row; throws for a name that no file stands for. */
export function mailKind(name: string): MailKind {
  const kind = kinds.find((one) => one.name === name);
  if (!kind) throw new Error(`There is no kind of mail "${name}".`);
  return kind;
}
