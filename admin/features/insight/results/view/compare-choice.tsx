import { Box, Button, Divider } from '@mui/material';
import { useTranslate } from 'react-admin';
import { FilterChip } from '../../../../fields/filters/filter-chip.tsx';
import { TreePicker } from '../../../../fields/tree/tree-picker.tsx';
import { node } from '../../../../generated/resources.ts';
import { ListChoice } from '../../../../ui/figures/choices.tsx';
import { useNames } from '../../../../entities/use-names.ts';
import type { Side } from '../data/answers.ts';
import { useComparedName } from './use-compared-name.ts';
import { useChoice } from './use-choice.ts';

const NONE = 'none';

interface CompareChoiceProps {
  versions: readonly number[];
  compared: Side | null;
}

/** What the results stand beside: the days before, another unit, or another version. */
export function CompareChoice({ versions, compared }: CompareChoiceProps) {
  const translate = useTranslate();
  const { one } = useNames(node);
  const { comparison, choose } = useChoice();
  const name = useComparedName(compared);
  const label = translate('app.results.compare.label');
  return (
    <FilterChip
      label={label}
      value={comparison === null ? undefined : (name ?? '…')}
      onRemove={() => choose({ comparison: null })}
    >
      {(close) => {
        const take = (next: Parameters<typeof choose>[0]['comparison']) => {
          choose({ comparison: next ?? null });
          close();
        };
        return (
          <Box sx={{ padding: 4, width: 320, maxWidth: '100%', display: 'grid', gap: 3 }}>
            <Button variant="outlined" autoFocus onClick={() => take({ kind: 'previous' })}>
              {translate('app.results.compare.previous')}
            </Button>
            {versions.length > 1 && (
              <ListChoice
                label={translate('app.results.compare.version')}
                value={comparison?.kind === 'version' ? String(comparison.number) : NONE}
                options={[
                  { value: NONE, text: translate('app.results.compare.version') },
                  ...versions.map((number) => ({
                    value: String(number),
                    text: translate('app.results.version.one', { number }),
                  })),
                ]}
                onChange={(number) => take(number === NONE ? null : { kind: 'version', number: Number(number) })}
              />
            )}
            <Divider />
            <TreePicker
              reference={node.route}
              label={one}
              value={comparison?.kind === 'unit' ? comparison.id : null}
              onChange={(id) => take(id === null ? null : { kind: 'unit', id })}
            />
          </Box>
        );
      }}
    </FilterChip>
  );
}
