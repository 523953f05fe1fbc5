import { billingTemplates } from '../modules/billing/mails/billing-templates.ts';
import { contractTemplates } from '../modules/billing/mails/contract-templates.ts';
import { emailChangeConfirm } from '../modules/identity/mails/email-change.ts';
import { invitation } from '../modules/identity/mails/invitation.ts';
import { codeFindings } from '../modules/codes/mails/code-findings.ts';
import { descriptors } from '../generated/index.ts';
import { draftRefused } from '../platform/drafts/refused-mail.ts';
import type { MailTemplate } from '../platform/mail/template.ts';
import { notices } from '../modules/feedback/mails/notices.ts';
import { passwordReset } from '../modules/identity/mails/password-reset.ts';
import { accountExists, registration } from '../modules/identity/mails/registration.ts';
import { report, requestedReport } from '../modules/insight/mails/report.ts';
import { renewalTemplates } from '../modules/billing/mails/renewal-templates.ts';
import { securityTemplates } from '../modules/identity/mails/security-templates.ts';
import { supportTemplates } from '../modules/support/mails/support-templates.ts';
import { ticketTemplates } from '../modules/support/mails/ticket-templates.ts';
import { webhookOff } from '../modules/feedback/mails/webhook-off.ts';

const templates: MailTemplate[] = [
  invitation,
  passwordReset,
  registration,
  accountExists,
  emailChangeConfirm,
  webhookOff,
  draftRefused(descriptors),
  notices,
  report,
  requestedReport,
  codeFindings,
  ...securityTemplates,
  ...supportTemplates,
  ...ticketTemplates,
  ...billingTemplates,
  ...renewalTemplates,
  ...contractTemplates,
];

/** The template of a row's kind; throws for a name that no file stands for. */
export function mailTemplate(name: string): MailTemplate {
  const template = templates.find((one) => one.name === name);
  if (!template) throw new Error(`There is no mail template "${name}".`);
  return template;
}
