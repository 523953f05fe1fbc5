/**
 * All that opens over the screens of the product. Left out is
 * - what the browser draws: the question before a form is left, choices of a file, a day, a time, a color;
 * - what two people or a refusal in the middle make: the dialogs of a conflict, of several rows some of which are refused;
 * - what the demo has no rows for: a photo enlarged, a comment of one's own deleted, a second step reset;
 * - what is written by being seen: recovery codes, a new secret;
 * - what is another screen's dialog with other words: an organization's deletion stands for that of each row.
 * Journeys open these.
 */
import { ofBackOffice } from './of-back-office.ts';
import { ofCompany } from './of-company.ts';
import { ofFeedback } from './of-feedback.ts';
import { ofOrganization } from './of-organization.ts';
import { ofShell } from './of-shell.ts';
import { ofSurveys } from './of-surveys.ts';
import type { Overlay } from './overlay.ts';

export const overlays: readonly Overlay[] = [
  ...ofShell,
  ...ofOrganization,
  ...ofFeedback,
  ...ofSurveys,
  ...ofCompany,
  ...ofBackOffice,
];
