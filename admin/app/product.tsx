/** What is this product's in the frame of the back office; a project of one's own has a file of its own in its place. */
import { PlanDialog } from '../features/billing/limits/plan-dialog.tsx';
import { PlanWarning } from '../features/billing/limits/plan-warning.tsx';
import { ReadOnlyNotice } from '../features/billing/limits/read-only-notice.tsx';
import { customer, noticePreference } from '../generated/resources.ts';
import { useMenuCounts } from './layout/use-menu-counts.ts';
import { search } from './product-search.tsx';
import type { Product, TourStop } from './product-parts.ts';
import { accountSections } from './routes/account-sections.ts';
import { overrides } from './routes/overrides.ts';
import { pages } from './routes/table.tsx';

/** What has no room in the bar is behind its last entry, and on narrow pages the whole menu is behind one button. */
const inMenu = (path: string): readonly string[] => [`menu ${path}`, 'menu /more', 'menu'];
/** A sign of its own where the menu is in the bar, else among the menu's groups. */
const HELP = ['help', 'menu /help', 'menu'];

const tour: readonly TourStop[] = [
  { name: 'steps', anchors: ['first-steps', ...HELP] },
  { name: 'tree', anchors: inMenu('/organization_management') },
  { name: 'surveys', anchors: inMenu('/survey_management') },
  { name: 'codes', anchors: inMenu('/groups') },
  { name: 'feedback', anchors: inMenu('/feedback_management') },
  { name: 'help', anchors: HELP },
];

export const product: Product = {
  pages,
  overrides,
  LimitWarning: PlanWarning,
  accountSections,
  nearSections: ['/invoices_detail', '/plan_management', '/payment_method'],
  accountLists: [{ id: noticePreference.id, label: 'app.my_notices.title' }],
  useMenuCounts,
  search,
  tour,
  Notices: ReadOnlyNotice,
  Dialogs: PlanDialog,
  tenantPath: (id) => `/${customer.route}/${id}`,
};
