import { composeFindings } from '../../../modules/codes/health/letter.ts';
import type { MailKind } from './kind.ts';

/** To who sees codes, once a week, while some seem to be dead. */
export const codeFindings: MailKind = { name: 'code_findings', compose: composeFindings };
