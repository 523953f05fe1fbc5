import Add from '@mui/icons-material/AddOutlined';
import Close from '@mui/icons-material/CloseOutlined';
import { Box, Button, FormHelperText, IconButton, Menu, MenuItem, Stack, Tooltip, Typography } from '@mui/material';
import { cloneElement, type ReactElement, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useMenuButton } from '../../../ui/menus/use-menu-button.ts';
import { type Part, emptyOf, isCondition, isSet, type Rule } from './rule.ts';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';

interface PartsProps {
  sources: readonly Part[];
  /** How each is asked for; one that is only there or not there needs no input. */
  inputs: Partial<Record<Part, ReactElement<{ required?: boolean }>>>;
  /** Said while there is none. */
  none: string;
  /** The words of the button that adds one. */
  add: string;
}

/** What was added must be said: a part that is left empty would be a rule that does less, or more, than it reads. */
const asked = (input: ReactElement<{ required?: boolean }> | undefined) =>
  input && cloneElement(input, { required: true });

/** Some of several things: each can be added, written and taken away. */
export function Parts({ sources, inputs, none, add }: PartsProps) {
  const translate = useTranslate();
  const { shown, left, addPart, removePart, addButton, list, focusAdded, violation } = useParts(sources);
  const { button, menu, pick } = useMenuButton();
  const labelOf = (part: Part) => translate(`app.rules.part.${part}`);
  return (
    <Stack sx={{ gap: 3, alignItems: 'stretch' }} ref={list}>
      {shown.map((part) => (
        <Box
          key={part}
          role="group"
          aria-label={labelOf(part)}
          data-part={part}
          sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, minWidth: 0 }}
        >
          <Box sx={{ flexGrow: 1, minWidth: 0 }}>
            {asked(inputs[part]) ?? <Typography sx={{ paddingBlock: 1.5 }}>{labelOf(part)}</Typography>}
          </Box>
          <Tooltip title={translate('app.rules.remove')}>
            <IconButton
              aria-label={`${translate('app.rules.remove')}: ${labelOf(part)}`}
              onClick={() => removePart(part)}
              // Beside the input, not beside its label above.
              sx={{ marginTop: inputs[part] ? 5 : 0 }}
            >
              <Close fontSize="small" />
            </IconButton>
          </Tooltip>
        </Box>
      ))}
      {shown.length === 0 &&
        (violation === undefined ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {none}
          </Typography>
        ) : (
          <FormHelperText error>{violation}</FormHelperText>
        ))}
      {left.length > 0 && (
        <Button ref={addButton} {...button} startIcon={<Add />} size="small" sx={{ alignSelf: 'flex-start' }}>
          {add}
        </Button>
      )}
      <Menu {...menu} slotProps={{ transition: { onExited: focusAdded } }}>
        {left.map((part) => (
          <MenuItem key={part} onClick={pick(() => addPart(part))}>
            {labelOf(part)}
          </MenuItem>
        ))}
      </Menu>
    </Stack>
  );
}

/** Which of some parts a rule has, what of them can be added, and how; the focus follows. */
function useParts(sources: readonly Part[]) {
  const { setValue } = useFormContext<Rule>();
  const { errors } = useFormState<Rule>();
  const values: readonly unknown[] = useWatch<Rule>({ name: [...sources] });
  const named: readonly string[] = useWatch<Rule, 'conditions'>({ name: 'conditions' }) ?? [];
  const [opened, setOpened] = useState<readonly Part[]>([]);
  const list = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const added = useRef<Part>(undefined);
  const shown = sources.filter((part, at) => isSet(values[at]) || opened.includes(part) || named.includes(part));
  /** A condition counts as soon as it is added: without its value the rule is not saved. */
  const nameConditions = (parts: readonly Part[]) => {
    if (sources.some(isCondition)) setValue('conditions', parts.filter(isCondition), { shouldDirty: true });
  };
  const violation = sources.map((part) => errors[part]?.message).find((message) => message !== undefined);

  return {
    shown,
    left: sources.filter((part) => !shown.includes(part)),
    /** Of one that is not shown: that one of them is needed. */
    violation: violation === undefined ? undefined : String(violation),
    list,
    addButton,
    addPart(part: Part) {
      setOpened([...opened, part]);
      nameConditions([...shown, part]);
      if (emptyOf(part) === false) setValue(part, true, { shouldDirty: true });
      added.current = part;
    },
    removePart(part: Part) {
      setOpened(opened.filter((one) => one !== part));
      nameConditions(shown.filter((one) => one !== part));
      setValue(part, emptyOf(part), { shouldDirty: true, shouldValidate: true });
      addButton.current?.focus();
    },
    focusAdded() {
      const row = added.current && list.current?.querySelector(`[data-part="${added.current}"]`);
      const control = row?.querySelector<HTMLElement>('input, [role="combobox"], button');
      control?.focus();
      added.current = undefined;
    },
  };
}
