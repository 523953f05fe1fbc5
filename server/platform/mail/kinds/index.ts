import { billingLetters } from './billing-letters.ts';
import { contractLetters } from './contract-letters.ts';
import { emailChangeConfirm } from './email-change.ts';
import { invitation } from './invitation.ts';
import { codeFindings } from './code-findings.ts';
import type { MailKind } from './kind.ts';
import { notices } from './notices.ts';
import { passwordReset } from './password-reset.ts';
import { accountExists, registration } from './registration.ts';
import { report, requestedReport } from './report.ts';
import { renewalLetters } from './renewal-letters.ts';
import { securityLetters } from './security-letter.ts';
import { supportLetters } from './support-letter.ts';
import { ticketLetters } from './ticket-letters.ts';
import { webhookOff } from './webhook-off.ts';

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
