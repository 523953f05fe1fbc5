import { composeReport } from '../reports/compose.ts';
import type { MailKind } from '../../../platform/mail/kind.ts';

/** To a user, when his report is due. */
export const report: MailKind = { name: 'report', compose: (occasion) => composeReport(occasion, false) };

/** The same, because he has asked for it now. */
export const requestedReport: MailKind = {
  name: 'requested_report',
  compose: (occasion) => composeReport(occasion, true),
};
