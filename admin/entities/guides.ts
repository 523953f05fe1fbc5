import Explore from '@mui/icons-material/ExploreOutlined';
import PlaylistAddCheck from '@mui/icons-material/PlaylistAddCheckOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import { paths } from './guard.ts';

interface Guide {
  path: string;
  /** A key of admin/i18n. */
  label: string;
  Icon: typeof SvgIcon;
  of: string;
}

/** What the dashboard shows when it is asked to, and a screen of those who it is for. */
export const GUIDES: readonly Guide[] = [
  {
    path: `${paths.dashboard}?show=first-steps`,
    label: 'app.first_steps.title',
    Icon: PlaylistAddCheck,
    of: '/company_detail',
  },
  { path: `${paths.dashboard}?show=tour`, label: 'app.tour.start', Icon: Explore, of: paths.selfTest },
];
