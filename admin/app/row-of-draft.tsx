import { Button } from '@mui/material';
import { Link } from 'react-router';
import { useGetOne, useRecordContext, useTranslate } from 'react-admin';
import type { DraftRecord } from '../generated/types.ts';
import { entityById } from '../entities/site.ts';
import type { EntityResource } from '../entities/resource.ts';
import { labelFieldsOf } from '../entities/record-labels.ts';
import { useDetailPath } from '../entities/use-access.ts';

/** From a draft to the page of its row, where it is looked at, published and given up. */
export function RowOfDraft() {
  const draft = useRecordContext<DraftRecord>();
  const entity = draft && entityById(draft.entity);
  return draft === undefined || entity === undefined ? null : <RowButton entity={entity} id={draft.record_id} />;
}

function RowButton({ entity: { route, shownIn }, id }: { entity: EntityResource; id: number }) {
  const translate = useTranslate();
  const pathOf = useDetailPath(route);
  // Only the row tells on whose page it is.
  const { data: row } = useGetOne(
    route,
    { id, meta: { fields: labelFieldsOf(route) } },
    { enabled: shownIn !== undefined },
  );
  const path = pathOf(id, row);
  if (path === undefined) return null;
  return (
    <div>
      <Button component={Link} to={path} variant="contained" size="small">
        {translate('app.draft.row')}
      </Button>
    </div>
  );
}
