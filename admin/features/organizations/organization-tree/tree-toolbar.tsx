import AccountTree from '@mui/icons-material/AccountTreeOutlined';
import Fullscreen from '@mui/icons-material/FullscreenOutlined';
import FullscreenExit from '@mui/icons-material/FullscreenExitOutlined';
import FormatListBulleted from '@mui/icons-material/FormatListBulletedOutlined';
import UnfoldLess from '@mui/icons-material/UnfoldLessOutlined';
import UnfoldMore from '@mui/icons-material/UnfoldMoreOutlined';
import {
  Box,
  IconButton,
  ToggleButton,
  ToggleButtonGroup,
  Tooltip,
  Button,
  ListItemIcon,
  ListItemText,
  Menu,
  MenuItem,
} from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { TreePicker } from '../../../fields/tree/tree-picker.tsx';
import { node } from '../../../generated/resources.ts';
import { growDirections, type GrowDirection } from './layout/directions.ts';
import { arrangements, type ViewOptions } from './view-options.ts';
import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import { useMenuButton } from '../../../ui/menus/use-menu-button.ts';
import ArrowBack from '@mui/icons-material/ArrowBackOutlined';
import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowForward from '@mui/icons-material/ArrowForwardOutlined';
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import ViewModule from '@mui/icons-material/ViewModuleOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { Arrangement } from './layout/arrange.ts';

interface TreeToolbarProps {
  organizationId: number;
  options: ViewOptions;
  direction: GrowDirection;
  onChange: (change: Partial<ViewOptions>) => void;
  /** A phone has the list only. */
  isNarrow: boolean;
  isFull: boolean;
  onFull: () => void;
  onFind: (id: number) => void;
  onExpand: () => void;
  onCollapse: () => void;
}

/** How the tree is shown, and the way to one unit of it. */
export function TreeToolbar(props: TreeToolbarProps) {
  const { organizationId, options, direction, onChange, isNarrow, isFull, onFull, onFind, onExpand, onCollapse } =
    props;
  const translate = useTranslate();
  const isChart = !isNarrow && options.view === 'chart';
  return (
    <Box
      role="toolbar"
      aria-label={translate('app.tree.view.toolbar')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2 }}
    >
      <Box sx={{ width: { xs: '100%', sm: 320 }, marginInlineEnd: 'auto' }}>
        <TreePicker
          reference={node.route}
          label={translate('app.tree.find')}
          filter={{ organization_id: organizationId }}
          value={null}
          onChange={(id) => id !== null && onFind(id)}
        />
      </Box>
      {!isNarrow && <ViewToggle view={options.view} onChange={(view) => onChange({ view })} />}
      {isChart && (
        <>
          <ChoiceMenu
            label={translate('app.tree.view.arrangement')}
            value={options.arrangement}
            choices={arrangements.map((one) => ({
              value: one,
              label: translate(`app.tree.view.${one}`),
              icon: <ArrangementIcon arrangement={one} />,
            }))}
            onChange={(arrangement) => onChange({ arrangement })}
          />
          <ChoiceMenu
            label={translate('app.tree.view.direction')}
            value={direction}
            choices={growDirections.map((one) => ({
              value: one,
              label: translate(`app.tree.view.${one}`),
              icon: <DirectionIcon direction={one} />,
            }))}
            onChange={(chosen) => onChange({ direction: chosen })}
          />
        </>
      )}
      <Box sx={{ display: 'flex' }}>
        <Tool label="expand_level" icon={<UnfoldMore />} onClick={onExpand} />
        <Tool label="collapse_all" icon={<UnfoldLess />} onClick={onCollapse} />
        {isChart && (
          <Tool
            label={isFull ? 'leave_full_screen' : 'full_screen'}
            icon={isFull ? <FullscreenExit /> : <Fullscreen />}
            onClick={onFull}
          />
        )}
      </Box>
    </Box>
  );
}

function Tool({ label, icon, onClick }: { label: string; icon: ReactNode; onClick: () => void }) {
  const translate = useTranslate();
  const text = translate(`app.tree.view.${label}`);
  return (
    <Tooltip title={text}>
      <IconButton aria-label={text} onClick={onClick}>
        {icon}
      </IconButton>
    </Tooltip>
  );
}

function ViewToggle({ view, onChange }: { view: ViewOptions['view']; onChange: (view: ViewOptions['view']) => void }) {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={view}
      aria-label={translate('app.tree.view.kind')}
      onChange={(_, chosen: ViewOptions['view'] | null) => chosen !== null && onChange(chosen)}
      sx={{ height: 38 }}
    >
      <ToggleButton value="chart" sx={{ gap: 1.5, paddingInline: 3 }}>
        <AccountTree />
        {translate('app.tree.view.chart')}
      </ToggleButton>
      <ToggleButton value="list" sx={{ gap: 1.5, paddingInline: 3 }}>
        <FormatListBulleted />
        {translate('app.tree.view.list')}
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

interface ChoiceMenuProps<Value extends string> {
  label: string;
  value: Value;
  choices: { value: Value; label: string; icon: ReactNode }[];
  onChange: (value: Value) => void;
}

/** One of a few: the button shows which, its menu the others. */
function ChoiceMenu<Value extends string>({ label, value, choices, onChange }: ChoiceMenuProps<Value>) {
  const { button, menu, pick } = useMenuButton();
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={chosen?.icon}
        endIcon={<ExpandMore />}
        {...button}
        aria-label={`${label}: ${chosen?.label ?? ''}`}
        sx={{ height: 38, borderColor: 'inputBorder' }}
      >
        {chosen?.label}
      </Button>
      <Menu {...menu} slotProps={{ list: { 'aria-label': label } }}>
        {choices.map((choice) => (
          <MenuItem
            key={choice.value}
            role="menuitemradio"
            aria-checked={choice.value === value}
            selected={choice.value === value}
            onClick={pick(() => onChange(choice.value))}
          >
            <ListItemIcon>{choice.icon}</ListItemIcon>
            <ListItemText>{choice.label}</ListItemText>
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

const BY_DIRECTION: Record<GrowDirection, typeof SvgIcon> = {
  down: ArrowDownward,
  up: ArrowUpward,
  right: ArrowForward,
  left: ArrowBack,
};

/** Where the tree grows to. */
function DirectionIcon({ direction }: { direction: GrowDirection }) {
  const Icon = BY_DIRECTION[direction];
  return <Icon />;
}

function ArrangementIcon({ arrangement }: { arrangement: Arrangement }) {
  return arrangement === 'compact' ? <ViewModule /> : <AccountTree />;
}
