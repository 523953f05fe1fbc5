/**
 * Surveys that are looked at before visitors are asked them, by signed links that expire. A link to a survey shows its
 * draft of the moment; a document that is not stored yet is kept in the database for as long as its link holds, so that
 * any server can show it, and a few of each user, so that nobody pushes out another's.
 */
import { createHmac } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Database, Transaction } from '../access/database.ts';
import type { SurveyDocument } from '../../public-app/survey/document.ts';
import { presentable } from './presentable.ts';
import { type Survey, toSurvey } from './resolve.ts';

const DOCUMENT_SECONDS = 15 * 60;
const DRAFT_SECONDS = 24 * 60 * 60;
const KEPT_OF_A_USER = 10;

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
        values: [companyId, userId, KEPT_OF_A_USER],
      });
      return sign({ cid: companyId, pid: Number(kept?.id) }, DOCUMENT_SECONDS);
    },

    async find(key) {
      const claims = await verified(key);
      if (!claims) return null;
      const document = claims.surveyId > 0 ? await readDraft(database, claims) : await readDocument(database, claims);
      return document && { survey: toSurvey(NO_VERSION, document), expiresAt: claims.expiresAt };
    },
  };
}

async function readDocument(database: Database, { companyId, documentId }: Claims): Promise<SurveyDocument | null> {
  const [row] = await database.statement<{ document: SurveyDocument }>('app', companyId, {
    name: 'preview_document',
    text: 'select document from survey_preview where company_id = $1 and id = $2',
    values: [companyId, documentId],
  });
  return row?.document ?? null;
}

/** As far as a draft can be shown: what is half-written is left out. */
async function readDraft(database: Database, { companyId, surveyId }: Claims): Promise<SurveyDocument | null> {
  const [row] = await database.statement<{ name: string; draft: object | null; published: object | null }>(
    'app',
    companyId,
    {
      name: 'preview_draft',
      text: `select survey.name, survey.draft, (select version.document from survey_version version
          where version.company_id = $1 and version.survey_id = survey.id order by version.number desc limit 1) as published
        from survey where survey.company_id = $1 and survey.id = $2`,
      values: [companyId, surveyId],
    },
  );
  return row ? presentable(row.draft ?? row.published, row.name) : null;
}
