/** The parts of the designer that its rail leads to; each is a chunk that loads when it is first opened. */
import ViewAgenda from '@mui/icons-material/ViewAgendaOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import { type ComponentType, lazy } from 'react';
import { loadChunk } from '../../../kit/load-chunk.ts';

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

const view = (load: () => Promise<{ default: ComponentType }>) => lazy(() => loadChunk(load));

/** The first one is where the designer opens. */
export const panels: readonly Panel[] = [
  {
    name: 'questions',
    Icon: ViewAgenda,
    View: view(() => import('./questions/questions-panel.tsx')),
    withPreview: true,
  },
];
