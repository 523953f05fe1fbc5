import { Box, Stack, Typography } from '@mui/material';
import { Fragment } from 'react';
import { FieldTitle, type RaRecord, useRecordContext } from 'react-admin';
import { DisplayProvider } from '../fields/base/display.tsx';
import { matches } from '../../shared/contract/value-condition.ts';
import { BEFORE_KEY } from './custom/use-custom-fields.ts';
import type { Pieces } from './filter-bar.tsx';
import { fieldsBehind } from '../entities/composites.ts';
import type { EntityResource } from '../entities/resource.ts';
import { SectionGroup, sectionsOf } from './sections.tsx';

/** Those that the reader is given of a row; all while it is on its way. */
export const fieldsOf = (entity: EntityResource, record: RaRecord | undefined, fields: Pieces): Pieces =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([name]) => record === undefined || (isGiven(entity, record, name) && isMeant(entity, record, name)),
    ),
  );

/** A field that is of rows of another kind has no place on this one's page. */
const isMeant = ({ conditions = {} }: EntityResource, record: RaRecord, name: string): boolean =>
  (record[name] ?? null) !== null ||
  Object.entries(conditions[name] ?? {}).every(
    ([other, wanted]) => record[other] === undefined || matches(record[other], wanted),
  );

const widthOf = ({ wideComposites = [] }: EntityResource, source: string) =>
  wideComposites.includes(source) ? { gridColumn: '1 / -1' } : {};

/** Of a tenant's own fields he is given all that he sees, or none. */
const isGiven = (entity: EntityResource, record: RaRecord, name: string): boolean =>
  name.startsWith(BEFORE_KEY) ? Boolean(record['custom']) : fieldsBehind(entity, name).some((field) => field in record);

/** Every field that the reader is shown, with its label, by section. */
export function ShowFields({ entity, fields }: { entity: EntityResource; fields: Pieces }) {
  const record = useRecordContext();
  const shown = fieldsOf(entity, record, fields);
  return (
    <DisplayProvider display="detail">
      <Stack sx={{ gap: 6 }}>
        {sectionsOf(entity, shown, 'app.sections.record').map((section, at) => (
          <SectionGroup key={section.key ?? at} section={section}>
            <Box
              component="dl"
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: '1fr', sm: 'minmax(120px, 2fr) minmax(0, 5fr)' },
                columnGap: 4,
                rowGap: { xs: 0, sm: 2 },
                margin: 0,
              }}
            >
              {section.pieces.map(([source, field]) => (
                <Fragment key={source}>
                  <Typography
                    component="dt"
                    variant="body2"
                    sx={{ color: 'text.secondary', ...widthOf(entity, source) }}
                  >
                    <FieldTitle source={source} resource={entity.route} />
                  </Typography>
                  <Box
                    component="dd"
                    sx={{ margin: 0, marginBottom: { xs: 3, sm: 0 }, minWidth: 0, ...widthOf(entity, source) }}
                  >
                    {field}
                  </Box>
                </Fragment>
              ))}
            </Box>
          </SectionGroup>
        ))}
      </Stack>
    </DisplayProvider>
  );
}
