/** The hand-written screens over generated ones: typed by entity and view, so that a renamed entity is an error here. */
import { type ComponentType, lazy } from 'react';
import type { EntityId } from './generated/types.ts';
import { loadChunk } from './kit/load-chunk.ts';
import type { Ways } from './kit/place.ts';
import type { DeleteDialogProps, EntityViews } from './kit/resource.ts';

export interface EntityOverride extends EntityViews {
  /** A row's page takes the place of the list at any width, and may have parts below its own address. */
  showIsPage?: true;
  /** Asks and deletes in place of the plain question; such rows are not deleted several at once. */
  deleteDialog?: ComponentType<DeleteDialogProps>;
  /** Buttons beside those that edit and delete a row; the row is the record around them. */
  rowActions?: ComponentType;
  /** Addresses of its own; what is done to a row is then done on its page, and rows of the list have no buttons. */
  ways?: Ways;
}

const screen = <Props = object>(load: () => Promise<{ default: ComponentType<Props> }>) => lazy(() => loadChunk(load));

const groups = {
  survey: () => import('./screens/groups/survey-groups.tsx'),
  qrCode: () => import('./screens/groups/qr-code-groups.tsx'),
  linkList: () => import('./screens/groups/link-list-groups.tsx'),
};

const groupDelete = screen(() => import('./screens/groups/group-delete.tsx'));

const byEntity: Partial<Record<EntityId, EntityOverride>> = {
  customer: {
    list: screen(() => import('./screens/customer/customer-list.tsx')),
    show: screen(() => import('./screens/customer/customer-page.tsx')),
    showIsPage: true,
  },
  customer_user: {
    list: screen(() => import('./screens/users/user-list.tsx')),
    show: screen(() => import('./screens/users/user-show.tsx')),
    create: screen(() => import('./screens/users/user-create.tsx')),
    deleteDialog: screen(() => import('./screens/users/user-delete.tsx')),
  },
  feedback: {
    list: screen(() => import('./screens/feedback/feedback-list.tsx')),
    show: screen(() => import('./screens/feedback/detail/feedback-detail.tsx')),
  },
  code_finding: {
    list: screen(() => import('./screens/code-health/finding-list.tsx')),
    show: screen(() => import('./screens/code-health/finding-show.tsx')),
  },
  notice_preference: { list: screen(() => import('./screens/notices/my-notices.tsx')) },
  company_tag: {
    list: screen(() => import('./screens/tags/tag-list.tsx')),
    show: screen(() => import('./screens/tags/tag-show.tsx')),
    deleteDialog: screen(() => import('./screens/tags/tag-delete.tsx')),
    rowActions: screen(() => import('./screens/tags/tag-merge.tsx')),
  },
  node_user_access: { list: screen(() => import('./screens/access/access-control.tsx')) },
  node: {
    list: screen(() => import('./screens/unit/unit-list.tsx')),
    show: screen(() => import('./screens/unit/unit-page.tsx')),
    showIsPage: true,
    deleteDialog: screen(() => import('./screens/unit/unit-delete.tsx')),
  },
  marc_batch: {
    list: screen(() => import('./screens/marcs/batch-list.tsx')),
    show: screen(() => import('./screens/marcs/batch-page.tsx')),
    showIsPage: true,
  },
  discount: {
    show: screen(() => import('./screens/discount/discount-show.tsx')),
    create: screen(() => import('./screens/discount/discount-create.tsx')),
    edit: screen(() => import('./screens/discount/discount-edit.tsx')),
  },
  plan: { show: screen(() => import('./screens/plan/plan-page.tsx')), showIsPage: true },
  plan_location: {
    list: screen(() => import('./screens/plan-location/plan-location-list.tsx')),
    show: screen(() => import('./screens/plan-location/plan-location-show.tsx')),
    create: screen(() => import('./screens/plan-location/plan-location-create.tsx')),
    edit: screen(() => import('./screens/plan-location/plan-location-edit.tsx')),
  },
  organization: {
    list: screen(() => import('./screens/organization/organization-list.tsx')),
    deleteDialog: screen(() => import('./screens/organization/organization-delete.tsx')),
    show: screen(() => import('./screens/organization-tree/organization-tree.tsx')),
    showIsPage: true,
  },
  feedback_rule: {
    list: screen(() => import('./screens/feedback-rules/rule-list.tsx')),
    show: screen(() => import('./screens/feedback-rules/rule-show.tsx')),
    create: screen(() => import('./screens/feedback-rules/rule-create.tsx')),
    edit: screen(() => import('./screens/feedback-rules/rule-edit.tsx')),
  },
  opening_hours: {
    list: screen(() => import('./screens/opening-hours/hours-list.tsx')),
    show: screen(() => import('./screens/opening-hours/hours-show.tsx')),
    create: screen(() => import('./screens/opening-hours/hours-create.tsx')),
    edit: screen(() => import('./screens/opening-hours/hours-edit.tsx')),
  },
  webhook: {
    list: screen(() => import('./screens/webhooks/webhook-list.tsx')),
    show: screen(() => import('./screens/webhooks/webhook-page.tsx')),
    showIsPage: true,
  },
  webhook_delivery: {
    list: screen(() => import('./screens/webhooks/delivery-list.tsx')),
    show: screen(() => import('./screens/webhooks/delivery-show.tsx')),
  },
  support_ticket: {
    list: screen(() => import('./screens/support/ticket-list.tsx')),
    show: screen(() => import('./screens/support/ticket-detail.tsx')),
    create: screen(() => import('./screens/support/ticket-create.tsx')),
    deleteDialog: screen(() => import('./screens/support/ticket-delete.tsx')),
    ways: { show: 'detail', create: 'new_support' },
  },
  survey_group: {
    list: screen(() => import('./screens/surveys/survey-groups-part.tsx')),
    show: screen(async () => ({ default: (await groups.survey()).SurveyGroupPage })),
    deleteDialog: groupDelete,
    showIsPage: true,
  },
  qr_code_group: {
    list: screen(async () => ({ default: (await groups.qrCode()).QrCodeGroupList })),
    show: screen(async () => ({ default: (await groups.qrCode()).QrCodeGroupPage })),
    create: screen(async () => ({ default: (await groups.qrCode()).QrCodeGroupCreate })),
    edit: screen(async () => ({ default: (await groups.qrCode()).QrCodeGroupEdit })),
    deleteDialog: groupDelete,
    showIsPage: true,
  },
  link_list_group: {
    list: screen(async () => ({ default: (await groups.linkList()).LinkListGroupList })),
    show: screen(async () => ({ default: (await groups.linkList()).LinkListGroupPage })),
    create: screen(async () => ({ default: (await groups.linkList()).LinkListGroupCreate })),
    edit: screen(async () => ({ default: (await groups.linkList()).LinkListGroupEdit })),
    deleteDialog: groupDelete,
    showIsPage: true,
  },
};

export const overrides: Partial<Record<string, EntityOverride>> = byEntity;
