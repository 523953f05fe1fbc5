import Check from '@mui/icons-material/CheckOutlined';
import PersonOff from '@mui/icons-material/PersonOffOutlined';
import PersonPin from '@mui/icons-material/PersonPinOutlined';
import { Divider, ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useReferenceOptions } from '../../../fields/references.ts';
import { customerUser } from '../../../generated/resources.ts';
import { SearchMenu } from '../search-menu.tsx';
import { useUserData } from '../../../providers/use-session.tsx';

interface PeopleMenuProps {
  label: string;
  /** Null for nobody, undefined for no choice yet. */
  chosen: number | null | undefined;
  onChoose: (person: number | null) => void;
}

/** Me, nobody, or one of the company's people, who are found by what is typed. */
export function PeopleMenu({ label, chosen, onChoose }: PeopleMenuProps) {
  const translate = useTranslate();
  const me = useUserData();
  const { options, isTyped, isStale, setTyped } = useReferenceOptions(
    { reference: customerUser.route, searchable: true, sortBy: 'full_name' },
    [],
    true,
  );
  const item = (id: number | null, text: string, Icon?: typeof Check) => (
    <MenuItem
      key={id ?? 'nobody'}
      role="menuitemradio"
      aria-checked={chosen === id}
      selected={chosen === id}
      disabled={id !== null && (isTyped || id !== me?.id) && isStale}
      onClick={() => onChoose(id)}
    >
      <ListItemIcon>{Icon ? <Icon /> : chosen === id ? <Check /> : null}</ListItemIcon>
      <ListItemText primary={<bdi>{text}</bdi>} />
    </MenuItem>
  );
  // Of a typed text only what it finds can be chosen.
  const first =
    isTyped || me === null
      ? []
      : [
          item(me.id, translate('app.feedback.assignee.me'), PersonPin),
          item(null, translate('app.feedback.assignee.nobody'), PersonOff),
          <Divider key="others" component="li" />,
        ];
  const others = options.filter(({ id }) => isTyped || id !== me?.id).map(({ id, label: name }) => item(id, name));
  return (
    <SearchMenu
      label={label}
      find={translate('app.feedback.assignee.find')}
      isStale={isStale}
      onType={setTyped}
      items={[...first, ...others]}
    />
  );
}
