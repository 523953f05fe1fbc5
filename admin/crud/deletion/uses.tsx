import { Box, Link as TextLink, Typography } from '@mui/material';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { type RaRecord, useGetMany, useLocale, useTranslate } from 'react-admin';
import { resources } from '../../generated/resources.ts';
import { namesOnlyId } from '../../../shared/contract/label.ts';
import type { EntityResource } from '../../entities/resource.ts';
import { useRecordLabel } from '../../entities/use-record-label.ts';
import type { Refusal, Use } from './use-deletion-check.ts';

const entities = new Map<string, EntityResource>(Object.values(resources).map((entity) => [entity.id, entity]));

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
  const entity = entities.get(use.entity);
  const count = useCount(use, entity);
  return (
    <Typography variant="body2" component="span">
      {count}
      {entity !== undefined && use.ids.length > 0 && !namesOnlyId(entity.label) && (
        <Names entity={entity} ids={use.ids} />
      )}
    </Typography>
  );
}

/** `Prices: 4`, in whatever language the rows have no form of their own for each number. */
function useCount({ entity: id, count }: Use, entity: EntityResource | undefined): string {
  const translate = useTranslate();
  const number = new Intl.NumberFormat(useLocale()).format(count);
  const other = translate('app.deletion.other');
  const name =
    entity === undefined
      ? translate(`app.deletion.of.${id}`, { _: other })
      : translate(`resources.${entity.route}.name`, { smart_count: 2 });
  return translate('app.deletion.count', { name, count: number });
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
