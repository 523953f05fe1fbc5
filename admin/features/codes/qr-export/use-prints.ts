import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import { nodeQrCode, qrExport } from '../../../generated/resources.ts';
import { type ExportRow, useExports } from '../../../ui/exports/use-exports.ts';
import { useDebounced } from '../../../ui/time/use-debounced.ts';
import { useObjectAddress } from '../../../ui/media/use-object-address.ts';
import { useServerMutation } from '../../../ui/mutations/use-server-mutation.ts';
import { type FilesProvider, saveFile } from '../../../providers/files.ts';
import { closestWordsOf } from '../../../providers/problem.ts';
import { useAct } from '../../../providers/use-act.ts';
import { imagePart, type PrintFormat, type PrintOptions, standardOptions, toRequest } from './print-options.ts';

/** Whose codes: units, or those of a group. */
export type Printed = { node_ids: number[] } | { qr_code_group_id: number };

export interface QrExportRow extends ExportRow {
  formats: PrintFormat[];
}

interface Counted {
  code_count: number;
  example_id: number;
  example_unit: string | null;
}

/** In milliseconds, of typing a color. */
const PAUSE_MS = 250;

/** What is chosen, how many codes that is, how the first of them looks, and what is done with it. */
export function usePrints(printed: Printed) {
  const [options, setOptions] = useState<PrintOptions>(standardOptions);
  const [withSubunits, setWithSubunits] = useState(false);
  const mine = useExports<QrExportRow>(qrExport.route);
  const counted = useCount(printed, withSubunits);
  const sending = useSending({ printed, withSubunits, options, counted: counted.data }, mine.refresh);
  return {
    options,
    change: (changes: Partial<PrintOptions>) => setOptions((before) => ({ ...before, ...changes })),
    withSubunits,
    setWithSubunits,
    mine,
    counted,
    preview: usePreview(counted.data, options),
    ...sending,
  };
}

function useCount(printed: Printed, withSubunits: boolean) {
  const act = useAct();
  const translate = useTranslate();
  const input = { ...printed, with_subunits: withSubunits };
  const { data, error } = useQuery({
    queryKey: [nodeQrCode.route, 'check_export', input],
    queryFn: () => act<Counted>(nodeQrCode.route, { action: 'check_export', input }),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const words = error === null ? null : closestWordsOf(error);
  return { data: error ? undefined : data, errorText: words === null ? null : translate(words, { _: words }) };
}

function usePreview(counted: Counted | undefined, options: PrintOptions) {
  const provider = useDataProvider<FilesProvider & ReturnType<typeof useDataProvider>>();
  const translate = useTranslate();
  const id = counted?.example_id;
  const part = useDebounced(imagePart(options, 'svg'), PAUSE_MS);
  const { data, error } = useQuery({
    queryKey: [nodeQrCode.route, 'print', id, part],
    queryFn: () => provider.getFile(nodeQrCode.route, { id: id ?? 0, part }),
    enabled: id !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const words = error === null ? null : closestWordsOf(error);
  return {
    address: useObjectAddress(error ? undefined : data),
    errorText: words === null ? null : translate(words, { _: words }),
  };
}

interface Chosen {
  printed: Printed;
  withSubunits: boolean;
  options: PrintOptions;
  counted: Counted | undefined;
}

/** One code is saved at once; many are asked for as an archive. */
function useSending({ printed, withSubunits, options, counted }: Chosen, refresh: () => Promise<void>) {
  const provider = useDataProvider<FilesProvider & ReturnType<typeof useDataProvider>>();
  const act = useAct();
  const notify = useNotify();
  const translate = useTranslate();
  const { mutate, isPending, errorText, reset } = useServerMutation();
  const save = (id: number) =>
    mutate(async () => {
      for (const format of options.formats)
        saveFile(await provider.getFile(nodeQrCode.route, { id, part: `${imagePart(options, format)}&download=true` }));
    });
  const ask = () =>
    mutate(async () => {
      const input = { ...printed, with_subunits: withSubunits, ...toRequest(options) };
      await act(nodeQrCode.route, { action: 'export', input });
      notify(translate('app.qr_export.made'));
      await refresh();
    });
  return {
    submit: () => (counted?.code_count === 1 ? save(counted.example_id) : ask()),
    isSending: isPending,
    errorText,
    reset,
  };
}
