import { composeFindings } from '../health/compose-findings.ts';
import type { MailTemplate } from '../../../platform/mail/template.ts';

/** To who sees codes, once a week, while some seem to be dead. */
export const codeFindings: MailTemplate = { name: 'code_findings', compose: composeFindings };
