import AccountTree from '@mui/icons-material/AccountTreeOutlined';
import ArrowBack from '@mui/icons-material/ArrowBackOutlined';
import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowForward from '@mui/icons-material/ArrowForwardOutlined';
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import ViewModule from '@mui/icons-material/ViewModuleOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { Arrangement } from './layout/arrange.ts';
import type { GrowDirection } from './layout/directions.ts';

const BY_DIRECTION: Record<GrowDirection, typeof SvgIcon> = {
  down: ArrowDownward,
  up: ArrowUpward,
  right: ArrowForward,
  left: ArrowBack,
};

/** Where the tree grows to. */
export function DirectionIcon({ direction }: { direction: GrowDirection }) {
  const Icon = BY_DIRECTION[direction];
  return <Icon />;
}

export function ArrangementIcon({ arrangement }: { arrangement: Arrangement }) {
  return arrangement === 'compact' ? <ViewModule /> : <AccountTree />;
}
