/** What a file says of the survey as a whole. */
import type { Availability, Layout, Text } from '../../../../shared/survey/document.ts';
import { isReturnAddress } from '../conversion/is-return-address.ts';
import type { Part } from '../conversion/part.ts';
import { isText } from '../conversion/source.ts';
import { LIMITS, type Texts } from '../conversion/texts.ts';
import { type Entry, rowsOf, textOf, valueIn } from './tables.ts';

export interface Settings {
  title: Text | undefined;
  /** In its own language. */
  name: string | undefined;
  thanks: Text | undefined;
  layout?: Layout;
  return_url?: string;
  availability?: Availability;
}

/** Who keeps it, and where it stood. */
const ADMINISTRATION = ['sid', 'gsid', 'owner_id', 'admin', 'adminemail', 'bounce_email', 'datecreated', 'active'];
/** Values of what is not switched on, or is as the program has it. */
const OFF = ['N', 'I', '0', '-1', 'inherit'];
/** Of mails that the program sends. */
const MAIL = /email/;
/** What stands beside a survey in further tables. */
const TABLES = [
  'assessments',
  'conditions',
  'defaultvalues',
  'defaultvalue_l10ns',
  'quota',
  'quota_members',
  'quota_languagesettings',
  'survey_url_parameters',
  'surveys_groups',
];
const THEMES = ['themes', 'themes_inherited'];
const MOMENT = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)/;

export function readSettings(document: Part, settings: Entry | undefined, texts: Texts): Settings {
  for (const name of ['LimeSurveyDocType', 'DBVersion']) document.take(name);
  for (const table of [...TABLES, ...THEMES])
    for (const row of rowsOf(document, table)) row.drop('property_not_supported', table);
  for (const table of THEMES) if (document.peek(table)) document.note('property_not_supported', table);
  const [survey] = rowsOf(document, 'surveys');
  return {
    title: undefined,
    name: undefined,
    thanks: undefined,
    ...(settings && wordsOf(settings, texts)),
    ...(survey && wayOf(survey, texts)),
  };
}

/** What it says, and where it leads. */
function wordsOf(settings: Entry, texts: Texts): Pick<Settings, 'title' | 'name' | 'thanks' | 'return_url'> {
  const title = textOf(settings, 'surveyls_title', texts, LIMITS.label);
  const thanks = textOf(settings, 'surveyls_endtext', texts, LIMITS.paragraph);
  const [address] = settings.spoken.flatMap((row) => row.takeWhere(isReturnAddress, 'surveyls_url') ?? []);
  for (const row of settings.spoken) leaveOutMails(row);
  const name = title?.[texts.own] ?? Object.values(title ?? {})[0];
  return { title, name, thanks, ...(address !== undefined && { return_url: address }) };
}

/** How and when it is asked. */
function wayOf(survey: Part, texts: Texts): Pick<Settings, 'layout' | 'availability'> {
  const availability = availabilityOf(survey);
  const isOneByOne = valueIn(survey, 'format') === 'S';
  settleSurvey(survey, texts);
  return { ...(isOneByOne && { layout: 'one_at_a_time' as const }), ...(availability && { availability }) };
}

function leaveOutMails(row: Part): void {
  for (const name of ['surveyls_survey_id', 'surveyls_language']) row.take(name);
  const mails = row.keys().filter((name) => MAIL.test(name));
  if (mails.some((name) => valueIn(row, name) !== '')) row.remark('mail_not_taken');
  for (const name of mails) row.take(name);
}

/** From when until when, as the clock of the program showed it. */
function availabilityOf(survey: Part): Availability | undefined {
  const moment = (name: string): string | undefined => {
    const [, day, time] = MOMENT.exec(valueIn(survey, name)) ?? [];
    if (day === undefined || time === undefined || Number.isNaN(Date.parse(`${day}T${time}`))) return undefined;
    survey.take(name);
    return `${day}T${time}`;
  };
  const opens = moment('startdate');
  const closes = moment('expires');
  if (opens === undefined && closes === undefined) return undefined;
  return { ...(opens !== undefined && { opens }), ...(closes !== undefined && { closes }) };
}

function settleSurvey(survey: Part, texts: Texts): void {
  for (const name of ADMINISTRATION) survey.take(name);
  if (['S', 'G'].includes(valueIn(survey, 'format'))) survey.take('format');
  survey.take('additional_languages');
  if (texts.isOwnKnown) survey.take('language');
  else survey.note('language_not_supported', 'language', valueIn(survey, 'language'));
  for (const name of survey.keys()) if (OFF.includes(valueIn(survey, name))) survey.takeWhere(isText, name);
}
