import { Box, Link as TextLink, Typography } from '@mui/material';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { type RaRecord, useGetMany } from 'react-admin';
import { namesOnlyId } from '../../../shared/contract/label.ts';
import type { EntityResource } from '../../entities/resource.ts';
import { useRecordLabel } from '../../entities/use-record-label.ts';
import { entitiesById, useCountOf } from './use-count-of.ts';
import type { Refusal, Use } from './use-deletion-check.ts';

/** Why a row can't be deleted: what uses it, or what else the server says. */
export function Reasons({ refusal: { title, detail, used_by: uses } }: { refusal: Refusal }) {
  if (uses.length === 0)
    return (
      <Typography variant="body2">
        {title}. {detail}
      </Typography>
    );
  return (
    <Box component="ul" sx={{ margin: 0, paddingInlineStart: 4 }}>
      {uses.map((use, at) => (
        <li key={at}>
          <UsedBy use={use} />
        </li>
      ))}
    </Box>
  );
}

function UsedBy({ use }: { use: Use }) {
  const entity = entitiesById.get(use.entity);
  const count = useCountOf()(use.entity, use.count);
  return (
    <Typography variant="body2" component="span">
      {count}
      {entity !== undefined && use.ids.length > 0 && !namesOnlyId(entity.label) && (
        <Names entity={entity} ids={use.ids} />
      )}
    </Typography>
  );
}

/** The first of them, each to be opened where it has a page. */
function Names({ entity, ids }: { entity: EntityResource; ids: number[] }) {
  const { data = [] } = useGetMany<RaRecord>(entity.route, { ids });
  const labelOf = useRecordLabel(entity.route);
  if (data.length === 0) return null;
  return (
    <>
      {' ('}
      {data.map((row, at) => (
        <Fragment key={row.id}>
          {at > 0 && ', '}
          {entity.menu === 'none' || !entity.views.includes('show') ? (
            <bdi>{labelOf(row)}</bdi>
          ) : (
            <TextLink component={Link} to={`/${entity.route}/${row.id}`}>
              <bdi>{labelOf(row)}</bdi>
            </TextLink>
          )}
        </Fragment>
      ))}
      {')'}
    </>
  );
}
