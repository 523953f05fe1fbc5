import Download from '@mui/icons-material/DownloadOutlined';
import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useLocaleState, useTranslate } from 'react-admin';
import { routeOf } from '../../entities/site.ts';
import type { ListImportRecord } from '../../generated/types.ts';
import { type FilesProvider, saveFile } from '../../providers/files.ts';
import { useAct } from '../../providers/use-act.ts';
import { useServerMutation } from '../../ui/mutations/use-server-mutation.ts';
import { ScrollTable } from '../../ui/tables/scroll-table.tsx';

const LIST_IMPORT = routeOf('list_import');

interface ToldFault {
  row: number | null;
  id: number | null;
  column: string | null;
  code: string;
  message: string;
}

/** More than a person reads here; the file has all that are kept. */
const SHOWN = 200;

/** What is wrong with rows of the file, or keeps rows from being taken back. */
export function Faults({ row, count }: { row: ListImportRecord; count: number }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const act = useAct();
  const provider = useDataProvider<FilesProvider & ReturnType<typeof useDataProvider>>();
  const { mutate, isPending } = useServerMutation({ errors: 'toast' });
  const { id, step, updated_at: at } = row;
  const { data } = useQuery({
    queryKey: [LIST_IMPORT, 'faults', id, at, locale],
    queryFn: () => act<{ results: ToldFault[] }>(LIST_IMPORT, { action: 'faults', id, method: 'GET' }),
  });
  if (data === undefined) return null;
  const shown = data.results.slice(0, SHOWN);
  const isKept = step === 'take_back';
  const note = { shown: shown.length.toLocaleString(locale), count: count.toLocaleString(locale) };
  return (
    <ScrollTable
      title={translate(isKept ? 'app.import.take_back.kept_title' : 'app.import.violations')}
      headers={[
        translate('app.import.header.row'),
        translate('app.import.header.column'),
        translate(isKept ? 'app.import.take_back.reason_of' : 'app.import.header.violation'),
      ]}
      rows={shown.map((fault, place) => ({
        key: String(place),
        cells: [fault.row?.toLocaleString(locale) ?? `#${fault.id}`, fault.column ?? '', fault.message],
      }))}
      action={
        <Button
          size="small"
          startIcon={<Download />}
          loading={isPending}
          onClick={() =>
            void mutate(async () =>
              saveFile(await provider.getFile(LIST_IMPORT, { id, part: 'faults/?format=csv', isLong: true })),
            )
          }
          sx={{ marginInlineStart: 'auto' }}
        >
          {translate('app.import.save_violations')}
        </Button>
      }
      {...(count > shown.length && { note: translate('app.import.first_of', note) })}
    />
  );
}
