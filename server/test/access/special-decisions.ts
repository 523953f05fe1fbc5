/**
 * What no declaration beside a schema can say, since rows are told apart by more than their company, unit and owner, or
 * since callers of one operation write different fields. Written by hand from product.md (roles; rights: they add up
 * along the path, any right implies read; support) and spec section 6. Each stands under 'special' of its declaration.
 */
import { specialDecisionsOnUnits } from './special-decisions-on-units.ts';
import {
  admin,
  adminSelf,
  both,
  colleague,
  founder,
  platform,
  platformSelf,
  reads,
  right,
  rightAnywhere,
  rightSomewhere,
  self,
  unless,
  where,
  writing,
  type EntityDecision,
} from './vocabulary.ts';

/** What belongs to the whole company is opened by administrators alone. */
const companyWideFields = ['company_users', 'company_surveys', 'company_codes', 'company_tags'];
const personFields = ['full_name', 'phone', 'locale', 'revision'];
const ruleFields = [
  'revision',
  'name',
  'is_active',
  'trigger',
  'conditions',
  'custom_field_id',
  'custom_value',
  'score_at_most',
  'nps_group',
  'survey_id',
  'answers_rule',
  'words',
  'priority',
  'locale',
  'with_text',
  'tag_id',
  'after_hours',
  'silent_days',
  'notify_user_ids',
  'notifies_responsible',
  'assignee_id',
  'raised_priority',
  'added_tag_id',
  'escalate_after_hours',
  'escalate_user_ids',
];
const reportFields = ['rhythm', 'node_id', 'weekday', 'hour', 'time_zone', 'only_with_answers', 'is_active'];
/** What is kept of a list, and whose list it is said once. */
const keptViewFields = ['name', 'filter', 'sort', 'columns', 'position'];
const viewFields = [...keptViewFields, 'list'];

export const specialDecisions: Record<string, EntityDecision> = {
  ...specialDecisionsOnUnits,

  plan: reads(platform, unless(admin, 'inactive')),
  sub_plan: reads(platform, unless(admin, 'inactive')),
  // Without a global price region a caller's country could have no price at all.
  plan_location: { delete: [unless(platform, 'global')] },
  customer: {
    ...reads(unless(platform, 'platform')),
    views: {
      account: [unless(platform, 'platform')],
      users: [unless(platform, 'platform')],
      invoices: [unless(platform, 'platform')],
      payments: [unless(platform, 'platform')],
      mark_units: [unless(platform, 'platform')],
      mark_designs: [unless(platform, 'platform')],
    },
  },
  customer_user: {
    ...reads(admin, self, platformSelf, ...colleaguesOf()),
    patch: [
      ...writing([...personFields, 'state', 'custom', ...companyWideFields], admin),
      ...writing(personFields, self, platformSelf),
    ],
  },
  custom_field: reads(admin, unless(colleague, 'admin')),
  feedback_comment: {
    patch: writing(['text'], adminSelf, both(right('feedback', 'edit'), self)),
    delete: [admin, both(right('feedback', 'edit'), self)],
  },
  // One that an administrator has shared is read by all of the company, and kept by its administrators.
  saved_filter: {
    ...reads(self, adminSelf, where(colleague, 'shared'), where(admin, 'shared')),
    create: [...writing(viewFields, colleague), ...writing([...viewFields, 'is_shared'], admin)],
    patch: [
      ...writing(keptViewFields, self),
      ...writing([...keptViewFields, 'is_shared'], adminSelf, where(admin, 'shared')),
    ],
    delete: [self, adminSelf, where(admin, 'shared')],
  },
  company_tag: {
    ...reads(admin, rightSomewhere('feedback', 'read'), where(founder, 'founders')),
    create: writing(['name', 'color'], admin, rightSomewhere('feedback', 'edit')),
  },
  feedback_rule: {
    patch: [
      ...writing(['node_id', 'webhook_id', ...ruleFields], admin),
      ...writing(ruleFields, right('feedback', 'edit')),
    ],
  },
  report_subscription: { create: writing(reportFields, admin, rightAnywhere('feedback', 'read')) },
};

/**
 * Who sees the company's other users: who manages users on some unit, and who may assign feedback, where the company's
 * users are opened to them; else those with a right at the same units, which administrators have everywhere.
 */
function colleaguesOf() {
  return [rightSomewhere('user', 'read'), rightSomewhere('feedback', 'edit'), where(founder, 'admin', 'sharing')];
}
