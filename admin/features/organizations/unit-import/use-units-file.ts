import { useDataProvider } from 'react-admin';
import { organization } from '../../../generated/resources.ts';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { type FilesProvider, saveFile } from '../../../providers/files.ts';

export const fileFormats = ['xlsx', 'csv'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** Saves an organization's units as a file, or an empty file to fill in; says by a toast when it fails. */
export function useUnitsFile(organizationId: number) {
  const provider = useDataProvider<FilesProvider & ReturnType<typeof useDataProvider>>();
  const { mutate, isPending } = useServerMutation({ errors: 'toast' });

  const save = (format: FileFormat, { isTemplate = false } = {}): Promise<void> =>
    mutate(async () => {
      const query = new URLSearchParams({ format, ...(isTemplate && { template: 'true' }) });
      const request = { id: organizationId, part: `export_units/?${query}` };
      saveFile(await provider.getFile(organization.route, request));
    });
  return { save, isLoading: isPending };
}
