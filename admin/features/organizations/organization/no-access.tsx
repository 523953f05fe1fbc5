import AccountTree from '@mui/icons-material/AccountTreeOutlined';
import LockPerson from '@mui/icons-material/LockPersonOutlined';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { organization } from '../../../generated/resources.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { useMay } from '../../../entities/use-access.ts';
import { useUserData } from '../../../providers/use-session.tsx';

/**
 * No organization in sight. Spec, section 6: an access error; but an administrator sees all that there are, so to him
 * it is the beginning.
 */
export function NoAccess({ action }: { action: ReactNode }) {
  const translate = useTranslate();
  const user = useUserData();
  const may = useMay(organization.route);
  if (user?.is_admin)
    return (
      <EmptyState Icon={AccountTree} title={translate('app.no_organization.first')} action={action}>
        {translate('app.no_organization.first_text')}
      </EmptyState>
    );
  return (
    <EmptyState Icon={LockPerson} title={translate('app.no_organization.title')} action={action}>
      {translate(may('create') ? 'app.no_organization.text' : 'app.no_organization.text_no_create')}
    </EmptyState>
  );
}
