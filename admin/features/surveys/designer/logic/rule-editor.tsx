import Add from '@mui/icons-material/AddOutlined';
import Close from '@mui/icons-material/CloseOutlined';
import { Box, Button, IconButton, MenuItem, TextField, Tooltip, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { MAX_CONDITIONS } from '../../../../../shared/survey/check-rules.ts';
import { conditionsOf, isCondition, partsOf } from '../../../../../shared/survey/conditions.ts';
import type { Condition, Rule, RulePart } from '../../../../../shared/survey/document.ts';
import type { DraftQuestion } from '../state/draft.ts';
import { withParts } from '../state/rules.ts';
import { answerFactsOf } from './answer-facts.ts';
import { ConditionEditor } from './condition-editor.tsx';
import { fitClause, toCondition } from './operators.ts';

/** Of the dialect: a rule, and two within it. */
const MAX_DEPTH = 3;

interface RuleEditorProps {
  rule: Rule | undefined;
  /** The questions that it may look at. */
  sources: DraftQuestion[];
  /** What holds without a rule. */
  none: string;
  onChange: (rule: Rule | undefined) => void;
}

/** All or any of some conditions, each a readable row, and of groups of such. */
export function RuleEditor({ rule, sources, none, onChange }: RuleEditorProps) {
  const isFull = rule !== undefined && conditionsOf(rule).length >= MAX_CONDITIONS;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {rule === undefined && none !== '' && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {none}
        </Typography>
      )}
      <Parts rule={rule} sources={sources} depth={1} path="" isFull={isFull} onChange={onChange} />
    </Box>
  );
}

interface PartsProps extends Pick<RuleEditorProps, 'rule' | 'sources' | 'onChange'> {
  depth: number;
  /** Numbers of the groups that it stands in: `2.1.`; empty for the whole rule. */
  path: string;
  /** No further condition fits into the rule. */
  isFull: boolean;
}

/** A condition to begin with: on the last question that can be looked at. */
function firstCondition(sources: DraftQuestion[]): Condition | undefined {
  const source = sources.at(-1);
  const facts = source && answerFactsOf(source);
  if (source === undefined || facts === undefined) return undefined;
  return toCondition(fitClause({ question: source.id, operator: facts.isWhole ? 'at_most' : 'is', values: [] }, facts));
}

/** A rule to begin with, where there is a question to look at. */
export function firstRule(sources: DraftQuestion[]): Rule | undefined {
  const condition = firstCondition(sources);
  return condition && { all: [condition] };
}

function Parts({ rule, sources, depth, path, isFull, onChange }: PartsProps) {
  const translate = useTranslate();
  const parts = rule === undefined ? [] : partsOf(rule);
  const set = (next: RulePart[]) => onChange(next.length === 0 ? undefined : withParts(rule ?? { all: [] }, next));
  const add = (wrap: (condition: Condition) => RulePart) => {
    const condition = firstCondition(sources);
    if (condition !== undefined) set([...parts, wrap(condition)]);
  };
  /** A group joins in the other way: one that joins as the rule around it does would say nothing. */
  const grouped = (condition: Condition): Rule =>
    rule !== undefined && 'any' in rule ? { all: [condition] } : { any: [condition] };
  return (
    <>
      {parts.length > 1 && rule !== undefined && (
        <TextField
          select
          value={'all' in rule ? 'all' : 'any'}
          onChange={({ target }) => onChange(target.value === 'all' ? { all: parts } : { any: parts })}
          slotProps={{ htmlInput: { 'aria-label': [translate('app.designer.logic.match'), path].join(' ').trim() } }}
        >
          <MenuItem value="all">{translate('app.designer.logic.all')}</MenuItem>
          <MenuItem value="any">{translate('app.designer.logic.any')}</MenuItem>
        </TextField>
      )}
      {parts.map((part, at) => {
        // Parts have no names of their own; their place is what tells them apart.
        const shared = { number: `${path}${at + 1}`, sources, onRemove: () => set(parts.toSpliced(at, 1)) };
        const change = (next: RulePart) => set(parts.with(at, next));
        return isCondition(part) ? (
          <ConditionEditor {...shared} key={at} condition={part} onChange={change} />
        ) : (
          <Group {...shared} key={at} rule={part} depth={depth + 1} isFull={isFull} onChange={change} />
        );
      })}
      {!isFull && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <Button size="small" variant="outlined" startIcon={<Add />} onClick={() => add((condition) => condition)}>
            {translate('app.designer.logic.add_condition')}
          </Button>
          {depth < MAX_DEPTH && parts.length > 0 && (
            <Button size="small" startIcon={<Add />} onClick={() => add(grouped)}>
              {translate('app.designer.logic.add_group')}
            </Button>
          )}
        </Box>
      )}
    </>
  );
}

interface GroupProps {
  number: string;
  rule: Rule;
  sources: DraftQuestion[];
  depth: number;
  isFull: boolean;
  onChange: (rule: Rule) => void;
  onRemove: () => void;
}

/** A rule within a rule; without its last part it goes. */
function Group({ number, rule, sources, depth, isFull, onChange, onRemove }: GroupProps) {
  const translate = useTranslate();
  const remove = `${translate('app.designer.logic.remove_group')} ${number}`;
  return (
    <Box
      role="group"
      aria-label={`${translate('app.designer.logic.group')} ${number}`}
      sx={{
        position: 'relative',
        display: 'grid',
        gap: 2,
        paddingBlock: 1,
        paddingInlineStart: 3,
        borderInlineStart: '3px solid',
        borderInlineStartColor: 'divider',
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography variant="subtitle2" component="h3">
          {translate('app.designer.logic.group')}
        </Typography>
        <Tooltip title={translate('app.designer.logic.remove_group')}>
          <IconButton size="small" aria-label={remove} onClick={onRemove}>
            <Close fontSize="small" />
          </IconButton>
        </Tooltip>
      </Box>
      <Parts
        rule={rule}
        sources={sources}
        depth={depth}
        path={`${number}.`}
        isFull={isFull}
        onChange={(next) => (next === undefined ? onRemove() : onChange(next))}
      />
    </Box>
  );
}
