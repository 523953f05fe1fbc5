import { Box, Typography } from '@mui/material';
import { Fragment, type ReactElement } from 'react';
import { RecordContextProvider, useLocale, useTranslate, useTranslateLabel } from 'react-admin';
import { isObject } from '../../providers/user-data.ts';
import { useDisplay } from '../base/display.tsx';
import { EmptyValue } from '../base/empty-value.tsx';
import { ObjectTable } from '../base/object-table.tsx';
import { LongTextField } from './text-field.tsx';
import { type CellProps, useValue } from '../base/use-value.ts';

interface ObjectCellProps extends CellProps {
  /** Key under which the properties have their words. */
  words: string;
  /** How each property is shown. */
  fields: Record<string, ReactElement>;
}

/** How many values of an object a row shows. */
const SHOWN = 3;

/** An object: its values in a row, and each under its name in a detail. */
export function ObjectField({ words, fields, ...props }: ObjectCellProps) {
  const value = useValue(props);
  const display = useDisplay();
  const translate = useTranslate();
  if (!isObject(value)) return <EmptyValue />;
  const held = Object.entries(fields).filter(([name]) => value[name] !== null && value[name] !== undefined);
  if (held.length === 0) return <EmptyValue />;
  // A yes without its question says nothing.
  const telling = held.filter(([name]) => typeof value[name] !== 'boolean');
  return (
    <RecordContextProvider value={value}>
      {display === 'row' ? (
        <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 2 }}>
          {telling.slice(0, SHOWN).map(([name, field]) => (
            <Fragment key={name}>{field}</Fragment>
          ))}
        </Box>
      ) : (
        <Box component="dl" sx={{ display: 'grid', gap: 2, margin: 0 }}>
          {held.map(([name, field]) => (
            <div key={name}>
              <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
                {translate(`${words}.fields.${name}`)}
              </Typography>
              <Box component="dd" sx={{ margin: 0 }}>
                {field}
              </Box>
            </div>
          ))}
        </Box>
      )}
    </RecordContextProvider>
  );
}

/** Some objects: how many in a row, and a table of them in a detail. */
export function ObjectListField({ words, fields, ...props }: ObjectCellProps) {
  const value = useValue(props);
  const display = useDisplay();
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const number = new Intl.NumberFormat(useLocale());
  const objects = Array.isArray(value) ? value.filter(isObject) : [];
  if (objects.length === 0) return <EmptyValue />;
  if (display === 'row') return translate('app.value.entries', { smart_count: objects.length });
  return (
    <ObjectTable
      label={String(translateLabel({ source: props.source }))}
      columns={Object.entries(fields).map(([name, field]) => ({
        name,
        title: translate(`${words}.fields.${name}`),
        isLong: field.type === LongTextField,
      }))}
      rows={objects.map((object, at) => ({
        key: String(at),
        number: number.format(at + 1),
        cells: Object.fromEntries(
          Object.entries(fields).map(([name, field]) => [
            name,
            <RecordContextProvider key={name} value={object}>
              {field}
            </RecordContextProvider>,
          ]),
        ),
      }))}
    />
  );
}
