import Close from '@mui/icons-material/CloseOutlined';
import FilterAlt from '@mui/icons-material/FilterAltOutlined';
import { Box, Button, ButtonBase, Tooltip } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useListFilter } from '../../ui/list/use-list-filter.ts';
import type { Pieces } from '../filter-bar.tsx';
import { BuilderDialog } from './builder-dialog.tsx';
import { RuleWords } from './rule-words.tsx';
import { fromFilter, type RuleGroup, toFilter } from './rules.ts';

/** What the list is narrowed by in conditions and groups of them, in words, and the way to put them together. */
export function FilterBuilder({ filters }: { filters: Pieces }) {
  const translate = useTranslate();
  const { values, set } = useListFilter();
  const [isOpen, setOpen] = useState(false);
  const shown = fromFilter(values, Object.keys(filters));
  const apply = (group: RuleGroup) => set(toFilter(group));
  const open = () => setOpen(true);
  return (
    <>
      {shown === 'other' && (
        <RuleChip onOpen={open} onRemove={() => set({ or: undefined, and: undefined })}>
          {translate('app.filter.builder.other')}
        </RuleChip>
      )}
      {shown !== null && shown !== 'other' && (
        <RuleChips group={shown} filters={filters} onOpen={open} onChange={apply} />
      )}
      <Button size="small" color="secondary" startIcon={<FilterAlt />} aria-haspopup="dialog" onClick={open}>
        {translate('app.filter.builder.open')}
      </Button>
      {isOpen && (
        <BuilderDialog
          filters={filters}
          start={shown === 'other' ? null : shown}
          onApply={apply}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface RuleChipsProps {
  group: RuleGroup;
  filters: Pieces;
  onOpen: () => void;
  onChange: (group: RuleGroup) => void;
}

/** One for each rule where all have to be met; where any is enough they are one. */
function RuleChips({ group, filters, onOpen, onChange }: RuleChipsProps) {
  const { isAny, rules } = group;
  if (isAny)
    return (
      <RuleChip onOpen={onOpen} onRemove={() => onChange({ isAny, rules: [] })}>
        <RuleWords rule={group} filters={filters} />
      </RuleChip>
    );
  return rules.map((rule, at) => (
    <RuleChip
      // Rules have no names but their places.
      key={at}
      onOpen={onOpen}
      onRemove={() => onChange({ isAny, rules: rules.toSpliced(at, 1) })}
    >
      <RuleWords rule={rule} filters={filters} />
    </RuleChip>
  ));
}

interface RuleChipProps {
  onOpen: () => void;
  onRemove: () => void;
  children: ReactNode;
}

function RuleChip({ onOpen, onRemove, children }: RuleChipProps) {
  const translate = useTranslate();
  return (
    <Box
      sx={{
        display: 'inline-flex',
        alignItems: 'stretch',
        minHeight: 32,
        maxWidth: '100%',
        border: 1,
        borderRadius: 16,
        borderColor: 'primary.main',
        backgroundColor: 'accentSurface',
        fontSize: '0.8125rem',
      }}
    >
      <ButtonBase
        onClick={onOpen}
        aria-haspopup="dialog"
        sx={{ paddingInlineStart: 3, paddingInlineEnd: 1, borderRadius: 16, font: 'inherit', minWidth: 0 }}
      >
        <Box
          component="span"
          sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxWidth: 480 }}
        >
          {children}
        </Box>
      </ButtonBase>
      <Tooltip title={translate('ra.action.remove_filter')}>
        <ButtonBase
          aria-label={translate('ra.action.remove_filter')}
          onClick={onRemove}
          sx={{ paddingInline: 2, borderRadius: 16 }}
        >
          <Close sx={{ fontSize: 16 }} />
        </ButtonBase>
      </Tooltip>
    </Box>
  );
}
