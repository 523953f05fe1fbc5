/** The parts of the designer that its rail leads to; each is a chunk that loads when it is first opened. */
import AddLink from '@mui/icons-material/AddLinkOutlined';
import AltRoute from '@mui/icons-material/AltRouteOutlined';
import Brush from '@mui/icons-material/BrushOutlined';
import EventAvailable from '@mui/icons-material/EventAvailableOutlined';
import Favorite from '@mui/icons-material/FavoriteBorderOutlined';
import History from '@mui/icons-material/HistoryOutlined';
import Publish from '@mui/icons-material/PublishOutlined';
import Translate from '@mui/icons-material/TranslateOutlined';
import ViewAgenda from '@mui/icons-material/ViewAgendaOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import { lazyChunk } from '../../../../ui/chunks/lazy-chunk.ts';

export interface Panel {
  /** In the address: `?panel=theme`; its words are `app.designer.panels.<name>`. */
  name: string;
  Icon: typeof SvgIcon;
  View: ComponentType;
  /** Stands beside the live preview. */
  withPreview: boolean;
  /** Not in the rail: a button leads there. */
  isHidden?: true;
}

/** The first one is where the designer opens. */
export const panels: readonly Panel[] = [
  {
    name: 'questions',
    Icon: ViewAgenda,
    View: lazyChunk(() => import('./questions/questions-panel.tsx')),
    withPreview: true,
  },
  { name: 'flow', Icon: AltRoute, View: lazyChunk(() => import('./flow/flow-panel.tsx')), withPreview: false },
  {
    name: 'translations',
    Icon: Translate,
    View: lazyChunk(() => import('./translations/translations-panel.tsx')),
    withPreview: false,
  },
  { name: 'theme', Icon: Brush, View: lazyChunk(() => import('./theme/theme-panel.tsx')), withPreview: true },
  { name: 'thanks', Icon: Favorite, View: lazyChunk(() => import('./thanks/thanks-panel.tsx')), withPreview: true },
  {
    name: 'availability',
    Icon: EventAvailable,
    View: lazyChunk(() => import('./availability/availability-panel.tsx')),
    withPreview: false,
  },
  {
    name: 'address',
    Icon: AddLink,
    View: lazyChunk(() => import('./address/address-panel.tsx')),
    withPreview: false,
  },
  {
    name: 'versions',
    Icon: History,
    View: lazyChunk(() => import('./versions/versions-panel.tsx')),
    withPreview: false,
  },
  {
    name: 'publish',
    Icon: Publish,
    View: lazyChunk(() => import('./publish/publish-panel.tsx')),
    withPreview: false,
    isHidden: true,
  },
];
