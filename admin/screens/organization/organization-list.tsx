import LockPerson from '@mui/icons-material/LockPersonOutlined';
import { useTranslate } from 'react-admin';
import { columns, filters } from '../../generated/organization.tsx';
import { organization } from '../../generated/resources.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { AddButton } from '../../kit/add-button.tsx';
import { useMay } from '../../kit/use-access.ts';
import { EntityList } from '../../kit/index.ts';

/** The organizations that the user may see; without one nothing else here can work, so the page says what to do. */
export default function OrganizationList() {
  return <EntityList entity={organization} columns={columns} filters={filters} empty={<NoAccess />} />;
}

/** Spec, section 6: a user with no accessible organization. */
export function NoAccess() {
  const translate = useTranslate();
  const may = useMay(organization.route);
  return (
    <EmptyState
      Icon={LockPerson}
      title={translate('app.no_organization.title')}
      action={<AddButton entity={organization} />}
    >
      {translate(may('create') ? 'app.no_organization.text' : 'app.no_organization.text_no_create')}
    </EmptyState>
  );
}
