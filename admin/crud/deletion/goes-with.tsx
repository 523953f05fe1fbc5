import { Stack, Typography } from '@mui/material';
import { type RaRecord, useTranslate } from 'react-admin';
import type { EntityResource } from '../../entities/resource.ts';
import { useTotalText } from '../../ui/list/pagination.tsx';

interface GoesWithProps {
  entity: EntityResource;
  /** Absent where several go. */
  record?: RaRecord;
}

/** What goes with a row, or loses it: in the words of its schema, with what it counts. */
export function GoesWith({ entity, record }: GoesWithProps) {
  const translate = useTranslate();
  const totalText = useTotalText();
  const { route, tellsDeletion, counts = [] } = entity;
  const counted = counts.flatMap((name): [string, number][] => {
    const count: unknown = record?.[name];
    return typeof count === 'number' && count > 0 ? [[name, count]] : [];
  });
  if (tellsDeletion === undefined && counted.length === 0) return null;
  return (
    <Stack sx={{ gap: 2, marginTop: 3 }}>
      {counted.map(([name, count]) => (
        <Typography key={name} variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {translate('app.deletion.count', {
            name: translate(`resources.${route}.fields.${name}`),
            count: totalText(count),
          })}
        </Typography>
      ))}
      {tellsDeletion && <Typography variant="body2">{translate(`resources.${route}.deletion`)}</Typography>}
    </Stack>
  );
}
