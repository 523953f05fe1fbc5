import ArrowForward from '@mui/icons-material/ArrowForwardOutlined';
import { Box, Typography } from '@mui/material';
import { Fragment } from 'react';
import { FieldTitle, type RaRecord, RecordContextProvider, useTranslate } from 'react-admin';
import type { EntityResource } from '../../entities/resource.ts';
import { DisplayProvider } from '../../fields/base/display.tsx';
import { PastValues } from '../../fields/base/field-file.ts';
import { isObject } from '../../providers/user-data.ts';
import type { Pieces } from '../filter-bar.tsx';

interface ChangesProps {
  entity: EntityResource;
  fields: Pieces;
  record: RaRecord;
  changes: Record<string, [before: unknown, after: unknown]>;
}

/** Fields that a tenant has added stand within the one that has them all. */
function withValue(row: RaRecord, name: string, value: unknown): RaRecord {
  const [field = '', key] = name.split('.');
  if (key === undefined) return { ...row, [field]: value };
  const kept: unknown = row[field];
  return { ...row, [field]: { ...(isObject(kept) && kept), [key]: value } };
}

/** `Status: New → In progress`, each value as its field shows it. */
export function Changes({ entity, fields, record, changes }: ChangesProps) {
  const translate = useTranslate();
  const all = (at: 0 | 1): RaRecord =>
    Object.entries(changes).reduce((row, [name, values]) => withValue(row, name, values[at]), record);
  const shown = Object.entries(fields).filter(([name]) => name in changes);
  return (
    <DisplayProvider display="detail">
      <PastValues value>
        <Box
          component="dl"
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: 'minmax(100px, 2fr) minmax(0, 5fr)' },
            columnGap: 4,
            rowGap: { xs: 0, sm: 1 },
            margin: 0,
          }}
        >
          {shown.map(([name, field]) => (
            <Fragment key={name}>
              <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
                <FieldTitle source={name} resource={entity.route} />
              </Typography>
              <Box
                component="dd"
                sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, margin: 0, minWidth: 0 }}
              >
                <RecordContextProvider value={all(0)}>{field}</RecordContextProvider>
                <ArrowForward
                  titleAccess={translate('app.history.becomes')}
                  sx={{
                    fontSize: '1rem',
                    color: 'text.secondary',
                    transform: (theme) => (theme.direction === 'rtl' ? 'scaleX(-1)' : 'none'),
                  }}
                />
                <RecordContextProvider value={all(1)}>{field}</RecordContextProvider>
              </Box>
            </Fragment>
          ))}
        </Box>
      </PastValues>
    </DisplayProvider>
  );
}
