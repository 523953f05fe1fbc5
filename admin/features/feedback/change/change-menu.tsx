import Check from '@mui/icons-material/CheckOutlined';
import { ListItemIcon, ListItemText, MenuItem, MenuList, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { stateStyleOf } from '../../../fields/tones.tsx';
import { TagMenu } from '../tags/tag-menu.tsx';
import { type Changes, movesOf, PRIORITIES, STATUSES } from '../feedback-row.ts';
import { DialogPopover } from '../../../ui/dialogs/dialog-popover.tsx';
import { useFieldName } from '../use-field-name.ts';
import { type Asked, useChange } from './change-context.ts';
import { PeopleMenu } from './people-menu.tsx';
import type { Targets } from './targets.ts';

interface ChangeMenuProps {
  asked: Asked;
  onClose: () => void;
}

/** Beside what is changed: what it can become. */
export function ChangeMenu({ asked: { part, targets, anchor }, onClose }: ChangeMenuProps) {
  const nameOf = useFieldName();
  const { change } = useChange();
  const label = nameOf(part);
  const choose = (changes: Changes) => {
    onClose();
    change(targets, changes);
  };
  return (
    <DialogPopover label={label} anchor={anchor} minWidth={200} isInstant onClose={onClose}>
      {part === 'status' && <StatusMenu label={label} targets={targets} onChoose={(status) => choose({ status })} />}
      {part === 'priority' && (
        <ChoiceMenu
          label={label}
          kind="priority"
          choices={PRIORITIES}
          current={sameOf(targets, 'priority')}
          onChoose={(priority) => choose({ priority })}
        />
      )}
      {part === 'assignee_id' && (
        <PeopleMenu
          label={label}
          chosen={sameOf(targets, 'assignee_id')}
          onChoose={(person) => choose({ assignee_id: person })}
        />
      )}
      {part === 'tag_ids' && <TagMenu label={label} targets={targets} onClose={onClose} />}
    </DialogPopover>
  );
}

/** The value that all of the rows have; undefined where they differ or some are not known. */
function sameOf<Name extends 'status' | 'priority' | 'assignee_id'>({ ids, rows }: Targets, name: Name) {
  const [first] = rows;
  return first !== undefined && rows.length === ids.length && rows.every((row) => row[name] === first[name])
    ? first[name]
    : undefined;
}

interface StatusMenuProps {
  label: string;
  targets: Targets;
  onChoose: (status: (typeof STATUSES)[number]) => void;
}

/** Only what the schema allows; of rows that are not known nothing is ruled out. */
function StatusMenu({ label, targets, onChoose }: StatusMenuProps) {
  const isKnown = targets.rows.length === targets.ids.length;
  const choices = isKnown ? movesOf(targets.rows) : STATUSES.filter((status) => status !== 'new');
  return (
    <ChoiceMenu label={label} kind="status" choices={choices} current={sameOf(targets, 'status')} onChoose={onChoose} />
  );
}

interface ChoiceMenuProps<Value extends string> {
  label: string;
  kind: 'status' | 'priority';
  choices: readonly Value[];
  current: Value | undefined;
  onChoose: (value: Value) => void;
}

function ChoiceMenu<Value extends string>({ label, kind, choices, current, onChoose }: ChoiceMenuProps<Value>) {
  const translate = useTranslate();
  return (
    <>
      <Typography variant="caption" component="p" sx={{ padding: 3, paddingBottom: 0, color: 'text.secondary' }}>
        {label}
      </Typography>
      <MenuList dense aria-label={label}>
        {choices.map((choice) => {
          const { Icon, tone } = stateStyleOf(choice);
          return (
            <MenuItem
              key={choice}
              role="menuitemradio"
              aria-checked={choice === current}
              onClick={() => onChoose(choice)}
            >
              <ListItemIcon>
                <Icon sx={({ palette }) => ({ color: palette.tones[tone].text })} />
              </ListItemIcon>
              <ListItemText>{translate(`enums.feedback.${kind}.${choice}`)}</ListItemText>
              {choice === current && <Check color="primary" fontSize="small" />}
            </MenuItem>
          );
        })}
      </MenuList>
    </>
  );
}
