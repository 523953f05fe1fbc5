/** What is Feedtree's besides its schemas. */
import { defineConfig } from './shared/contract/config.ts';
import { locales } from './shared/i18n/locales.ts';
import roles from './schemas/roles.json' with { type: 'json' };

/** The units where the caller has a right, by what it is about. */
const ofUnits = [...roles.modules, 'any'].flatMap((module) => roles.rights.map((right) => `nodes.${module}.${right}`));

// Every config is its module's default export, as those of Vite are.
export default defineConfig({
  product: 'Feedtree',
  tenant: { column: 'company_id' },
  roles: { open: ['anonymous', 'visitor'], platform: 'superadmin', receiver: 'company_admin' },
  claims: {
    one: [
      'id',
      'company_id',
      'company_without_access',
      'tagging_company',
      'surveying_company',
      'designing_company',
      'feedback_company',
      'qr_company',
    ],
    many: [
      ...ofUnits,
      'organizations',
      'feedback.read',
      'feedback.edit',
      'tickets',
      'marks.read',
      'marks.edit',
      'users',
      'users.contact',
      'tags',
      'surveys',
      'surveys.draft',
      'surveys.edit',
      'survey_groups',
      'link_list_groups',
      'qr_code_groups',
      'offered_plans',
    ],
    conditions: ['company.needs_plan'],
    first: 'company_without_access',
  },
  menus: ['platform', 'company'],
  locales,
  limits: { entity: 'plan' },
  kinds: [{ name: 'answers', cell: 'AnswersField' }],
  documents: {
    choices: {
      name: 'question',
      dialect: 'question.schema.json',
      without: ['id', 'type', 'show_if', 'jumps', 'default'],
      withoutInItems: ['show_if', 'fixed'],
    },
    parts: {
      ending: {
        dialect: 'survey.schema.json',
        path: ['properties', 'endings', 'items'],
        without: ['id', 'if', 'score_at_least', 'score_at_most', 'button'],
      },
      availability: { dialect: 'survey.schema.json', path: ['properties', 'availability'] },
      quota: {
        dialect: 'survey.schema.json',
        path: ['properties', 'quotas', 'items'],
        without: ['id', 'if'],
      },
      thank_you: { dialect: 'survey.schema.json', path: ['properties', 'thank_you'] },
      qr_design: { dialect: 'qr-design.schema.json', path: [] },
      link_list: { dialect: 'link-list.schema.json', path: [], without: ['theme'] },
      theme: { dialect: 'theme.schema.json', path: [] },
    },
  },
});
