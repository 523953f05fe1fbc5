/** What only some plans include: giving it a value is refused without it; what is there already stays, and is not shown. */
import type { Transaction } from '../../../access/database.ts';
import { type FieldViolation, notInPlan } from '../../../errors.ts';
import type { EntityDescriptor } from '../../../../shared/contract/descriptor.ts';
import { planOfCompany } from './plan-of-company.ts';

/** Fields of the plan. */
export const FEATURES = ['return_url', 'custom_logo', 'link_list'] as const;
export type Feature = (typeof FEATURES)[number];

/** Where documents of users use one. */
const SURVEY_FEATURES: Record<string, Feature> = { '/return_url': 'return_url', '/theme/logo': 'custom_logo' };
const DOCUMENT_FEATURES: Record<string, Record<string, Feature>> = {
  survey: SURVEY_FEATURES,
  'survey-draft': SURVEY_FEATURES,
  'link-list': { '/theme/logo': 'custom_logo' },
  'qr-design': { '/logo': 'custom_logo', '/poster/company_logo': 'custom_logo' },
};

type Values = Record<string, unknown>;

interface Use {
  feature: string;
  pointer: string;
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null && value !== false && value !== '';
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Values)[name] : undefined;
const at = (document: unknown, pointer: string): unknown => pointer.split('/').slice(1).reduce(memberOf, document);

/** What a write gives a value that was not there before. */
export function featuresUsed(entity: EntityDescriptor, values: Values, before: Values | null): Use[] {
  const own = entity.feature ? [{ feature: entity.feature, pointer: '' }] : [];
  const fields = Object.entries(values).flatMap(([name, value]): Use[] => {
    const field = entity.fields[name];
    const was = before?.[name];
    const inDocument = Object.entries(DOCUMENT_FEATURES[field?.document ?? ''] ?? {}).flatMap(([place, feature]) => {
      const given = at(value, place);
      return isGiven(given) && !isSame(given, at(was, place)) ? [{ feature, pointer: `/${name}${place}` }] : [];
    });
    const isNew = field?.feature !== undefined && isGiven(value) && !isSame(value, was);
    return isNew && field.feature ? [{ feature: field.feature, pointer: `/${name}` }, ...inDocument] : inDocument;
  });
  return [...own, ...fields];
}

type Plan = { plan: string } & Record<string, unknown>;

/**
 * Refuses what the company's plan does not include.
 * @param used features, columns of the plan such as `link_list`, each with the JSON pointer of where it is used; empty
 *   where it is no part of a body
 * @throws Problem 409 `not_in_plan` for the first feature that the plan lacks, with all places of it
 */
export async function requireFeatures(
  { query, companyId }: Pick<Transaction, 'query' | 'companyId'>,
  used: readonly Use[],
): Promise<void> {
  if (used.length === 0 || companyId === null) return;
  const [plan] = await query<Plan>({
    name: 'features_of_plan',
    text: planOfCompany('$1', `p.name as plan, ${FEATURES.map((feature) => `p.${feature}`).join(', ')}`),
    values: [companyId],
  });
  const missing = plan ? used.find(({ feature }) => plan[feature] !== true) : undefined;
  if (!plan || !missing) return;
  const errors = used.flatMap(({ feature, pointer }): FieldViolation[] =>
    feature === missing.feature && pointer !== '' ? [{ pointer, code: 'not_in_plan' }] : [],
  );
  throw notInPlan({ parameters: { feature: missing.feature, plan: plan.plan }, errors });
}
