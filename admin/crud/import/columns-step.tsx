import {
  Alert,
  Box,
  Button,
  Checkbox,
  DialogActions,
  DialogContent,
  FormControlLabel,
  FormHelperText,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { writableFields } from '../../entities/access.ts';
import type { EntityResource } from '../../entities/resource.ts';
import type { ListImportRecord } from '../../generated/types.ts';
import { useUserData } from '../../providers/use-session.tsx';
import { StepHeading } from '../../ui/dialogs/step-heading.tsx';
import { ScrollTable } from '../../ui/tables/scroll-table.tsx';
import { useWritableCustomNames } from '../custom/use-custom-pieces.tsx';
import type { StepProps } from './choose-step.tsx';
import type { Mapping } from './use-list-import.ts';

interface ColumnsStepProps extends StepProps {
  row: ListImportRecord;
  onChecked: () => void;
}

/** The second step: which field each column is, with the first values that are in it. */
export function ColumnsStep({ entity, row, importing, onChecked, onClose }: ColumnsStepProps) {
  const translate = useTranslate();
  const [mapping, setMapping] = useState<Mapping>(() => row.mapping as Mapping);
  const [changesExisting, setChangesExisting] = useState(row.change_existing);
  const { check, errorText, isPending, restart } = importing;
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 4, alignContent: 'start', gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 1 }}>
          <StepHeading>
            <bdi>{row.file_name}</bdi>
          </StepHeading>
          <Button size="small" onClick={restart}>
            {translate('app.import.choose_other')}
          </Button>
        </Box>
        {errorText !== null && (
          <Alert severity="error" role="alert">
            {errorText}
          </Alert>
        )}
        <ColumnTable entity={entity} row={row} mapping={mapping} onChange={setMapping} />
        {entity.operations.includes('patch') && (
          <Box>
            <FormControlLabel
              control={
                <Checkbox checked={changesExisting} onChange={({ target }) => setChangesExisting(target.checked)} />
              }
              label={translate('app.list.import.change_existing')}
            />
            <FormHelperText sx={{ margin: 0 }}>{translate('app.list.import.change_existing_help')}</FormHelperText>
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button
          variant="contained"
          loading={isPending}
          disabled={Object.keys(mapping).length === 0}
          onClick={() => void check(mapping, changesExisting).then((isTaken) => isTaken && onChecked())}
        >
          {translate('app.list.import.check')}
        </Button>
      </DialogActions>
    </>
  );
}

interface ColumnTableProps {
  entity: EntityResource;
  row: ListImportRecord;
  mapping: Mapping;
  onChange: (mapping: Mapping) => void;
}

function ColumnTable({ entity, row, mapping, onChange }: ColumnTableProps) {
  const translate = useTranslate();
  const user = useUserData();
  const { header, rows } = previewOf(row);
  const added = useWritableCustomNames(entity, 'create');
  const fields = ['id', ...writableFields(entity, 'create', user), ...added];
  const headers = ['column', 'field'].map((name) => translate(`app.list.import.${name}`));
  const taken = Object.values(mapping);
  return (
    <ScrollTable
      title={translate('app.import.columns_title')}
      headers={headers}
      rows={header.map((name, place) => ({
        key: `${place}`,
        cells: [
          <ColumnName key="name" name={name || `#${place + 1}`} values={valuesAt(rows, place)} />,
          <FieldChoice
            key="field"
            label={translate('app.list.import.field_of', { column: name || `#${place + 1}` })}
            entity={entity}
            // Each field once.
            fields={fields.filter((field) => field === mapping[place] || !taken.includes(field))}
            value={mapping[place]}
            onChange={(field) => onChange(withField(mapping, place, field))}
          />,
        ],
      }))}
      isNumbered={false}
    />
  );
}

/** The first ones that say something. */
const valuesAt = (rows: string[][], place: number): string =>
  rows
    .map((cells) => cells[place] ?? '')
    .filter((cell) => cell !== '')
    .slice(0, 3)
    .join(' · ');

function ColumnName({ name, values }: { name: string; values: string }) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5 }}>
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        <bdi>{name}</bdi>
      </Typography>
      <Typography
        variant="caption"
        noWrap
        title={values}
        sx={{ color: 'text.secondary', maxWidth: { xs: 120, sm: 400 } }}
      >
        <bdi>{values}</bdi>
      </Typography>
    </Box>
  );
}

function withField(mapping: Mapping, place: number, field: string): Mapping {
  const rest = Object.fromEntries(Object.entries(mapping).filter(([key]) => key !== String(place)));
  return field === '' ? rest : { ...rest, [place]: field };
}

interface FieldChoiceProps {
  label: string;
  entity: EntityResource;
  fields: readonly string[];
  value: string | undefined;
  onChange: (field: string) => void;
}

function FieldChoice({ label, entity, fields, value = '', onChange }: FieldChoiceProps) {
  const translate = useTranslate();
  return (
    <TextField
      select
      size="small"
      fullWidth
      hiddenLabel
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { 'aria-label': label }, select: { displayEmpty: true } }}
      sx={{ minWidth: 150 }}
    >
      <MenuItem value="">{translate('app.list.import.ignored')}</MenuItem>
      {fields.map((field) => (
        <MenuItem key={field} value={field}>
          {translate(`resources.${entity.route}.fields.${field}`, { _: field })}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface Preview {
  header: string[];
  rows: string[][];
}

const previewOf = ({ preview }: ListImportRecord): Preview => ({
  header: preview['header'] as string[],
  rows: preview['rows'] as string[][],
});
