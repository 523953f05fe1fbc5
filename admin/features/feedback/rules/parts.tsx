import Add from '@mui/icons-material/AddOutlined';
import Close from '@mui/icons-material/CloseOutlined';
import { Box, Button, FormHelperText, IconButton, Menu, MenuItem, Stack, Tooltip, Typography } from '@mui/material';
import { cloneElement, type ReactElement } from 'react';
import { useTranslate } from 'react-admin';
import { useMenuButton } from '../../../ui/use-menu-button.ts';
import type { Part } from './rule.ts';
import { useParts } from './use-parts.ts';

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
  const { shown, left, addPart, removePart, addButton, list, focusAdded, fault } = useParts(sources);
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
        (fault === undefined ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {none}
          </Typography>
        ) : (
          <FormHelperText error>{fault}</FormHelperText>
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
