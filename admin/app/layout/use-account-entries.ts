import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined';
import { paths } from '../../entities/guard.ts';
import type { MenuEntry } from './menu-entry.ts';
import { useOpenSections } from '../../features/identity/account/section.ts';
import { product } from '../product.tsx';
import { iconOf } from '../../entities/icon-of.ts';
import { mayDo } from '../../entities/access.ts';
import { entityById } from '../../entities/site.ts';
import { useUserData } from '../../providers/use-session.tsx';

/** What is a user's own, as the entries of his menu. */
export function useAccountEntries(): MenuEntry[] {
  const sections = useOpenSections(product.accountSections);
  const user = useUserData();
  const near = product.nearSections.flatMap((path) => sections.filter((section) => section.path === path));
  return [
    ...(sections.length === 0 ? [] : [{ path: paths.account, label: 'app.account.title', Icon: ManageAccounts }]),
    ...near.map(({ path, name, Icon }) => ({ path, label: `app.account.${name}.title`, Icon })),
    ...product.accountLists.flatMap(({ id, label }) => {
      const entity = entityById(id);
      if (entity === undefined || !mayDo(entity, 'list', user)) return [];
      return [{ path: `/${entity.route}`, label, Icon: iconOf(entity) }];
    }),
  ];
}
