/** What a visitor's page is made from: the server writes it into the document, the browser reads it from there. */
import type { Direction, Language } from './i18n/languages.ts';
import type { Messages } from './i18n/translate.ts';
import type { Fault, SurveyDocument, Theme } from './survey/document.ts';
import type { Progress } from './survey/flow.ts';

export interface OfferedLanguage {
  language: Language;
  name: string;
  /** This page in that language. */
  address: string;
}

interface Frame {
  language: Language;
  direction: Direction;
  messages: Messages;
  offered: OfferedLanguage[];
  theme?: Theme;
  /** The unit's name; empty where no unit is known. */
  name: string;
}

export interface SurveyPage extends Frame {
  kind: 'survey';
  /** In the page's language only. */
  survey: SurveyDocument;
  progress: Progress;
  faults: Fault[];
  /** Where the form posts to, in the page's language. */
  action: string;
  /** The response's token: every post of this page is the same response. */
  token: string;
  versionId: number;
  /** The answers were complete but could not be stored: the visitor may send them again. */
  failed?: true;
  /** Where the script sends answers, and with what beside them; null in a preview, which stores none. */
  submission: { address: string; code: string; kiosk?: string } | null;
  /** On a device that one visitor after the other uses: begins anew by itself. */
  kiosk?: true;
}

export interface ThanksPage extends Frame {
  kind: 'thanks';
  title: string;
  text: string;
  /** On a kiosk: where the next visitor begins, in no visitor's language. */
  next?: string;
}

/** No survey: none at this address, a code that no unit uses, or a server that can't answer. */
export interface NoticePage extends Frame {
  kind: 'notice';
  notice: 'not_found' | 'code' | 'unused' | 'unavailable';
}

export type Page = SurveyPage | ThanksPage | NoticePage;

/** The page after the last answer. */
export function thanksAfter({ kind: _kind, survey, ...page }: SurveyPage): ThanksPage {
  const { language, direction, messages, offered, theme, name, submission } = page;
  const { title, text } = survey.thank_you ?? {};
  return {
    kind: 'thanks',
    language,
    direction,
    messages,
    offered,
    name,
    ...(theme && { theme }),
    ...(submission?.kiosk && { next: `/Q/${submission.code}?kiosk=${submission.kiosk}` }),
    title: title?.[language] ?? messages['thanks.title'] ?? '',
    text: text?.[language] ?? (title ? '' : (messages['thanks.text'] ?? '')),
  };
}
