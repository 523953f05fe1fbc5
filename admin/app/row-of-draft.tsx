import { Button } from '@mui/material';
import { Link } from 'react-router';
import { useRecordContext, useTranslate } from 'react-admin';
import type { DraftRecord } from '../generated/types.ts';
import { resources } from '../generated/resources.ts';
import type { EntityResource } from '../entities/resource.ts';
import { useMay } from '../entities/use-access.ts';

const byId = new Map<string, EntityResource>(Object.values(resources).map((entity) => [entity.id, entity]));

/** From a draft to the page of its row, where it is looked at, published and given up. */
export function RowOfDraft() {
  const draft = useRecordContext<DraftRecord>();
  const entity = draft && byId.get(draft.entity);
  return draft === undefined || entity === undefined ? null : <RowButton entity={entity} id={draft.record_id} />;
}

function RowButton({ entity, id }: { entity: EntityResource; id: number }) {
  const translate = useTranslate();
  const may = useMay(entity.route);
  if (!may('detail')) return null;
  return (
    <div>
      <Button component={Link} to={`/${entity.route}/${id}`} variant="contained" size="small">
        {translate('app.draft.row')}
      </Button>
    </div>
  );
}
