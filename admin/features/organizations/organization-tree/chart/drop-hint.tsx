import { Paper } from '@mui/material';
import { use, useSyncExternalStore } from 'react';
import { useWords } from '../use-words.ts';
import { ChartContext } from './chart-context.ts';

/** Says what letting go would do. */
export function DropHint() {
  const { drop } = use(ChartContext);
  const { translate, nameOf } = useWords();
  const state = useSyncExternalStore(drop.subscribe, drop.get);
  if (state === null) return null;
  const { dragged, over, violation } = state;
  const text =
    over === null
      ? translate('app.tree.drop.choose', { name: nameOf(dragged) })
      : violation === null
        ? translate('app.tree.drop.here', { name: nameOf(dragged), target: nameOf(over) })
        : translate(`app.tree.drop.${violation}`);
  return (
    <Paper
      role="status"
      elevation={8}
      sx={{
        position: 'absolute',
        insetBlockStart: 12,
        insetInline: 0,
        width: 'fit-content',
        marginInline: 'auto',
        zIndex: 10,
        paddingBlock: 1.5,
        paddingInline: 3,
        maxWidth: '90%',
        border: 1,
        borderColor: violation === null ? 'divider' : 'error.main',
        color: violation === null ? 'text.primary' : 'error.main',
        pointerEvents: 'none',
      }}
    >
      {text}
    </Paper>
  );
}
