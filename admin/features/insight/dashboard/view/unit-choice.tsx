import { Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FilterChip } from '../../../../fields/filters/filter-chip.tsx';
import { node } from '../../../../generated/resources.ts';
import { TreePicker } from '../../../../fields/tree/tree-picker.tsx';
import { useNames } from '../../../../entities/use-names.ts';
import { useUnitTrail } from './use-unit-trail.ts';
import { useView } from './view-context.tsx';

/** One unit with all below it, found by its name. */
export function UnitChoice() {
  const translate = useTranslate();
  const { one } = useNames(node);
  const { unitId, change } = useView();
  const name = useUnitTrail(unitId).at(-1)?.name;
  return (
    <FilterChip
      label={one}
      value={name === undefined ? undefined : translate('app.tree_picker.and_below', { name })}
      onRemove={() => change({ unitId: null })}
    >
      {(close) => (
        <Box sx={{ padding: 4, width: 320, maxWidth: '100%' }}>
          <TreePicker
            reference={node.route}
            label={one}
            value={unitId}
            onChange={(id) => {
              change({ unitId: id });
              close();
            }}
            autoFocus
          />
        </Box>
      )}
    </FilterChip>
  );
}
