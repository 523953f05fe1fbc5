import {
  Box,
  Checkbox,
  FormControlLabel,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Tooltip,
  Typography,
} from '@mui/material';
// oxlint-disable-next-line eslint/no-restricted-imports -- a grid of inputs
import { Table } from '@mui/material';
import { useTranslate } from 'react-admin';
import { isImplied, type Module, modules, rightOf, type RightField, type Rights } from './rights.ts';
import { useIsNarrow } from '../../../ui/layout/use-is-narrow.ts';

interface RightsGridProps {
  value: Rights;
  onChange: (rights: Rights) => void;
  /** The rights that the one who grants holds himself at the unit. */
  held: readonly string[];
}

/** Four modules by four rights. Any right shows reading as included, and what one does not hold one can't give. */
export function RightsGrid(props: RightsGridProps) {
  const isNarrow = useIsNarrow();
  return isNarrow ? <RightsBlocks {...props} /> : <RightsTable {...props} />;
}

const columns = (modules[0]?.fields ?? []).map(rightOf);

function RightsTable(props: RightsGridProps) {
  const translate = useTranslate();
  return (
    <Table size="small" aria-label={translate('app.access.grid')}>
      <TableHead>
        <TableRow>
          <TableCell>{translate('app.access.area')}</TableCell>
          {columns.map((right) => (
            <TableCell key={right} align="center" sx={{ width: 84 }}>
              {translate(`app.access.rights.${right}`)}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {modules.map((module) => (
          <TableRow key={module.name}>
            <TableCell component="th" scope="row">
              {translate(module.title)}
            </TableCell>
            {module.fields.map((field) => (
              <TableCell key={field} align="center" padding="none">
                <RightBox {...props} module={module} field={field} isLabelled={false} />
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** The same where a table would not fit: each module with its rights in words. */
function RightsBlocks(props: RightsGridProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      {modules.map((module) => (
        <Box key={module.name} component="fieldset" sx={{ margin: 0, padding: 0, border: 0, minWidth: 0 }}>
          <Typography component="legend" variant="subtitle2" sx={{ padding: 0 }}>
            {translate(module.title)}
          </Typography>
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
            {module.fields.map((field) => (
              <RightBox key={field} {...props} module={module} field={field} isLabelled />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

interface RightBoxProps extends RightsGridProps {
  module: Module;
  field: RightField;
  /** With its name beside it; else a column says it. */
  isLabelled: boolean;
}

function RightBox({ value, onChange, held, module, field, isLabelled }: RightBoxProps) {
  const translate = useTranslate();
  const implied = isImplied(value, field, module);
  const isHeld = held.includes(field);
  const right = translate(`app.access.rights.${rightOf(field)}`);
  const why = !isHeld ? 'app.access.not_held' : implied ? 'app.access.implied' : '';
  const box = (
    <Checkbox
      size="small"
      checked={value[field] || implied}
      disabled={!isHeld || implied}
      onChange={(_, checked) => onChange({ ...value, [field]: checked })}
      slotProps={{
        input: { name: field, ...(isLabelled ? {} : { 'aria-label': `${translate(module.title)}: ${right}` }) },
      }}
    />
  );
  return (
    <Tooltip title={why === '' ? '' : translate(why)} describeChild>
      {isLabelled ? <FormControlLabel control={box} label={right} /> : <span>{box}</span>}
    </Tooltip>
  );
}
