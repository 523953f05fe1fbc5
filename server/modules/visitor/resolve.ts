/** From a code to its unit and the survey that is asked there. */
import { isTimeZone } from '../../../shared/clock/clock.ts';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../access/database.ts';
import { growsUpTo } from '../../access/grows-up-to.ts';
import { isLanguage, type Language } from '../../../shared/i18n/languages.ts';
import { offeredLanguages, onlyIn } from '../../../shared/survey/localize.ts';
import type { LinkList, Opens } from '../../../shared/link-list/link-list.ts';
import type { SurveyDocument } from '../../../shared/survey/document.ts';
import type { Judge } from '../../../shared/survey/answers.ts';
import { compileAnswers } from './compile-answers.ts';
import { normalizeCode } from '../../../shared/codes/code.ts';
import {
  codeDirectory,
  type ContactRow,
  linkListDocument,
  resolveCode,
  type ResolvedRow,
  surveyDocument,
} from './code-statements.ts';

export interface Unit {
  id: number;
  name: string;
  path: string;
}

export interface Resolved {
  code: string;
  codeId: number;
  companyId: number;
  companyName: string;
  defaultLanguage: Language;
  /** Of the unit's clock, by which links come and go and days are counted. */
  timeZone: string;
  /** Null for a marc that is bound to no unit. */
  unit: Unit | null;
  /** Null where nothing was ever published. */
  versionId: number | null;
  /** Whether the plan lets visitors be sent on, and the company's own address for it. */
  returns: { allowed: boolean; address: string | null };
  /** Whether the plan lets pages show the company's logo. */
  showsLogo: boolean;
  /** Null where the unit has no page of links. */
  links: LinksFound | null;
  /** Shown where there is no survey; null for a marc that was never bound. */
  contact: ContactRow | null;
}

export interface LinksFound {
  kind: 'own' | 'group' | 'draft';
  id: number;
  /** Changes with the list. */
  edition: string;
  /** What the code opens, where something is asked as well. */
  opens: Opens;
}

export interface Survey {
  versionId: number;
  document: SurveyDocument;
  offered: Language[];
  /** What visitors see of the document, with the texts of one language. */
  inLanguage: (language: Language) => SurveyDocument;
  /** The version's JSON Schema, compiled when it is first answered. */
  judge: Judge;
}

const COMPANIES = 100_000;
const CODES = 20_000;
const SURVEYS = 2_000;
const LINK_LISTS = 2_000;
/** What a code led to is asked for again after this long. */
const RESOLUTION_MS = 2_000;
/** For so much longer a visitor gets what is known while it is asked for behind their back, so that a code that is much
 * visited never lets one wait. A moved unit or a new survey is seen this and the above late at most. */
const REFRESH_BEHIND_MS = 3_000;

export interface Resolver {
  /** Null for what is no code, or was never one. */
  resolve: (typed: string) => Promise<Resolved | null>;
  /** Null when the company has no such version. */
  survey: (companyId: number, versionId: number) => Promise<Survey | null>;
  /** Null when the list is gone. */
  linkList: (companyId: number, found: LinksFound) => Promise<LinkList | null>;
  /** Whether it is what a code leads to now, as far as is known without asking. */
  isFresh: (found: Resolved) => boolean;
  /** What its codes led to is asked for again at once; of all companies for null. */
  forget: (companyId: number | null) => void;
}

/** Where a code of the company leads at this moment, for who is about to change it. */
export async function resolveNow(database: Database, companyId: number, code: string): Promise<Resolved | null> {
  const [row] = await database.statement<ResolvedRow>('visitor', companyId, resolveCode(companyId, code));
  return row ? toResolved(code, companyId, row) : null;
}

/**
 * Answers where codes lead, and keeps what it was asked: a moved unit or a new survey is seen five seconds late at most,
 * what is forgotten for a draft at once.
 * @param database read as the role of visitors, within the company of the code
 */
export function createResolver(database: Database): Resolver {
  /** A code's company never changes. */
  const companies = new LRUCache<string, number>({
    ...growsUpTo(COMPANIES),
    fetchMethod: async (code) => {
      const [row] = await database.lookup<{ company_id: number }>('visitor', codeDirectory(code));
      return row?.company_id;
    },
  });

  /** How often a company's were forgotten: what was asked for before is not found by its key afterwards. */
  const forgotten = new LRUCache<number, number>(growsUpTo(COMPANIES));
  let allForgotten = 0;
  const keyOf = (companyId: number, code: string): string => `${code}:${allForgotten}:${forgotten.get(companyId) ?? 0}`;

  const resolutions = new LRUCache<string, Resolved, { companyId: number; code: string }>({
    ...growsUpTo(CODES),
    ttl: RESOLUTION_MS,
    fetchMethod: async (_key, _stale, { context: { companyId, code } }) =>
      (await resolveNow(database, companyId, code)) ?? undefined,
  });

  /** A published version never changes. */
  const surveys = new LRUCache<string, Survey, { companyId: number; versionId: number }>({
    max: SURVEYS,
    fetchMethod: async (_key, _stale, { context: { companyId, versionId } }) => {
      const asked = surveyDocument(companyId, versionId);
      const [row] = await database.statement<{ document: SurveyDocument }>('visitor', companyId, asked);
      return row && toSurvey(versionId, row.document);
    },
  });

  const linkLists = new LRUCache<string, LinkList, { companyId: number; found: LinksFound }>({
    max: LINK_LISTS,
    fetchMethod: async (_key, _stale, { context: { companyId, found } }) => {
      const asked = linkListDocument(companyId, found);
      const [row] = await database.statement<{ document: LinkList | null }>('visitor', companyId, asked);
      return row?.document ?? undefined;
    },
  });

  return {
    async resolve(typed) {
      const code = normalizeCode(typed);
      if (code === null) return null;
      const companyId = await companies.fetch(code);
      if (companyId === undefined) return null;
      const key = keyOf(companyId, code);
      const allowStale = resolutions.getRemainingTTL(key) > -REFRESH_BEHIND_MS;
      return (await resolutions.fetch(key, { allowStale, context: { companyId, code } })) ?? null;
    },
    survey: async (companyId, versionId) =>
      (await surveys.fetch(`${companyId}:${versionId}`, { context: { companyId, versionId } })) ?? null,
    linkList: async (companyId, found) => {
      const key = `${companyId}:${found.kind}:${found.id}:${found.edition}`;
      return (await linkLists.fetch(key, { context: { companyId, found } })) ?? null;
    },
    isFresh: (found) => resolutions.peek(keyOf(found.companyId, found.code), { allowStale: false }) === found,
    forget(companyId) {
      if (companyId === null) allForgotten += 1;
      else forgotten.set(companyId, (forgotten.get(companyId) ?? 0) + 1);
    },
  };
}

function toResolved(code: string, companyId: number, row: ResolvedRow): Resolved {
  const { node_id: id, node_name: name, node_path: path } = row;
  return {
    code,
    codeId: row.code_id,
    companyId,
    companyName: row.company_name,
    defaultLanguage: isLanguage(row.default_locale) ? row.default_locale : 'en',
    timeZone: isTimeZone(row.time_zone) ? row.time_zone : 'UTC',
    unit: id !== null && name !== null && path !== null ? { id, name, path } : null,
    versionId: row.survey_version_id,
    returns: { allowed: row.may_return, address: row.return_url },
    showsLogo: row.may_show_logo,
    links: row.links && toLinks(row.links),
    contact: row.contact,
  };
}

const toLinks = ({ kind, id, changed, opens }: NonNullable<ResolvedRow['links']>): LinksFound => ({
  kind,
  id,
  edition: changed,
  opens,
});

/** A survey with its languages at hand. */
export function toSurvey(versionId: number, document: SurveyDocument): Survey {
  const localized = new Map<Language, SurveyDocument>();
  // When it is asked, of how many and in which sites' frames, is nobody's business but the server's.
  const { availability: _availability, quotas: _quotas, embed_origins: _origins, ...shown } = document;
  let compiled: Judge | undefined;
  return {
    versionId,
    document,
    offered: offeredLanguages(document),
    inLanguage(language) {
      const known = localized.get(language) ?? onlyIn(language, shown);
      localized.set(language, known);
      return known;
    },
    judge(answers) {
      compiled ??= compileAnswers(document);
      return compiled(answers);
    },
  };
}
