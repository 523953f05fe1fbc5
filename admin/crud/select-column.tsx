import { Box, Checkbox } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { DataTable, type RaRecord, useListContext, useRecordContext, useTranslate } from 'react-admin';
import { useScreen } from './screen-context.tsx';
import { useRecordLabel } from '../entities/use-record-label.ts';
import { useSelectable } from './use-selectable.ts';

/** The first column: selects rows for what can be done with several at once. */
export function SelectColumn() {
  return (
    <DataTable.Col label={<SelectPage />} disableSort align="center" sx={{ width: 48, padding: 0 }}>
      <SelectRow />
    </DataTable.Col>
  );
}

function SelectPage() {
  const translate = useTranslate();
  const isSelectable = useSelectable();
  const { data = [], selectedIds, onSelect } = useListContext<RaRecord>();
  const ids = data.filter(isSelectable).map(({ id }) => id);
  const isAll = ids.length > 0 && ids.every((id) => selectedIds.includes(id));
  const others = selectedIds.filter((id) => !ids.includes(id));
  return (
    <SelectCheckbox
      label={translate('ra.action.select_all')}
      isOn={isAll}
      isPartly={!isAll && ids.some((id) => selectedIds.includes(id))}
      onChange={() => onSelect(isAll ? others : [...others, ...ids])}
    />
  );
}

function SelectRow() {
  const translate = useTranslate();
  const record = useRecordContext();
  const { entity } = useScreen();
  const isSelectable = useSelectable();
  const labelOf = useRecordLabel(entity.route);
  const { selectedIds, onToggleItem } = useListContext();
  if (record === undefined || !isSelectable(record)) return null;
  return (
    <SelectCheckbox
      label={`${translate('ra.action.select_row')}: ${labelOf(record)}`}
      isOn={selectedIds.includes(record.id)}
      onChange={() => onToggleItem(record.id)}
    />
  );
}

interface SelectCheckboxProps {
  label: string;
  isOn: boolean;
  isPartly?: boolean;
  onChange: () => void;
}

/** A checkbox whose words are heard, not seen: the row says them. */
export function SelectCheckbox({ label, isOn, isPartly = false, onChange }: SelectCheckboxProps): ReactNode {
  return (
    <Box component="label" onClick={(event) => event.stopPropagation()}>
      <Checkbox size="small" checked={isOn} indeterminate={isPartly} onChange={onChange} />
      <Box component="span" sx={visuallyHidden}>
        {label}
      </Box>
    </Box>
  );
}
