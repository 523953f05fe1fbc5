import Search from '@mui/icons-material/SearchOutlined';
import { IconButton, Tooltip } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ChunkBoundary } from '../../../ui/chunks/chunk-boundary.tsx';
import { lazyChunk } from '../../../ui/chunks/lazy-chunk.ts';

const SearchDialog = lazyChunk(async () => ({ default: (await import('./search-dialog.tsx')).SearchDialog }));

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);
const KEYS = isApple ? '⌘K' : 'Ctrl+K';

/** Opens the quick search, as its keys do from anywhere. */
export function QuickSearch() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const label = translate('app.quick_search.title');
  useOpenKeys(() => setOpen(true));
  return (
    <>
      <Tooltip title={`${label} (${KEYS})`}>
        <IconButton
          aria-label={label}
          aria-haspopup="dialog"
          aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
          onClick={() => setOpen(true)}
        >
          <Search />
        </IconButton>
      </Tooltip>
      {isOpen && (
        <ChunkBoundary fallback={null}>
          <SearchDialog onClose={() => setOpen(false)} />
        </ChunkBoundary>
      )}
    </>
  );
}

/** A dialog has the keys to itself. */
const isCovered = (): boolean => document.querySelector('[role="dialog"][aria-modal="true"]') !== null;

function useOpenKeys(open: () => void): void {
  const listen = useEffectEvent((event: KeyboardEvent) => {
    const isMeant =
      (isApple ? event.metaKey : event.ctrlKey) && !event.altKey && !event.shiftKey && event.code === 'KeyK';
    if (event.defaultPrevented || !isMeant || isCovered()) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => listen(event);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
}
