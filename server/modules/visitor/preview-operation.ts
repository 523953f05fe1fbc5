/** The call for previews: a signed-in user gets a link, and whoever has its key gets what it shows. */
import { createParameters } from '../../database/parameters.ts';
import { signedIn } from '../../access/principal.ts';
import { reachedBy } from '../../access/claims.ts';
import { invalidInput, notFound, Problem, surveyNotFound } from '../../errors.ts';
import { survey as surveyEntity } from '../../generated/survey.ts';
import type { Call, Kernel } from '../../kernel/crud.ts';
import type { JsonSchema } from '../../../shared/contract/descriptor.ts';
import type { ActionRequest } from '../../kernel/extension.ts';
import type { Operation } from '../../http/registry.ts';
import { latestVersion, parseSurveyDocument } from '../surveys/index.ts';
import { MAX_SURVEY_BYTES } from '../../../shared/survey/design-limits.ts';
import type { Visitor } from './visitor.ts';

const input: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  minProperties: 1,
  maxProperties: 1,
  description: 'One of the three.',
  properties: {
    survey_id: {
      type: 'integer',
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description:
        'A survey that the caller may see: the link shows its draft and holds for 24 hours; where he may not see the draft, what is published, for 15 minutes.',
    },
    document: {
      type: 'object',
      description: 'A survey that is not stored: schemas/documents/survey.schema.json. The link holds for 15 minutes.',
    },
    key: {
      type: 'string',
      minLength: 1,
      maxLength: 1000,
      description: 'Of a link: anybody may look at what it shows.',
    },
  },
};

const output: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    url: { type: 'string', maxLength: 2000, description: 'The page that asks the survey and stores nothing.' },
    document: { type: 'object', description: 'The survey that the key of a link shows; absent where a link is made.' },
    expires_at: { type: 'string', format: 'date-time', description: 'Of the link; beside a document.' },
  },
  required: ['url'],
};

interface PreviewBody {
  survey_id?: number;
  document?: unknown;
  key?: string;
}

export const surveyPreview = (visitor: Visitor, kernel: Kernel): Operation => ({
  id: 'visitor.preview',
  method: 'POST',
  path: 'surveypreview',
  summary: 'Show a survey as visitors would see it, without storing an answer',
  // A key opens itself to anybody; links are made for those who are signed in, which the handler asks.
  access: { roles: ['anonymous', 'visitor', 'company_user', 'company_admin', 'superadmin'] },
  rate: 'public',
  audit: 'none',
  input: { body: input },
  output,
  bodyLimit: MAX_SURVEY_BYTES,
  async handler({ principal, locale, requestId, body }) {
    const { survey_id: surveyId, document, key } = body as PreviewBody;
    const url = (made: string): string => `${visitor.publicUrl}/survey_preview?key=${made}`;
    if (key !== undefined) return { body: { url: url(key), ...(await shownBy(visitor, key)) } };
    signedIn(principal);
    const call = { principal, locale, requestId };
    if (surveyId !== undefined) return { body: { url: url(await linkToSurvey(visitor, kernel, call, surveyId)) } };
    if (document !== undefined) return { body: { url: url(await linkToDocument(visitor, kernel, call, document)) } };
    throw invalidInput({ errors: [{ pointer: '/survey_id', code: 'required' }] });
  },
});

async function shownBy({ previews }: Visitor, key: string): Promise<{ document: object; expires_at: string }> {
  const preview = await previews.find(key);
  if (!preview) throw surveyNotFound();
  return { document: preview.survey.document, expires_at: preview.expiresAt.toISOString() };
}

/** Through the survey's own rules: a foreign one is not found; who may not see its draft is shown what visitors see. */
async function linkToSurvey({ previews }: Visitor, kernel: Kernel, call: Call, id: number): Promise<string> {
  const { key } = await kernel
    .act(call, surveyEntity, { name: 'detail', id, input: {} }, async (request) => {
      const survey = await request.find();
      const { companyId, userId } = signedIn(call.principal);
      if (await seesDraft(request, survey.id)) return { key: await previews.ofSurvey(companyId, survey.id) };
      const published = await latestVersion(request, survey.id);
      if (!published) throw surveyNotFound();
      const document = parseSurveyDocument(published.document, '/survey_id');
      return { key: await previews.ofDocument(request.transaction, userId, document) };
    })
    .catch(toSurveyNotFound);
  return key;
}

async function seesDraft({ principal, transaction }: ActionRequest, id: number): Promise<boolean> {
  const parameters = createParameters();
  const drafts = reachedBy('surveys.draft', principal, parameters);
  if (drafts === null) return true;
  const text = `select 1 from survey t where t.id = ${parameters.add(id)} and t.id = any(array${drafts})`;
  return (await transaction.query({ text, values: parameters.values })).length > 0;
}

/** A survey out of sight is told like a key that shows nothing. */
function toSurveyNotFound(error: unknown): never {
  throw error instanceof Problem && error.code === notFound.code ? surveyNotFound() : error;
}

/** Any document, by those who work with surveys at all. */
async function linkToDocument({ previews }: Visitor, kernel: Kernel, call: Call, given: unknown): Promise<string> {
  const document = parseSurveyDocument(given, '/document');
  const { userId } = signedIn(call.principal);
  const { key } = await kernel.act(
    call,
    surveyEntity,
    { name: 'list', id: null, input: {} },
    async ({ transaction }) => ({
      key: await previews.ofDocument(transaction, userId, document),
    }),
  );
  return key;
}
