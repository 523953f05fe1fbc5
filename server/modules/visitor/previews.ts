/**
 * Surveys that are looked at before visitors are asked them, by signed links that expire. A link to a survey shows its
 * draft of the moment; a document that is not stored yet is kept in the database for as long as its link holds, so that
 * any server can show it, and a few of each user, so that nobody pushes out another's.
 */
import { createHmac } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import type { Database, Transaction } from '../../access/database.ts';
import type { SurveyDocument } from '../../../shared/survey/document.ts';
import { presentable } from './presentable.ts';
import { type Survey, toSurvey } from './resolve.ts';

const DOCUMENT_SECONDS = 15 * 60;
const DRAFT_SECONDS = 24 * 60 * 60;
const MAX_DOCUMENTS_PER_USER = 10;
/** As they were read last: whoever looks at one again finds it parsed, as long as it stays the same. */
const MAX_CACHED_SURVEYS = 20;

/** A preview belongs to no version: nothing of it is stored. */
const NO_VERSION = 0;

export interface Preview {
  survey: Survey;
  expiresAt: Date;
}

export interface Previews {
  /** The key of a link to a survey of the company; whoever asks may see it. */
  ofSurvey: (companyId: number, surveyId: number) => Promise<string>;
  /** Keeps a document within the caller's transaction, and answers the key of a link to it. */
  ofDocument: (transaction: Transaction, userId: number, document: SurveyDocument) => Promise<string>;
  /** Null for a key that we did not sign, that has expired, or whose survey is gone. */
  find: (key: string) => Promise<Preview | null>;
}

interface Claims {
  companyId: number;
  surveyId: number;
  documentId: number;
  expiresAt: Date;
}

export function createPreviews(database: Database, secret: Uint8Array): Previews {
  // Of its own, so that no link passes for a session's token, nor the other way round.
  const signingKey = createHmac('sha256', secret).update('survey-preview').digest();

  const sign = (claims: { cid: number; sid?: number; pid?: number }, seconds: number): Promise<string> =>
    new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).setExpirationTime(`${seconds}s`).sign(signingKey);

  async function verified(key: string): Promise<Claims | null> {
    try {
      const { payload } = await jwtVerify(key, signingKey, { algorithms: ['HS256'], requiredClaims: ['exp', 'cid'] });
      const [companyId = 0, surveyId = 0, documentId = 0] = ['cid', 'sid', 'pid'].map((name) =>
        Number(payload[name] ?? 0),
      );
      return { companyId, surveyId, documentId, expiresAt: new Date(Number(payload.exp) * 1000) };
    } catch {
      return null;
    }
  }

  const kept = new LRUCache<string, { edition: string; survey: Survey }>({ max: MAX_CACHED_SURVEYS });

  return {
    ofSurvey: (companyId, surveyId) => sign({ cid: companyId, sid: surveyId }, DRAFT_SECONDS),

    async ofDocument(transaction, userId, document) {
      const companyId = Number(transaction.companyId);
      const [kept] = await transaction.query<{ id: number }>({
        name: 'preview_keep',
        text: `insert into survey_preview (company_id, user_id, document, expires_at)
          values ($1, $2, $3::jsonb, now() + make_interval(secs => $4)) returning id`,
        values: [companyId, userId, JSON.stringify(document), DOCUMENT_SECONDS],
      });
      await transaction.query({
        name: 'preview_tidy',
        text: `delete from survey_preview where company_id = $1 and (expires_at < now() or id in (
          select id from survey_preview where company_id = $1 and user_id = $2 order by id desc offset $3))`,
        values: [companyId, userId, MAX_DOCUMENTS_PER_USER],
      });
      return sign({ cid: companyId, pid: Number(kept?.id) }, DOCUMENT_SECONDS);
    },

    async find(key) {
      const claims = await verified(key);
      if (!claims) return null;
      const place = `${claims.companyId}:${claims.surveyId}:${claims.documentId}`;
      const known = kept.get(place);
      const read = claims.surveyId > 0 ? readDraft : readDocument;
      const found = await read(database, claims, known?.edition ?? '');
      if (!found) return null;
      const isKnown = known !== undefined && known.edition === found.edition;
      const { survey } = isKnown ? known : { survey: toSurvey(NO_VERSION, found.makeDocument()) };
      kept.set(place, { edition: found.edition, survey });
      return { survey, expiresAt: claims.expiresAt };
    },
  };
}

/** What a link leads to: its edition, and the document of it unless that is the edition that the caller has. */
interface Found {
  edition: string;
  makeDocument: () => SurveyDocument;
}

/** A document that is kept never changes. */
const ONLY_EDITION = 'only';

async function readDocument(
  database: Database,
  { companyId, documentId }: Claims,
  edition: string,
): Promise<Found | null> {
  const [row] = await database.statement<{ document: SurveyDocument }>('app', companyId, {
    name: 'preview_document',
    text: `select case when $3 then null else document end as document from survey_preview where company_id = $1 and id = $2`,
    values: [companyId, documentId, edition === ONLY_EDITION],
  });
  return row ? { edition: ONLY_EDITION, makeDocument: () => row.document } : null;
}

/** As far as a draft can be shown: what is half-written is left out. */
async function readDraft(database: Database, { companyId, surveyId }: Claims, edition: string): Promise<Found | null> {
  const [row] = await database.statement<{ name: string; edition: string; document: object | null }>('app', companyId, {
    name: 'preview_draft',
    text: `select name, edition, case when edition = $3 then null else coalesce(draft, published) end as document
      from survey left join lateral (select number, document as published from survey_version
            where survey_version.company_id = survey.company_id and survey_id = survey.id order by number desc limit 1
          ) version on true,
        lateral (select concat_ws(' ', survey.xmin, number) as edition) told
      where survey.company_id = $1 and survey.id = $2`,
    values: [companyId, surveyId, edition],
  });
  return row ? { edition: row.edition, makeDocument: () => presentable(row.document, row.name) } : null;
}
