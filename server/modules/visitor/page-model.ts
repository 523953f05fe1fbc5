/** What a page is made from, out of what is known of the code, the survey and the visitor. Pure. */
import { languageFacts, type Language, languages } from '../../../shared/i18n/languages.ts';
import { messagesOf } from '../../../public-app/i18n/messages.ts';
import type { NoticePage, OfferedLanguage, NextSteps, SurveyPage } from '../../../public-app/page.ts';
import type { Ending, Theme, Violation } from '../../../shared/survey/document.ts';
import { arranged } from '../../../shared/survey/arranged.ts';
import { isPublicAddress } from '../../../shared/text/public-address.ts';
import type { Progress } from '../../../shared/survey/flow.ts';
import type { Survey } from './resolve.ts';
import { surveyMessagesOf } from './survey-messages.ts';

/** Where this page is, as seen from each of its languages. */
export type AddressIn = (language: Language) => string;

/** What every page has around its content. */
export function pageFrame(language: Language, offered: readonly Language[], addressIn: AddressIn) {
  return {
    language,
    direction: languageFacts[language].direction,
    messages: messagesOf(language),
    offered: offered.map((each): OfferedLanguage => ({
      language: each,
      name: languageFacts[each].name,
      address: addressIn(each),
    })),
  };
}

/** A logo is shown where the company's plan has one. */
export function shownTheme(theme: Theme | undefined, showsLogo: boolean): { theme?: Theme } {
  if (!theme) return {};
  const { logo, ...look } = theme;
  return { theme: logo && showsLogo ? { ...look, logo } : look };
}

/** What is stored was judged as it came; an address that visitors may not be led to leads nobody anywhere. */
const shownEndings = (endings: Ending[], leads: boolean): Ending[] =>
  endings.map(({ button, ...ending }) => ({
    ...ending,
    ...(button && leads && isPublicAddress(button.address) && { button }),
  }));

export interface SurveyPageParts {
  survey: Survey;
  language: Language;
  addressIn: AddressIn;
  /** The unit's name. */
  name: string;
  /** The company's. */
  company?: string | undefined;
  token: string;
  submission: SurveyPage['submission'];
  nextSteps?: NextSteps | undefined;
  /** Buttons of endings may lead elsewhere. */
  leads?: boolean | undefined;
  /** The origin whose page frames this one. */
  framedIn?: string | undefined;
  showsLogo: boolean;
  progress?: Progress;
  violations?: Violation[];
  failed?: boolean;
}

/**
 * The page that asks a survey, in one of its languages.
 * @returns plain data, as the renderer and the browser take it; without the logo where the plan has none
 */
export function surveyPage({
  survey,
  language,
  addressIn,
  name,
  company,
  token,
  submission,
  showsLogo,
  leads = false,
  framedIn,
  ...state
}: SurveyPageParts): SurveyPage {
  const document = survey.inLanguage(language);
  const look = shownTheme(document.theme, showsLogo);
  return {
    kind: 'survey',
    ...pageFrame(language, survey.offered, addressIn),
    messages: surveyMessagesOf(language, document, {
      submission,
      ...(state.nextSteps && { nextSteps: state.nextSteps }),
    }),
    name,
    ...(company !== undefined && { company }),
    ...(framedIn !== undefined && { framedIn }),
    ...look,
    survey: {
      ...arranged(document, token),
      ...look,
      ...(document.endings && { endings: shownEndings(document.endings, leads) }),
    },
    ...(leads && document.endings && { leads: true as const }),
    versionId: survey.versionId,
    token,
    submission,
    ...(submission?.kiosk && { kiosk: true as const }),
    ...(state.nextSteps && { nextSteps: state.nextSteps }),
    action: addressIn(language),
    progress: state.progress ?? { answers: {}, seen: [] },
    violations: state.violations ?? [],
    ...(state.failed && { failed: true as const }),
  };
}

/** In any of the product's languages. */
export function noticePage(notice: NoticePage['notice'], language: Language, addressIn: AddressIn): NoticePage {
  return { kind: 'notice', notice, ...pageFrame(language, languages, addressIn), name: '' };
}
