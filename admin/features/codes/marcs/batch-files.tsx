import Download from '@mui/icons-material/DownloadOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate, useDataProvider } from 'react-admin';
import { useMenuButton } from '../../../ui/menus/use-menu-button.ts';
import { PrintDialog } from './print-dialog.tsx';
import { type BatchPage, BATCH_MARCS } from './use-batch.ts';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { type FilesProvider, saveFile } from '../../../providers/files.ts';

const FILES = ['xlsx', 'csv'] as const;

/** What who makes the marcs needs: the packing list, and prints. */
export function BatchFiles({ batch }: { batch: BatchPage }) {
  const translate = useTranslate();
  const id = useId();
  const { button, menu, pick } = useMenuButton();
  const { save, isLoading } = useBatchFile(batch.id);
  const [isPrinting, setPrinting] = useState(false);
  return (
    <>
      <Button
        id={id}
        variant="contained"
        startIcon={<Download />}
        loading={isLoading}
        loadingPosition="start"
        {...button}
      >
        {translate('app.marcs.download')}
      </Button>
      <Menu {...menu} slotProps={{ list: { 'aria-labelledby': id } }}>
        {FILES.map((download) => (
          <MenuItem key={download} onClick={pick(() => void save({ download }))}>
            {translate(`app.marcs.file.${download}`)}
          </MenuItem>
        ))}
        <MenuItem onClick={pick(() => setPrinting(true))}>{translate('app.marcs.print.prints')}</MenuItem>
      </Menu>
      {isPrinting && <PrintDialog batch={batch} isBusy={isLoading} onSave={save} onClose={() => setPrinting(false)} />}
    </>
  );
}

/** Saves a file of a batch, of all its marcs or those of one state; says by a toast when it fails. */
function useBatchFile(id: number) {
  const provider = useDataProvider<FilesProvider & ReturnType<typeof useDataProvider>>();
  const { mutate, isPending } = useServerMutation({ errors: 'toast' });

  const save = (query: Record<string, string>): Promise<void> =>
    mutate(async () => {
      saveFile(await provider.getFile(BATCH_MARCS, { id, part: `?${new URLSearchParams(query)}`, isLong: true }));
    });
  return { save, isLoading: isPending };
}
