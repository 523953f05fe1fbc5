import {
  Box,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  MenuItem,
  Radio,
  RadioGroup,
  Stack,
  TextField,
} from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { BLACK } from '../../../../shared/qr/design.ts';
import { ColorInput } from '../../../ui/form/color-input.tsx';
import {
  hasMarker,
  markers,
  markerSizes,
  papers,
  type PrintFormat,
  printFormats,
  type PrintOptions,
} from './print-options.ts';

interface PrintFieldsProps {
  options: PrintOptions;
  change: (changes: Partial<PrintOptions>) => void;
}

/** What is printed, in which files, and with which marker (specification, section 3). */
export function PrintFields(props: PrintFieldsProps) {
  return (
    <Stack sx={{ gap: 5 }}>
      <MethodField {...props} />
      <FormatFields {...props} />
      <MarkerFields {...props} />
    </Stack>
  );
}

const METHODS = ['design', 'code'] as const;

function MethodField({ options, change }: PrintFieldsProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{translate('app.qr_export.method')}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={options.method}
        onChange={(_event, chosen) => change({ method: METHODS.find((one) => one === chosen) ?? options.method })}
      >
        {METHODS.map((method) => (
          <FormControlLabel
            key={method}
            value={method}
            control={<Radio />}
            label={translate(`app.qr_export.${method}`)}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

/** Names that are the same in every language. */
const NAMES: Partial<Record<PrintFormat, string>> = { svg: 'SVG', png: 'PNG', pdf: 'PDF' };

/** What a format is called. */
export function useFormatName(): (format: PrintFormat) => string {
  const translate = useTranslate();
  return (format) => NAMES[format] ?? translate('app.qr_export.sheets');
}

function FormatFields({ options, change }: PrintFieldsProps) {
  const translate = useTranslate();
  const nameOf = useFormatName();
  const { formats, paper } = options;
  const id = useId();
  const toggle = (format: PrintFormat) =>
    change({ formats: printFormats.filter((one) => (one === format) !== formats.includes(one)) });
  return (
    <FormControl component="fieldset">
      <FormLabel component="legend" id={id}>
        {translate('app.qr_export.formats')}
      </FormLabel>
      <FormGroup row aria-labelledby={id}>
        {printFormats.map((format) => (
          <FormControlLabel
            key={format}
            control={<Checkbox checked={formats.includes(format)} onChange={() => toggle(format)} />}
            label={nameOf(format)}
          />
        ))}
      </FormGroup>
      <FormHelperText sx={{ marginInline: 0 }}>
        {translate(`app.qr_export.${formats.includes('sheets') ? 'sheets_help' : 'format_help'}`)}
      </FormHelperText>
      {formats.includes('pdf') && (
        <TextField
          select
          label={translate('app.qr_export.paper')}
          value={paper}
          onChange={({ target: { value } }) => change({ paper: papers.find((one) => one === value) ?? paper })}
          sx={{ marginTop: 3, maxWidth: 320 }}
        >
          {papers.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(one === 'design' ? 'app.qr_export.papers.design' : `app.qr_designer.templates.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
    </FormControl>
  );
}

function MarkerFields({ options, change }: PrintFieldsProps) {
  const translate = useTranslate();
  const { marker, size, color } = options;
  const isOwn = hasMarker(options);
  const nameOf = (one: (typeof markers)[number]): string =>
    one === 'design' || one === 'none'
      ? translate(`app.qr_export.markers.${one}`)
      : translate(`app.unit.design.marker.${one}`);
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, minmax(0, 1fr))' } }}>
      <TextField
        select
        label={translate('app.qr_export.marker')}
        helperText={translate('app.qr_export.marker_help')}
        value={marker}
        onChange={({ target: { value } }) => change({ marker: markers.find((one) => one === value) ?? marker })}
        sx={{ gridColumn: '1 / -1' }}
      >
        {markers.map((one) => (
          <MenuItem key={one} value={one}>
            {nameOf(one)}
          </MenuItem>
        ))}
      </TextField>
      {isOwn && (
        <TextField
          select
          label={translate('app.qr_export.size')}
          value={size}
          onChange={({ target: { value } }) => change({ size: markerSizes.find((one) => one === value) ?? size })}
        >
          {markerSizes.map((one) => (
            <MenuItem key={one} value={one}>
              {translate(`app.designer.choices.size.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {isOwn && (
        <ColorInput
          label={translate('app.qr_export.color')}
          value={color}
          standard={BLACK}
          onChange={(chosen) => change({ color: chosen })}
          isDisabled={false}
        />
      )}
    </Box>
  );
}
