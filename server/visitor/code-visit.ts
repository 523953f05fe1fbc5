/** What the addresses of a code show: its survey, its links, an answer that was given, or how to reach the company. */
import { randomUUID } from 'node:crypto';
import type { Context } from 'koa';
import type { Answers } from '../../public-app/survey/document.ts';
import { formFields } from '../../public-app/survey/form.ts';
import { Problem } from '../errors.ts';
import { isLocale } from '../i18n/locales.ts';
import type { CodeAddress } from './address.ts';
import { visitAnswer } from './afterwards.ts';
import { isAutomated } from './bots.ts';
import { channelOf } from './channel.ts';
import { visitContact } from './contact.ts';
import { deviceClassOf } from './device-class.ts';
import { type PostedForm, readFormBody, removeFiles } from './form-body.ts';
import { storeFormFiles } from './form-files.ts';
import { visitLinks } from './link-list.ts';
import { notice } from './notice.ts';
import { onwardsFrom } from './onwards.ts';
import type { Resolved } from './resolve.ts';
import { surveyOf } from './submit.ts';
import { sweptFiles } from './swept-files.ts';
import { openSurvey, type Place, takePost, type Visit } from './visit.ts';
import type { Visitor } from './visitor.ts';

export async function codeVisit(context: Context, visitor: Visitor, address: CodeAddress): Promise<Visit> {
  const { typed, part } = address;
  const target = typed === '' ? null : await visitor.resolver.resolve(typed);
  if (!target) return typed === '' ? notice(context, 'code') : notice(context, 'not_found', typed);
  if (part === 'answer') return visitAnswer(context, visitor, target, address.answer);
  const links = opensLinks(context, visitor, target, part) ? await visitLinks(context, visitor.resolver, target) : null;
  const visit = links ?? (await surveyVisit(context, visitor, target, part));
  // From one page of the code to another it is the same visitor.
  if (context.method === 'GET' && part === null) recordRead(context, visitor, target, visit.page);
  return visit;
}

/** A code opens its links first where their list says so and something is asked as well. */
function opensLinks(
  { method, query }: Context,
  { kiosks }: Visitor,
  target: Resolved,
  part: CodeAddress['part'],
): boolean {
  if (method === 'POST' || part === 'survey') return false;
  const isFirst = target.links?.first === true && target.versionId !== null;
  return part === 'links' || (isFirst && kiosks.read(target, query['kiosk']) === null);
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

async function placeVisit(
  context: Context,
  visitor: Visitor,
  target: Resolved,
  { path, form }: { path: string; form: PostedForm | null },
): Promise<Visit> {
  const survey = await surveyOf(visitor.resolver, target, versionOf(visitor, target, form));
  if (!survey || !target.unit)
    return target.contact ? visitContact(context, target, target.contact) : notice(context, 'unused');
  const place = placeOf(context, visitor, target, { survey, name: target.unit.name, path });
  if (!form) return openSurvey(context, place);
  const { media } = visitor;
  const sender = visitor.senderHash(context.ip);
  const takeFiles = (token: string) => storeFormFiles({ media, target, survey, token, sender }, form);
  const swept = (token: string, answers: Answers) => sweptFiles(visitor.database, target.companyId, token, answers);
  return takePost(context, { ...place, takeFiles, sweptFiles: swept }, form.fields);
}

function versionOf({ shownVersions }: Visitor, target: Resolved, form: PostedForm | null): number | undefined {
  const version = form?.fields.get(formFields.version) ?? '';
  const id = /^[1-9]\d{0,14}$/.test(version) ? Number(version) : undefined;
  return shownVersions.read(target, id, form?.fields.get(formFields.versionKey) ?? undefined);
}

const deviceOf = (context: Context) => ({ ip: context.ip, userAgent: context.get('user-agent') });

interface Shown extends Pick<Place, 'survey' | 'name'> {
  path: string;
}

function placeOf(context: Context, visitor: Visitor, target: Resolved, { path, ...shown }: Shown): Place {
  const kiosk = visitor.kiosks.read(target, context.query['kiosk']);
  return {
    ...shown,
    addressIn: (language) => `${path}?lang=${language}${kiosk === null ? '' : `&kiosk=${kiosk}`}`,
    showsLogo: target.showsLogo,
    onwards: kiosk === null ? onwardsFrom(target, shown.survey) : undefined,
    submission: {
      address: '/api/setsurveyanswer/',
      code: target.code,
      version_key: visitor.shownVersions.keyOf(target, shown.survey.versionId),
      ...(kiosk !== null && { kiosk }),
    },
    defaultLanguage: target.defaultLanguage,
    async store(answers, { partial, token, language }) {
      const person = visitor.kiosks.person(target, kiosk, token);
      const deviceHash = visitor.deviceHash({ ...deviceOf(context), person });
      try {
        await visitor.submit(target, {
          answers,
          partial,
          token,
          versionId: shown.survey.versionId,
          locale: language,
          deviceHash,
        });
      } catch (error) {
        if (!(error instanceof Problem))
          visitor.log.error('an answer was not stored', { requestId: randomUUID(), error });
        throw error;
      }
    },
  };
}

function recordRead(context: Context, visitor: Visitor, target: Resolved, { kind, language }: Visit['page']): void {
  const { headers, path } = context;
  const isKiosk = visitor.kiosks.read(target, context.query['kiosk']) !== null;
  const channel = channelOf({ headers, path, code: target.code, isKiosk });
  if (!target.unit || (kind !== 'survey' && kind !== 'links') || channel === null) return;
  visitor.reads.record({
    companyId: target.companyId,
    nodeId: target.unit.id,
    codeId: target.codeId,
    at: Date.now(),
    locale: isLocale(language) ? language : 'en',
    channel,
    deviceClass: deviceClassOf(headers),
    isBot: isAutomated(headers),
    deviceHash: visitor.deviceHash(deviceOf(context)),
  });
}
