import LockPerson from '@mui/icons-material/LockPersonOutlined';
import { Button, Card } from '@mui/material';
import { Link } from 'react-router';
import { useGetList, useTranslate } from 'react-admin';
import { organization } from '../../generated/resources.ts';
import { EmptyState } from '../../kit/empty-state.tsx';
import { useMay } from '../../kit/use-access.ts';

/** Spec, section 6: what a user sees who has no accessible organization. */
export function NoOrganization() {
  const translate = useTranslate();
  const may = useMay(organization.route);
  const { total } = useGetList(
    organization.route,
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'id', order: 'ASC' }, filter: {} },
    { enabled: may('list') },
  );
  if (total !== 0) return null;
  const createButton = may('create') && (
    <Button component={Link} to={`/${organization.route}/create`} variant="contained">
      {translate('app.no_organization.create')}
    </Button>
  );
  return (
    <Card role="alert">
      <EmptyState Icon={LockPerson} title={translate('app.no_organization.title')} action={createButton}>
        {translate(may('create') ? 'app.no_organization.text' : 'app.no_organization.text_no_create')}
      </EmptyState>
    </Card>
  );
}
