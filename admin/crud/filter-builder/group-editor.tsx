import Add from '@mui/icons-material/AddOutlined';
import Close from '@mui/icons-material/CloseOutlined';
import { Box, Button, IconButton, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Pieces } from '../filter-bar.tsx';
import { useScreen } from '../screen-context.tsx';
import { ConditionRow } from './condition-row.tsx';
import { firstCondition, isGroup, type Rule, type RuleGroup } from './rules.ts';

/** As the API takes them in one group. */
const MOST_RULES = 20;

interface GroupEditorProps {
  group: RuleGroup;
  filters: Pieces;
  /** It may have groups inside. */
  isRoot?: boolean;
  onChange: (group: RuleGroup) => void;
  onRemove?: () => void;
}

/** What all or any of which has to be met: the rows, and the ways to add one. */
export function GroupEditor({ group, filters, isRoot = false, onChange, onRemove }: GroupEditorProps) {
  const translate = useTranslate();
  const { entity } = useScreen();
  const { isAny, rules } = group;
  const adding = useRef<HTMLButtonElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const put = (next: Rule[]) => onChange({ isAny, rules: next });
  const add = (rule: Rule) => {
    put([...rules, rule]);
    // Who adds goes on with what was added.
    requestAnimationFrame(() =>
      [...(frame.current?.querySelectorAll<HTMLElement>('[role="combobox"]') ?? [])].at(-2)?.focus(),
    );
  };
  const remove = (at: number) => {
    put(rules.toSpliced(at, 1));
    if (at === rules.length - 1) adding.current?.focus();
  };
  const isFull = rules.length >= MOST_RULES;
  return (
    <Box
      role="group"
      aria-label={translate(`app.filter.builder.${isAny ? 'any' : 'all'}`)}
      sx={
        isRoot
          ? {}
          : { padding: 3, border: 1, borderColor: 'divider', borderRadius: 1, backgroundColor: 'background.default' }
      }
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, marginBottom: 3 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={isAny ? 'any' : 'all'}
          onChange={(_, chosen: 'any' | 'all' | null) => chosen && onChange({ isAny: chosen === 'any', rules })}
        >
          <ToggleButton value="all">{translate('app.filter.builder.all')}</ToggleButton>
          <ToggleButton value="any">{translate('app.filter.builder.any')}</ToggleButton>
        </ToggleButtonGroup>
        {onRemove && (
          <IconButton size="small" aria-label={translate('app.filter.builder.remove_group')} onClick={onRemove}>
            <Close fontSize="small" />
          </IconButton>
        )}
      </Box>
      <Stack ref={frame} sx={{ gap: 3 }}>
        {rules.map((rule, at) => {
          const replace = (next: Rule) => put(rules.with(at, next));
          // What comes after a removed one takes its place, and the focus with it.
          return isGroup(rule) ? (
            <GroupEditor key={at} group={rule} filters={filters} onChange={replace} onRemove={() => remove(at)} />
          ) : (
            <ConditionRow
              key={at}
              condition={rule}
              siblings={isAny ? [] : rules}
              filters={filters}
              onChange={replace}
              onRemove={() => remove(at)}
            />
          );
        })}
      </Stack>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginTop: 3 }}>
        <Button
          ref={adding}
          size="small"
          startIcon={<Add />}
          disabled={isFull}
          onClick={() => add(firstCondition(entity, Object.keys(filters)))}
        >
          {translate('app.filter.builder.add')}
        </Button>
        {isRoot && (
          <Button
            size="small"
            color="secondary"
            startIcon={<Add />}
            disabled={isFull}
            onClick={() => add({ isAny: !isAny, rules: [firstCondition(entity, Object.keys(filters))] })}
          >
            {translate('app.filter.builder.add_group')}
          </Button>
        )}
      </Box>
    </Box>
  );
}
