/** The call by which a company tries its own codes: where one leads, why, and what visitors get there. */
import { codeIn } from '../../../shared/codes/public-code.ts';
import { isLanguage } from '../../../shared/i18n/languages.ts';
import { textIn } from '../../../shared/survey/localize.ts';
import { createParameters } from '../../database/parameters.ts';
import { signedIn } from '../../access/principal.ts';
import { rightsSql } from '../../access/rights.ts';
import { surveySource } from '../organizations/index.ts';
import { invalidInput } from '../../errors.ts';
import { nodeQrCode } from '../../generated/node_qr_code.ts';
import type { Call } from '../../kernel/context.ts';
import type { Kernel } from '../../kernel/crud.ts';
import type { JsonSchema } from '../../../shared/contract/descriptor.ts';
import type { ActionRequest } from '../../kernel/extension.ts';
import type { Operation } from '../../http/registry.ts';
import { isCountedRead } from '../insight/index.ts';
import { visitorAddress } from '../../../shared/codes/code.ts';
import { shownLinks } from './link-list.ts';
import { returnFrom } from './next-steps.ts';
import { type Resolved, resolveNow, type Survey } from './resolve.ts';
import { selfTestSchema } from './self-test-schema.ts';
import type { Visitor } from './visitor.ts';

const query: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['code'],
  properties: {
    code: { type: 'string', minLength: 1, maxLength: 500, description: 'A public code, or the address that holds it.' },
  },
};

export const selfTest = (visitor: Visitor, kernel: Kernel): Operation => ({
  id: `${nodeQrCode.id}.self_test`,
  method: 'GET',
  path: `${nodeQrCode.path}/self_test`,
  summary: 'Where a code of one’s own leads and why, what visitors get there, and an address to try it uncounted',
  access: { entity: nodeQrCode.id, action: 'detail' },
  input: { query },
  output: selfTestSchema,
  rate: 'read',
  audit: 'none',
  async handler({ principal, locale, requestId, query: asked }) {
    const code = codeIn(String(asked['code']));
    const call: Call = { principal, locale, requestId };
    const action = { name: 'detail', id: null, input: {} };
    // What is no code at all is refused as one that is not seen: but to nobody who may see none.
    const target = code === null ? null : await resolveNow(visitor.database, signedIn(principal).companyId, code);
    const survey = target?.versionId ? await visitor.resolver.survey(target.companyId, target.versionId) : null;
    const found = await kernel.act(call, nodeQrCode, action, (work) => reportOf(work, target, survey));
    if (target === null) throw unseenCode();
    return { body: { ...found, ...(await whatVisitorsGet(visitor, target, survey, locale)) } };
  },
});

/** A code of another company looks like one that was never made. */
const unseenCode = () => invalidInput({ errors: [{ pointer: '/code', code: 'unseen_code' }] });

interface CodeRow {
  origin: string;
  state: string;
  unit: { id: number; name: string; is_paused: boolean; is_deleted: boolean } | null;
  /** Rights at the unit that visitors are led to; null where there is none. */
  rights: string[] | null;
  last_read_at: Date | null;
  last_test_at: Date | null;
}

const lastRead = (condition: string): string =>
  `(select created_at from node_read r where r.company_id = t.company_id and r.node_qr_code_id = t.id and ${condition}
    order by created_at desc limit 1)`;

/** What the caller may know of the code: its unit, where it leads, and whom the survey is from. */
async function reportOf(work: ActionRequest, target: Resolved | null, survey: Survey | null): Promise<object> {
  const parameters = createParameters();
  const path = parameters.add(target?.unit?.path ?? '');
  const [row] = await work.transaction.query<CodeRow>({
    text: `select t.origin, t.state, ${lastRead(isCountedRead('r'))} as last_read_at, ${lastRead("r.channel = 'test'")} as last_test_at,
        (${rightsSql('reached.path', work.principal, parameters)}) as rights,
        (select json_build_object('id', n.id, 'name', n.name, 'is_paused', n.is_paused, 'is_deleted', n.deleted_at is not null)
          from node n where n.company_id = t.company_id and n.id = t.node_id) as unit
      from node_qr_code t cross join (select ${path}::text as path) reached where t.id = ${parameters.add(target?.codeId ?? 0)} and ${work.where(parameters)}`,
    values: parameters.values,
  });
  if (!row || target === null) throw unseenCode();
  const { origin, state, unit, last_read_at, last_test_at } = row;
  const rights = row.rights ?? [];
  const place = target.unit && (rights.length > 0 ? { id: target.unit.id, name: target.unit.name } : NAMELESS);
  const knowsSource = survey !== null && target.unit !== null && rights.includes('node_read');
  const source = knowsSource && target.unit ? await surveySource(work, target.unit.id) : null;
  return {
    origin,
    state,
    unit,
    leads_to: place,
    why: reasonOf(target, unit),
    survey_source: source,
    last_read_at,
    last_test_at,
  };
}

/** A unit out of the caller's sight. */
const NAMELESS = { id: null, name: null };

function reasonOf({ unit: reached, versionId, links }: Resolved, unit: CodeRow['unit']): string {
  if (unit === null) return 'unbound';
  if (reached === null || (versionId === null && links === null)) return 'contact';
  if (reached.id === unit.id) return 'own';
  return unit.is_deleted ? 'deleted' : 'paused';
}

/** What is no secret to anybody who scans it. */
async function whatVisitorsGet(visitor: Visitor, target: Resolved, survey: Survey | null, locale: string) {
  const { publicUrl, tests, productSite, resolver } = visitor;
  const address = visitorAddress(publicUrl, target.code);
  const list = await shownLinks(resolver, target);
  const language = isLanguage(locale) ? locale : target.defaultLanguage;
  return {
    code: target.code,
    address,
    test_address: `${address}?test=${tests.keyOf(target)}`,
    survey: survey && {
      title: textIn(language, survey.document.title, target.defaultLanguage),
      languages: survey.offered,
    },
    links: list && target.links && { count: list.links.length, opens: survey ? target.links.opens : 'links' },
    return_to: survey && returnFrom(target, survey, productSite),
    may_return: target.returns.allowed,
  };
}
