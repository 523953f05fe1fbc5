import Close from '@mui/icons-material/CloseOutlined';
import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import { Box, ButtonBase, IconButton, MenuItem, TextField } from '@mui/material';
import { useTranslate, useTranslateLabel } from 'react-admin';
import { FilterPartContext, type ShownFilter } from '../../fields/filters/filter-part.ts';
import { useListFilter } from '../../ui/list/use-list-filter.ts';
import type { Pieces } from '../filter-bar.tsx';
import { useScreen } from '../screen-context.tsx';
import { othersOf } from './rule-words.tsx';
import { type Condition, conditionOn, isGroup, OPERATORS, operatorsOf, type Operator, type Rule } from './rules.ts';

interface ConditionRowProps {
  condition: Condition;
  /** Rules that have to be met as well. */
  siblings: readonly Rule[];
  filters: Pieces;
  onChange: (condition: Condition) => void;
  onRemove: () => void;
}

/** A field, an operator and a value; the value is chosen as the field's own filter does it. */
export function ConditionRow({ condition, siblings, filters, onChange, onRemove }: ConditionRowProps) {
  const translate = useTranslate();
  const { field, operator, values } = condition;
  const { entity } = useScreen();
  const list = useListFilter();
  const around = Object.assign({}, list.values, ...siblings.map((rule) => (isGroup(rule) ? {} : rule.values)));
  const part = {
    values: { ...othersOf(around as Record<string, unknown>, field), ...values },
    set: (changes: Record<string, unknown>) => onChange({ ...condition, values: { ...values, ...changes } }),
    render: (shown: ShownFilter) => <ValueButton {...shown} />,
  };
  const asksValue = operator === 'is' || operator === 'not';
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: '1fr minmax(140px, 0.6fr) 1.4fr auto' },
        gap: 2,
        alignItems: 'end',
      }}
    >
      <FieldSelect field={field} filters={filters} onChange={(name) => onChange(conditionOn(entity, name))} />
      <OperatorSelect
        field={field}
        operator={operator}
        onChange={(next) => onChange({ ...condition, operator: next })}
      />
      <Box sx={{ gridRow: { xs: 3, sm: 'auto' }, minWidth: 0 }}>
        {asksValue && <FilterPartContext value={part}>{filters[field]}</FilterPartContext>}
      </Box>
      <IconButton
        size="small"
        aria-label={translate('app.filter.builder.remove')}
        onClick={onRemove}
        sx={{ gridColumn: { xs: 2, sm: 'auto' }, gridRow: { xs: 1, sm: 'auto' }, marginBottom: 1 }}
      >
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
}

interface FieldSelectProps {
  field: string;
  filters: Pieces;
  onChange: (field: string) => void;
}

function FieldSelect({ field, filters, onChange }: FieldSelectProps) {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const { entity } = useScreen();
  return (
    <TextField
      select
      label={translate('app.filter.builder.field')}
      value={field}
      onChange={({ target }) => onChange(target.value)}
      sx={{ gridColumn: { xs: 1, sm: 'auto' } }}
    >
      {Object.keys(filters).map((source) => (
        <MenuItem key={source} value={source}>
          {translateLabel({ source, resource: entity.route })}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface OperatorSelectProps {
  field: string;
  operator: Operator;
  onChange: (operator: Operator) => void;
}

function OperatorSelect({ field, operator, onChange }: OperatorSelectProps) {
  const translate = useTranslate();
  const { entity } = useScreen();
  const offered = [...new Set([...operatorsOf(entity, field), operator])];
  return (
    <TextField
      select
      label={translate('app.filter.builder.operator')}
      value={operator}
      onChange={({ target }) => onChange(OPERATORS.find((one) => one === target.value) ?? 'is')}
      sx={{ gridColumn: { xs: 1, sm: 'auto' } }}
    >
      {offered.map((one) => (
        <MenuItem key={one} value={one}>
          {translate(`app.filter.operators.${one}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

/** Looks like an input, and opens what the field's filter opens. */
function ValueButton({ label, value, isOpen, open }: ShownFilter) {
  const translate = useTranslate();
  const words = value ?? translate('app.filter.builder.choose');
  return (
    <ButtonBase
      onClick={(event) => open(event.currentTarget)}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={`${label}: ${words}`}
      sx={{
        width: '100%',
        minHeight: 38,
        paddingInlineStart: 3,
        paddingInlineEnd: 2,
        justifyContent: 'space-between',
        gap: 1,
        border: 1,
        borderColor: 'inputBorder',
        borderRadius: 1,
        font: 'inherit',
        fontSize: '0.875rem',
        color: value === undefined ? 'text.secondary' : 'text.primary',
      }}
    >
      <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {words}
      </Box>
      <ExpandMore sx={{ fontSize: 18, color: 'text.secondary' }} />
    </ButtonBase>
  );
}
