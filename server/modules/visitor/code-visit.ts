/** What the addresses of a code show: its survey, its links, an answer that was given, or how to reach the company. */
import { countryName } from '../../i18n/code-names.ts';
import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import type { Opens } from '../../../shared/link-list/link-list.ts';
import { addressFieldKeys, addressValues } from '../../../shared/survey/address-fields.ts';
import type { Answers } from '../../../shared/survey/document.ts';
import { embedOrigins } from '../../../shared/survey/embed-origins.ts';
import { EMBEDDED_IN } from '../../../shared/survey/embed-parameter.ts';
import { formFields } from '../../../shared/survey/form.ts';
import { Problem } from '../../errors.ts';
import type { CodeAddress } from './address.ts';
import { closingOf } from './closing.ts';
import { visitAnswer } from './follow-up.ts';
import { type PostedForm, readFormBody, removeFiles } from './form-body.ts';
import { storeFormFiles } from './form-files.ts';
import { embeddedIn, keepDevice } from './frame.ts';
import { shownLinks, visitChoice, visitLinks } from './link-list.ts';
import { notice } from './notice.ts';
import { nextStepsFrom } from './next-steps.ts';
import { type Opened, recordRead } from './record-read.ts';
import type { Resolved } from './resolve.ts';
import { surveyOf } from './submit.ts';
import { expiredUploads } from './expired-uploads.ts';
import { openSurvey, type Place, showClosed, takePost, type Visit } from './visit.ts';
import type { Visitor } from './visitor.ts';
import { type Language, languages } from '../../../shared/i18n/languages.ts';
import type { ContactPage } from '../../../public-app/page.ts';
import { chooseLanguage } from './choose-language.ts';
import { pageFrame } from './page-model.ts';
import type { ContactRow } from './code-statements.ts';

export async function codeVisit(context: Context, visitor: Visitor, address: CodeAddress): Promise<Visit> {
  const { typed, part } = address;
  const found = typed === '' ? null : await visitor.resolver.resolve(typed);
  if (!found) return typed === '' ? notice(context, 'code') : notice(context, 'not_found', typed);
  if (part === 'answer') return visitAnswer(context, visitor, found, address.answer);
  const list = await shownLinks(visitor.resolver, found);
  // While no link of it is shown, the list is not there.
  const target = list || found.links === null ? found : { ...found, links: null };
  const opens = list ? opened(context, visitor, target, part) : 'survey';
  const visit =
    list && opens !== 'survey'
      ? (opens === 'links' ? visitLinks : visitChoice)(context, target, list)
      : await surveyVisit(context, visitor, target, part);
  if (context.method === 'GET' && target.unit) keepDevice(context, visitor, visit);
  // From one page of the code to another it is the same visitor.
  if (context.method === 'GET' && part === null)
    recordRead(opening(context, visitor, target), visitor, target, visit.page);
  // A list of links comes and goes by the clock; a kiosk, a test and another language are in the query.
  const staysSame = found.links === null && part === null && context.querystring === '' && !visit.mayClose;
  return staysSame ? { ...visit, readyFor: found } : visit;
}

const opening = ({ headers, path, ip, query }: Context, { kiosks, tests }: Visitor, target: Resolved): Opened => ({
  headers,
  path,
  ip,
  isKiosk: kiosks.read(target, query['kiosk']) !== null,
  isTest: tests.isKey(target, query['test']),
});

/** What the list of links says that the code opens, where something is asked as well; kiosks and frames are there to ask. */
function opened({ method, query }: Context, { kiosks }: Visitor, target: Resolved, part: CodeAddress['part']): Opens {
  if (method === 'POST' || part === 'survey') return 'survey';
  if (part === 'links') return 'links';
  const isAsked =
    target.versionId !== null && kiosks.read(target, query['kiosk']) === null && query[EMBEDDED_IN] === undefined;
  return (isAsked && target.links?.opens) || 'survey';
}

async function surveyVisit(
  context: Context,
  visitor: Visitor,
  target: Resolved,
  part: CodeAddress['part'],
): Promise<Visit> {
  const path = part === 'survey' ? `/Q/${target.code}/survey` : `/Q/${target.code}`;
  if (context.method !== 'POST') return placeVisit(context, visitor, target, { path, form: null });
  const form = await readFormBody(context.req, (stream) => visitor.media.receive(stream));
  try {
    return await placeVisit(context, visitor, target, { path, form });
  } finally {
    await removeFiles(form);
  }
}

interface Placed {
  target: Resolved;
  place: Place;
}

async function placeVisit(
  context: Context,
  visitor: Visitor,
  target: Resolved,
  { path, form }: { path: string; form: PostedForm | null },
): Promise<Visit> {
  const survey = await surveyOf(visitor.resolver, target, versionOf(visitor, target, form));
  if (!survey || !target.unit)
    return target.contact ? visitContact(context, target, target.contact) : notice(context, 'unused', target.code);
  const place = placeOf(context, visitor, target, { survey, name: target.unit.name, path });
  const visit = form
    ? await takePosted(context, visitor, { target, place, form })
    : await openPlace(context, visitor, { target, place });
  const framedBy = embedOrigins(survey.document);
  const { isFirst, ...once } = visit;
  // Of the many sites that one with a wildcard may stand for, none is worth a page that is kept.
  const isKept = isFirst && (place.framedIn === undefined || framedBy.includes(place.framedIn));
  return { ...once, ...(isKept && { isFirst }), framedBy };
}

async function openPlace(context: Context, visitor: Visitor, { target, place }: Placed): Promise<Visit> {
  const closing = await closingOf(visitor.quotas, target, place.survey);
  return closing ? showClosed(context, place, closing) : openSurvey(context, place);
}

async function takePosted(
  context: Context,
  visitor: Visitor,
  { target, place, form }: Placed & { form: PostedForm },
): Promise<Visit> {
  const { survey } = place;
  const { media } = visitor;
  const sender = visitor.senderHash(context.ip);
  const takeFiles = (token: string) => storeFormFiles({ media, target, survey, token, sender }, form);
  const expired = (token: string, answers: Answers) =>
    expiredUploads(visitor.database, target.companyId, token, answers);
  return takePost(context, { ...place, takeFiles, expiredUploads: expired }, form.fields);
}

function versionOf({ shownVersions }: Visitor, target: Resolved, form: PostedForm | null): number | undefined {
  const version = form?.fields.get(formFields.version) ?? '';
  const id = /^[1-9]\d{0,14}$/.test(version) ? Number(version) : undefined;
  return shownVersions.read(target, id, form?.fields.get(formFields.versionKey) ?? undefined);
}

interface Shown extends Pick<Place, 'survey' | 'name'> {
  path: string;
}

function placeOf(context: Context, visitor: Visitor, target: Resolved, { path, ...shown }: Shown): Place {
  const kiosk = visitor.kiosks.read(target, context.query['kiosk']);
  const framedIn = embeddedIn(context, shown.survey.document);
  const further = { ...(kiosk !== null && { kiosk }), ...(framedIn !== undefined && { [EMBEDDED_IN]: framedIn }) };
  return {
    ...shown,
    company: target.companyName,
    addressIn: (language) => `${path}?${String(new URLSearchParams({ lang: language, ...further }))}`,
    framedIn,
    showsLogo: target.showsLogo,
    leads: kiosk === null && target.returns.allowed,
    nextSteps: kiosk === null ? nextStepsFrom(target, shown.survey, visitor.productSite) : undefined,
    submission: {
      address: '/api/setsurveyanswer/',
      code: target.code,
      version_key: visitor.shownVersions.keyOf(target, shown.survey.versionId),
      ...(kiosk !== null && { kiosk }),
    },
    defaultLanguage: target.defaultLanguage,
    async store(answers, { partial, token, language }) {
      const person = visitor.kiosks.person(target, kiosk, token);
      const device = visitor.devices.read(context.headers.cookie);
      try {
        await visitor.submit(target, {
          answers,
          partial,
          token,
          versionId: shown.survey.versionId,
          locale: language,
          addressValues: addressValues(addressFieldKeys(shown.survey.document), context.querystring),
          sender: (unit) => visitor.senderOf({ unit, device, person, ip: context.ip }),
        });
      } catch (error) {
        if (!(error instanceof Problem))
          visitor.log.error('an answer was not stored', { requestId: randomUUID(), error });
        throw error;
      }
    },
  };
}

/** The company's contact page, where a code leads to no survey at all. */
function visitContact(context: Context, target: Resolved, contact: ContactRow): Visit {
  const language = chooseLanguage(context, languages, target.defaultLanguage);
  const page: ContactPage = {
    kind: 'contact',
    title: contact.name,
    ...pageFrame(language, languages, (each) => `/Q/${target.code}?lang=${each}`),
    name: target.unit?.name ?? '',
    address: addressLines(contact, language),
    phone: contact.phone,
    email: contact.email,
    links: target.links && `/Q/${target.code}/links?lang=${language}`,
  };
  return { page, status: 200 };
}

function addressLines({ address, postal_code, city, country }: ContactRow, language: Language): string[] {
  const town = [postal_code, city].filter(Boolean).join(' ');
  const land = country ? countryName(country, language) : '';
  return [...(address ?? '').split('\n'), town, land].map((line) => line.trim()).filter(Boolean);
}
