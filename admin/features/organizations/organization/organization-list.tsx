import { columns, filters, moreColumns } from '../../../generated/views/organization.tsx';
import { organization } from '../../../generated/resources.ts';
import { AddButton } from '../../../crud/add-button.tsx';
import { EntityList } from '../../../crud/index.ts';
import { NoAccess } from './no-access.tsx';

/** The organizations that the user may see; without one nothing else here can work, so the page says what to do. */
export default function OrganizationList() {
  return (
    <EntityList
      entity={organization}
      columns={columns}
      moreColumns={moreColumns}
      filters={filters}
      empty={<NoAccess action={<AddButton entity={organization} />} />}
    />
  );
}
