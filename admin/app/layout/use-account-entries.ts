import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined';
import Notifications from '@mui/icons-material/NotificationsOutlined';
import { noticePreference } from '../../generated/resources.ts';
import { paths } from '../../entities/guard.ts';
import { useMay } from '../../entities/use-access.ts';
import type { MenuEntry } from './menu.ts';
import { useOpenSections } from '../../features/identity/account/section.ts';
import { accountSections } from '../routes/account-sections.ts';

/** Sections of the account that are looked for often enough to be a step nearer. */
const NEAR = ['/invoices_detail', '/plan_management', '/payment_method'];

/** What is a user's own, as the entries of his menu. */
export function useAccountEntries(): MenuEntry[] {
  const sections = useOpenSections(accountSections);
  const may = useMay(noticePreference.route);
  const near = NEAR.flatMap((path) => sections.filter((section) => section.path === path));
  return [
    { path: paths.account, label: 'app.account.title', Icon: ManageAccounts },
    ...near.map(({ path, name, Icon }) => ({ path, label: `app.account.${name}.title`, Icon })),
    ...(may('list')
      ? [{ path: `/${noticePreference.route}`, label: 'app.my_notices.title', Icon: Notifications }]
      : []),
  ];
}
