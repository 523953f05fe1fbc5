import { composeFindings } from '../health/letter.ts';
import type { MailKind } from '../../../platform/mail/kind.ts';

/** To who sees codes, once a week, while some seem to be dead. */
export const codeFindings: MailKind = { name: 'code_findings', compose: composeFindings };
