import { composeReport } from '../reports/compose.ts';
import type { MailTemplate } from '../../../platform/mail/template.ts';

/** To a user, when his report is due. */
export const report: MailTemplate = { name: 'report', compose: (occasion) => composeReport(occasion, false) };

/** The same, because he has asked for it now. */
export const requestedReport: MailTemplate = {
  name: 'requested_report',
  compose: (occasion) => composeReport(occasion, true),
};
