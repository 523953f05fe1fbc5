/** The hand-written screens over generated ones: typed by entity and view, so that a renamed entity is an error here. */
import type { EntityId } from '../../generated/types.ts';
import { lazyChunk } from '../../ui/chunks/lazy-chunk.ts';
import type { EntityOverride } from '../../crud/views.ts';

const groups = {
  survey: () => import('../../features/surveys/groups/survey-groups.tsx'),
  qrCode: () => import('../../features/codes/groups/qr-code-groups.tsx'),
  linkList: () => import('../../features/codes/groups/link-list-groups.tsx'),
};

const groupDelete = lazyChunk(() => import('../../features/organizations/groups/group-delete.tsx'));

const byEntity: Partial<Record<EntityId, EntityOverride>> = {
  customer: {
    list: lazyChunk(() => import('../../features/identity/customers/customer-list.tsx')),
    show: lazyChunk(() => import('../../features/identity/customers/customer-page.tsx')),
  },
  customer_user: {
    list: lazyChunk(() => import('../../features/identity/users/user-list.tsx')),
    show: lazyChunk(() => import('../../features/identity/users/user-show.tsx')),
    create: lazyChunk(() => import('../../features/identity/users/user-create.tsx')),
    deleteDialog: lazyChunk(() => import('../../features/identity/users/user-delete.tsx')),
  },
  feedback: {
    list: lazyChunk(() => import('../../features/feedback/feedback-list.tsx')),
    show: lazyChunk(() => import('../../features/feedback/detail/feedback-detail.tsx')),
  },
  code_finding: {
    list: lazyChunk(() => import('../../features/codes/health/finding-list.tsx')),
    show: lazyChunk(() => import('../../features/codes/health/finding-show.tsx')),
  },
  notice_preference: { list: lazyChunk(() => import('../../features/insight/notices/my-notices.tsx')) },
  company_tag: {
    deleteDialog: lazyChunk(() => import('../../features/feedback/tags/tag-delete.tsx')),
    rowActions: lazyChunk(() => import('../../features/feedback/tags/tag-merge.tsx')),
  },
  node_user_access: { list: lazyChunk(() => import('../../features/identity/access/access-control.tsx')) },
  node: {
    list: lazyChunk(() => import('../../features/organizations/unit/unit-list.tsx')),
    show: lazyChunk(() => import('../unit-page.tsx')),
    deleteDialog: lazyChunk(() => import('../../features/organizations/unit/unit-delete.tsx')),
  },
  marc_batch: {
    list: lazyChunk(() => import('../../features/codes/marcs/batch-list.tsx')),
    show: lazyChunk(() => import('../../features/codes/marcs/batch-page.tsx')),
  },
  plan: { show: lazyChunk(() => import('../../features/billing/plan/plan-page.tsx')) },
  organization: {
    list: lazyChunk(() => import('../../features/organizations/organization/organization-list.tsx')),
    deleteDialog: lazyChunk(() => import('../../features/organizations/organization/organization-delete.tsx')),
    show: lazyChunk(() => import('../organization-page.tsx')),
  },
  feedback_rule: {
    list: lazyChunk(() => import('../../features/feedback/rules/rule-list.tsx')),
    show: lazyChunk(() => import('../../features/feedback/rules/rule-show.tsx')),
    create: lazyChunk(() => import('../../features/feedback/rules/rule-create.tsx')),
    edit: lazyChunk(() => import('../../features/feedback/rules/rule-edit.tsx')),
  },
  opening_hours: {
    list: lazyChunk(() => import('../../features/organizations/opening-hours/hours-list.tsx')),
    show: lazyChunk(() => import('../../features/organizations/opening-hours/hours-show.tsx')),
    create: lazyChunk(() => import('../../features/organizations/opening-hours/hours-create.tsx')),
    edit: lazyChunk(() => import('../../features/organizations/opening-hours/hours-edit.tsx')),
  },
  webhook: {
    show: lazyChunk(() => import('../../features/feedback/webhooks/webhook-page.tsx')),
  },
  support_ticket: {
    list: lazyChunk(() => import('../../features/support/tickets/ticket-list.tsx')),
    show: lazyChunk(() => import('../../features/support/tickets/ticket-detail.tsx')),
    create: lazyChunk(() => import('../../features/support/tickets/ticket-create.tsx')),
    deleteDialog: lazyChunk(() => import('../../features/support/tickets/ticket-delete.tsx')),
  },
  survey_group: {
    list: lazyChunk(() => import('../../features/surveys/groups/survey-groups-part.tsx')),
    show: lazyChunk(async () => ({ default: (await groups.survey()).SurveyGroupPage })),
    deleteDialog: groupDelete,
  },
  qr_code_group: {
    list: lazyChunk(async () => ({ default: (await groups.qrCode()).QrCodeGroupList })),
    show: lazyChunk(async () => ({ default: (await groups.qrCode()).QrCodeGroupPage })),
    create: lazyChunk(async () => ({ default: (await groups.qrCode()).QrCodeGroupCreate })),
    edit: lazyChunk(async () => ({ default: (await groups.qrCode()).QrCodeGroupEdit })),
    deleteDialog: groupDelete,
  },
  link_list_group: {
    list: lazyChunk(async () => ({ default: (await groups.linkList()).LinkListGroupList })),
    show: lazyChunk(async () => ({ default: (await groups.linkList()).LinkListGroupPage })),
    create: lazyChunk(async () => ({ default: (await groups.linkList()).LinkListGroupCreate })),
    edit: lazyChunk(async () => ({ default: (await groups.linkList()).LinkListGroupEdit })),
    deleteDialog: groupDelete,
  },
};

export const overrides: Partial<Record<string, EntityOverride>> = byEntity;
