import Add from '@mui/icons-material/AddOutlined';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import DriveFileMove from '@mui/icons-material/DriveFileMoveOutlined';
import Edit from '@mui/icons-material/EditOutlined';
import Link from '@mui/icons-material/LinkOutlined';
import OpenInFull from '@mui/icons-material/OpenInFullOutlined';
import Poll from '@mui/icons-material/PollOutlined';
import Print from '@mui/icons-material/PrintOutlined';
import QrCode from '@mui/icons-material/QrCode2Outlined';
import RateReview from '@mui/icons-material/RateReviewOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import { Divider, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { useNavigate } from 'react-router';
import { node } from '../../../generated/resources.ts';
import type { GroupKind } from '../groups/group-kinds.ts';
import { isOffered, type Unit, type UnitRight } from './unit.ts';
import { useWords } from './use-words.ts';

/** What a menu leads to that is shown over the tree. */
export type UnitTask = 'add' | 'move' | 'delete' | 'print' | GroupKind;

export interface MenuPlace {
  unit: Unit;
  anchor: Element | { left: number; top: number };
}

interface Entry {
  key: string;
  Icon: typeof SvgIcon;
  /** Without it the entry is not offered. */
  right?: UnitRight;
  /** A page of the unit, or something over the tree. */
  leadsTo: { page: string } | { task: UnitTask };
}

/** Spec, section 2: what can be done with a unit; in groups. */
const ENTRIES: Entry[][] = [
  [
    { key: 'open', Icon: OpenInFull, leadsTo: { page: '' } },
    { key: 'edit', Icon: Edit, right: 'node_edit', leadsTo: { page: '/edit' } },
    { key: 'review', Icon: RateReview, right: 'feedback_read', leadsTo: { page: '/feedback' } },
  ],
  [
    { key: 'survey', Icon: Poll, right: 'node_edit', leadsTo: { task: 'survey' } },
    { key: 'qr_code', Icon: QrCode, right: 'qr_edit', leadsTo: { task: 'qr_code' } },
    { key: 'link_list', Icon: Link, right: 'node_edit', leadsTo: { task: 'link_list' } },
    { key: 'print', Icon: Print, right: 'qr_read', leadsTo: { task: 'print' } },
  ],
  [
    { key: 'add', Icon: Add, right: 'node_create', leadsTo: { task: 'add' } },
    { key: 'move', Icon: DriveFileMove, right: 'node_edit', leadsTo: { task: 'move' } },
  ],
  [{ key: 'delete', Icon: DeleteOutline, right: 'node_delete', leadsTo: { task: 'delete' } }],
];

interface UnitMenuProps {
  place: MenuPlace;
  onClose: () => void;
  onTask: (task: UnitTask, unit: Unit) => void;
}

/** The menu of one unit: only what its reader may do there. */
export function UnitMenu({ place: { unit, anchor }, onClose, onTask }: UnitMenuProps) {
  const { translate, nameOf } = useWords();
  const navigate = useNavigate();
  const groups = ENTRIES.map((entries) => entries.filter(({ right }) => right === undefined || isOffered(unit, right)));
  const choose = ({ leadsTo }: Entry) => {
    onClose();
    if ('task' in leadsTo) onTask(leadsTo.task, unit);
    else void navigate(`/${node.route}/${unit.id}${leadsTo.page}`);
  };
  const where =
    anchor instanceof Element
      ? { anchorEl: anchor }
      : { anchorReference: 'anchorPosition' as const, anchorPosition: anchor };
  return (
    <Menu
      open
      onClose={onClose}
      {...where}
      slotProps={{ list: { 'aria-label': translate('app.tree.menu.of', { name: nameOf(unit) }), dense: true } }}
    >
      {groups
        .filter((entries) => entries.length > 0)
        .flatMap((entries, at) => [
          ...(at === 0 ? [] : [<Divider key={`line-${at}`} />]),
          ...entries.map((entry) => (
            <MenuItem
              key={entry.key}
              onClick={() => choose(entry)}
              sx={entry.key === 'delete' ? { color: 'error.main', '& svg': { color: 'error.main' } } : {}}
            >
              <ListItemIcon>
                <entry.Icon />
              </ListItemIcon>
              <ListItemText>{translate(`app.tree.menu.${entry.key}`)}</ListItemText>
            </MenuItem>
          )),
        ])}
    </Menu>
  );
}
