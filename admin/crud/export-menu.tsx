import Description from '@mui/icons-material/DescriptionOutlined';
import Download from '@mui/icons-material/DownloadOutlined';
import TableView from '@mui/icons-material/TableViewOutlined';
import { useDataProvider, useListContext, useTranslate } from 'react-admin';
import { fieldsBehind } from '../entities/composites.ts';
import type { EntityResource } from '../entities/resource.ts';
import { type FilesProvider, saveFile } from '../providers/files.ts';
import { ActionMenu } from '../ui/menus/action-menu.tsx';
import { useServerMutation } from '../ui/mutations/use-server-mutation.ts';
import { useScreen } from './screen-context.tsx';

/** Also where only a composite has it as a column. */
const isListed = ({ columns, moreColumns, composites = {} }: EntityResource, name: string): boolean =>
  [...columns, ...moreColumns, ...Object.values(composites).flat()].includes(name);

/** All that the list finds as a file, in its order, with the columns that are shown. */
export function ExportMenu({ columns }: { columns: readonly string[] }) {
  const translate = useTranslate();
  const { entity } = useScreen();
  const provider = useDataProvider<FilesProvider & ReturnType<typeof useDataProvider>>();
  const { filter, filterValues, sort } = useListContext();
  const { mutate, isPending } = useServerMutation({ errors: 'toast' });
  const fields = columns.flatMap((name) => fieldsBehind(entity, name)).filter((name) => isListed(entity, name));
  const save = (format: string) => () =>
    void mutate(async () =>
      saveFile(
        await provider.getListFile(entity.route, {
          format,
          fields,
          sort,
          filter: { ...(filterValues as object), ...(filter as object | undefined) },
        }),
      ),
    );
  return (
    <ActionMenu
      label={translate('app.list.export.label')}
      Icon={Download}
      isBusy={isPending}
      actions={[
        { label: translate('app.list.export.csv'), Icon: Description, run: save('csv') },
        { label: translate('app.list.export.xlsx'), Icon: TableView, run: save('xlsx') },
      ]}
    />
  );
}
