/** The hand-written screens over generated ones: typed by entity and view, so that a renamed entity is an error here. */
import type { ComponentType } from 'react';
import type { Composite } from '../../fields/base/composite.tsx';
import type { EntityId, OwnComposites, OwnPanels } from '../../generated/types.ts';
import { lazyChunk } from '../../ui/chunks/lazy-chunk.ts';
import type { EntityOverride } from '../../crud/views.ts';

const customerPanels = () => import('../../features/identity/customers/customer-panels.tsx');
const rules = () => import('../../features/feedback/rules/rule-field.tsx');
const unitOrCompany = () => import('../../features/organizations/opening-hours/unit-or-company.tsx');
const lazyPart = <Module>(load: () => Promise<Module>, pick: (module: Module) => ComponentType): ComponentType =>
  lazyChunk(async () => ({ default: pick(await load()) }));
const members = lazyChunk(() => import('../../features/organizations/groups/members.tsx'));

/** A panel or a composite that a schema names and that is not here is an error too. */
type Overrides = Partial<Record<EntityId, EntityOverride>> & {
  [Id in keyof OwnPanels]: { panels: Record<OwnPanels[Id], ComponentType> };
} & {
  [Id in keyof OwnComposites]: {
    composites: { [Name in keyof OwnComposites[Id]]: Own<OwnComposites[Id][Name]> };
  };
};

type Own<IsAsked> = IsAsked extends true ? Required<Composite> : Composite;

const byEntity: Overrides = {
  customer: {
    panels: {
      subscription: lazyChunk(async () => ({ default: (await customerPanels()).CustomerSubscription })),
      users: lazyChunk(async () => ({ default: (await customerPanels()).CustomerUsers })),
      money: lazyChunk(async () => ({ default: (await customerPanels()).CustomerMoney })),
    },
  },
  // What he may do at which unit, with the way down to each.
  customer_user: { panels: { access: lazyChunk(() => import('../../features/identity/access/user-access.tsx')) } },
  // The feedback desk: a list that is worked off by keys, live, and one answer as a conversation.
  feedback: {
    list: lazyChunk(() => import('../../features/feedback/feedback-list.tsx')),
    show: lazyChunk(() => import('../../features/feedback/detail/feedback-detail.tsx')),
  },
  // A list of cards, each a sentence with what to do: what is the matter differs by kind.
  code_finding: {
    list: lazyChunk(() => import('../../features/codes/health/finding-list.tsx')),
    panels: {
      sentence: lazyChunk(() => import('../../features/codes/health/finding-sentence.tsx')),
      rhythm: lazyChunk(() => import('../../features/codes/health/scan-rhythm.tsx')),
    },
  },
  // What fell, since when and how sure, in a sentence that leads to the answers.
  score_alert: {
    panels: { score_fall: lazyChunk(() => import('../../features/insight/alerts/score-fall.tsx')) },
  },
  // The one row of the user himself, beside the reports that he gets.
  notice_preference: { list: lazyChunk(() => import('../../features/insight/notices/my-notices.tsx')) },
  // Who may do what where: a matrix of people, units and rights.
  node_user_access: { list: lazyChunk(() => import('../../features/identity/access/access-control.tsx')) },
  // The page of a unit joins all modules, and its list counts live.
  node: {
    list: lazyChunk(() => import('../../features/organizations/unit/unit-list.tsx')),
    show: lazyChunk(() => import('../unit-page.tsx')),
    deleteDialog: lazyChunk(() => import('../../features/organizations/unit/unit-delete.tsx')),
  },
  // What became of a batch is a bar of its parts, and its page makes files for the printer.
  marc_batch: {
    list: lazyChunk(() => import('../../features/codes/marcs/batch-list.tsx')),
    show: lazyChunk(() => import('../../features/codes/marcs/batch-page.tsx')),
  },
  plan: { panels: { prices: lazyChunk(() => import('../../features/billing/plan/price-matrix.tsx')) } },
  // The organization tree, and what to do where nobody can see one.
  organization: {
    list: lazyChunk(() => import('../../features/organizations/organization/organization-list.tsx')),
    deleteDialog: lazyChunk(() => import('../../features/organizations/organization/organization-delete.tsx')),
    show: lazyChunk(() => import('../organization-page.tsx')),
  },
  // Conditions and effects are built of parts that depend on one another, and read as sentences.
  feedback_rule: {
    composites: {
      rule: {
        field: lazyPart(rules, ({ RuleField }) => RuleField),
        input: lazyPart(
          () => import('../../features/feedback/rules/rule-form.tsx'),
          ({ RuleForm }) => RuleForm,
        ),
      },
      acted: {
        field: lazyPart(
          () => import('../../features/feedback/rules/rule-cells.tsx'),
          ({ Acted }) => Acted,
        ),
      },
    },
  },
  // A week is drawn and edited as a whole.
  opening_hours: {
    composites: {
      unit: {
        field: lazyPart(unitOrCompany, ({ UnitOrCompany }) => UnitOrCompany),
        input: lazyPart(unitOrCompany, ({ UnitOrCompanyInput }) => UnitOrCompanyInput),
      },
      week: {
        field: lazyPart(
          () => import('../../features/organizations/opening-hours/week-field.tsx'),
          ({ WeekField }) => WeekField,
        ),
        input: lazyPart(
          () => import('../../features/organizations/opening-hours/week-input.tsx'),
          ({ WeekInput }) => WeekInput,
        ),
      },
    },
  },
  webhook: { panels: { signature: lazyChunk(() => import('../../features/feedback/webhooks/signature-help.tsx')) } },
  // Support is a conversation of two sides, live on both.
  support_ticket: {
    list: lazyChunk(() => import('../../features/support/tickets/ticket-list.tsx')),
    show: lazyChunk(() => import('../../features/support/tickets/ticket-detail.tsx')),
    create: lazyChunk(() => import('../../features/support/tickets/ticket-create.tsx')),
    deleteDialog: lazyChunk(() => import('../../features/support/tickets/ticket-delete.tsx')),
  },
  // What it changes and what is done with it is on the page of its row.
  draft: { panels: { row: lazyChunk(async () => ({ default: (await import('../row-of-draft.tsx')).RowOfDraft })) } },
  survey_group: {
    panels: { members, design: lazyChunk(() => import('../../features/surveys/groups/survey-of-group.tsx')) },
  },
  // A question as a visitor would see it, and its kind as the designer draws it.
  library_question: {
    panels: { preview: lazyChunk(() => import('../../features/surveys/library/library-panel.tsx')) },
    composites: { type: { field: lazyChunk(() => import('../../features/surveys/library/kind-field.tsx')) } },
  },
  // As a visitor would see it.
  survey_template: {
    panels: { preview: lazyChunk(() => import('../../features/surveys/templates/template-panel.tsx')) },
  },
  qr_code_group: {
    panels: { members, design: lazyChunk(() => import('../../features/codes/groups/qr-design-of-group.tsx')) },
  },
  link_list_group: {
    panels: { members, design: lazyChunk(() => import('../../features/codes/groups/links-of-group.tsx')) },
  },
};

export const overrides: Partial<Record<string, EntityOverride>> = byEntity;
