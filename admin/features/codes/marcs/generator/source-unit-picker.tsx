import { Box, TextField, Typography } from '@mui/material';
import { useLocale, useTranslate } from 'react-admin';
import { StableAutocomplete } from '../../../../fields/base/stable-autocomplete.tsx';
import { useAutocompleteTexts } from '../../../../fields/base/use-autocomplete-texts.ts';
import type { Ordering } from './use-order.ts';
import type { SourceUnit } from './use-sources.ts';

/** The unit that marcs are made for, with all below it; none for the whole company. */
export function SourceUnitPicker({ ordering: { sources, order, change, refusals } }: { ordering: Ordering }) {
  const translate = useTranslate();
  const locale = useLocale();
  const texts = useAutocompleteTexts();
  const { units, isStale, search, filterOptions } = sources;
  const { unit } = order;
  const counted = (count: number): string =>
    translate('app.marcs.order.units', { smart_count: count, count: count.toLocaleString(locale) });
  const whole = units.data === undefined ? '' : counted(units.data.unit_count);
  return (
    <StableAutocomplete<SourceUnit>
      options={units.data?.results ?? []}
      value={unit}
      loading={units.isFetching}
      isStale={isStale}
      disabled={order.customerId === null}
      filterOptions={filterOptions}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name, id }) => `${name} #${id}`}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onInputChange={(_, text, reason) => search(reason === 'input' ? text : '')}
      onChange={(_, chosen) => change({ unit: chosen })}
      {...texts}
      noOptionsText={translate(units.error === null ? 'app.tree_picker.none' : 'app.errors.choices')}
      renderOption={({ key, ...item }: React.HTMLAttributes<HTMLLIElement> & { key: React.Key }, option) => (
        <Box component="li" key={key} {...item}>
          <Box sx={{ minWidth: 0 }}>
            <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{option.name}</bdi>{' '}
              <Typography component="bdi" variant="caption" sx={{ color: 'text.secondary' }}>
                #{option.id}
              </Typography>
            </Typography>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
              <bdi>{[...option.above, counted(option.unit_count)].join(' › ')}</bdi>
            </Typography>
          </Box>
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          label={translate('app.marcs.order.from_unit')}
          placeholder={unit === null ? translate('app.marcs.order.all_units') : ''}
          error={refusals.node_id !== undefined}
          helperText={
            refusals.node_id ??
            (unit === null
              ? translate('app.marcs.order.whole_company', { units: whole })
              : translate('app.marcs.order.with_below', { units: counted(unit.unit_count) }))
          }
        />
      )}
    />
  );
}
