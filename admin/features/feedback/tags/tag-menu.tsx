import Add from '@mui/icons-material/AddOutlined';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlankOutlined';
import CheckBox from '@mui/icons-material/CheckBoxOutlined';
import IndeterminateCheckBox from '@mui/icons-material/IndeterminateCheckBoxOutlined';
import { ListItemIcon, ListItemText, MenuItem, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { companyTag } from '../../../generated/resources.ts';
import type { Targets } from '../change/targets.ts';
import { ManageLink } from '../manage-link.tsx';
import { SearchMenu } from '../search-menu.tsx';
import { Dot } from './tag-chip.tsx';
import { useTagMenu } from './use-tag-menu.ts';
import type { TagState } from './use-tag-states.ts';
import type { Tag } from './use-tags.ts';

/** As the schema has it. */
const LONGEST_NAME = 60;

interface TagMenuProps {
  label: string;
  targets: Targets;
  onClose: () => void;
}

/** Puts tags on, or takes them away; each one at once, so that several can follow. What is missing is made. */
export function TagMenu({ label, targets, onClose }: TagMenuProps) {
  const translate = useTranslate();
  const { typed, type, tags, states, isNew, make, isMaking, errorText, choose, isStale, words } = useTagMenu(targets);
  const find = translate(isNew === null ? 'app.feedback.tags.find' : 'app.feedback.tags.find_or_make');
  const items = tags.map((tag) => (
    <TagItem
      key={tag.id}
      tag={tag}
      state={states.stateOf(tag.id)}
      disabled={isStale}
      onClick={() => states.toggle(tag.id)}
    />
  ));
  if (isNew === true)
    items.push(
      <MenuItem key="new" disabled={isMaking} onClick={make}>
        <ListItemIcon>
          <Add color="primary" />
        </ListItemIcon>
        <ListItemText sx={{ overflowWrap: 'anywhere', '& *': { whiteSpace: 'normal' } }}>
          {translate('app.feedback.tags.make', { name: typed.trim() })}
        </ListItemText>
      </MenuItem>,
    );
  return (
    <SearchMenu
      label={label}
      find={find}
      value={typed}
      maxLength={LONGEST_NAME}
      errorText={errorText}
      isStale={isStale}
      onType={type}
      onEnter={choose}
      items={items}
    >
      {words !== null && (
        <Typography variant="body2" role="status" sx={{ padding: 3, paddingTop: 1, color: 'text.secondary' }}>
          {translate(words)}
        </Typography>
      )}
      <ManageLink route={companyTag.route} label={translate('app.feedback.tags.manage')} onClick={onClose} />
    </SearchMenu>
  );
}

const ICONS = { all: CheckBox, some: IndeterminateCheckBox, none: CheckBoxOutlineBlank };

interface TagItemProps {
  tag: Tag;
  state: TagState;
  disabled: boolean;
  onClick: () => void;
}

function TagItem({ tag, state, disabled, onClick }: TagItemProps) {
  const Icon = ICONS[state];
  return (
    <MenuItem
      role="menuitemcheckbox"
      aria-checked={state === 'some' ? 'mixed' : state === 'all'}
      disabled={disabled}
      onClick={onClick}
      sx={{ gap: 1 }}
    >
      <ListItemIcon sx={{ '&&': { minWidth: 0 } }}>
        <Icon color={state === 'none' ? 'inherit' : 'primary'} />
      </ListItemIcon>
      <Dot color={tag.color} />
      <ListItemText sx={{ overflowWrap: 'anywhere' }}>
        <bdi>{tag.name}</bdi>
      </ListItemText>
    </MenuItem>
  );
}
