import { Box } from '@mui/material';
import type { ReactElement } from 'react';
import { RecordContextProvider, useRecordContext, useTranslate } from 'react-admin';
import { isObject } from '../../providers/user-data.ts';
import { useDisplay } from '../base/display.tsx';
import { EmptyValue } from '../base/empty-value.tsx';
import { asksForValue, entityOf, type EventProps, wordsOfOperator } from '../base/event-conditions.ts';
import { type CellProps, useValue, valueAt } from '../base/use-value.ts';

interface ConditionsFieldProps extends CellProps, EventProps {
  /** By the entity and the field how a value of it is shown. */
  cells: Readonly<Record<string, ReactElement>>;
}

/** Conditions on the row of an event, in words: the first of them in a row, and all in a detail. */
export function ConditionsField({ event, entities, cells, ...props }: ConditionsFieldProps) {
  const value = useValue(props);
  const entity = entityOf(valueAt(useRecordContext(), event), entities);
  const display = useDisplay();
  const conditions = Array.isArray(value) ? value.filter(isObject) : [];
  if (conditions.length === 0) return <EmptyValue />;
  const shown = display === 'row' ? conditions.slice(0, 1) : conditions;
  const more = conditions.length - shown.length;
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        margin: 0,
        padding: 0,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 1,
        ...(display === 'detail' && { flexDirection: 'column' }),
      }}
    >
      {shown.map((condition, at) => (
        <li key={at}>
          <ConditionText
            condition={condition}
            entity={entity}
            cell={cells[`${entity?.id}.${String(condition['field'])}`]}
          />
        </li>
      ))}
      {more > 0 && <Box component="li" sx={{ color: 'text.secondary' }}>{`+${more}`}</Box>}
    </Box>
  );
}

interface ConditionTextProps {
  condition: Record<string, unknown>;
  entity: ReturnType<typeof entityOf>;
  cell: ReactElement | undefined;
}

function ConditionText({ condition, entity, cell }: ConditionTextProps) {
  const translate = useTranslate();
  const [field, operator] = [String(condition['field']), String(condition['operator'])];
  return (
    <>
      <Box component="span" sx={{ fontWeight: 550 }}>
        {entity === undefined ? field : translate(`resources.${entity.route}.fields.${field}`)}
      </Box>{' '}
      {translate(wordsOfOperator(operator, entity?.measures[field]))}{' '}
      {asksForValue(operator) && cell !== undefined && (
        <RecordContextProvider value={{ id: 0, value: condition['value'] }}>{cell}</RecordContextProvider>
      )}
    </>
  );
}
