import { useEffect, useRef, useState } from 'react';
import {
  useDataProvider,
  useLocale,
  useRecordContext,
  useResourceContext,
  useTranslate,
  useTranslateLabel,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { StoredFileValue } from '../../../shared/contract/file-types.ts';
import type { FilesProvider } from '../../providers/files.ts';
import { closestWordsOf } from '../../providers/problem.ts';
import { sizeIn } from '../../ui/media/size-in.ts';
import { typeNames } from '../../ui/media/type-names.ts';
import { isStoredFile } from '../base/field-file.ts';

export interface FileLimits {
  source: string;
  /** Media types that are taken. */
  types: readonly string[];
  maxBytes: number;
  /** The field that says whose a new row of the platform's is. */
  owner?: string;
}

/** A file that is on its way. */
interface UnderWay {
  name: string;
  /** How much has gone out, from 0 to 1. */
  share: number;
}

/** Sends a file to the row of the form, or for one that is still to be made; what the form then holds is its key and facts. */
export function useFieldUpload(limits: FileLimits) {
  const translate = useTranslate();
  const violationOf = useViolation(limits);
  const sendTo = useSender(limits);
  const [underWay, setUnderWay] = useState<UnderWay | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  /** What was just sent, to be looked at before any row has it. */
  const [sent, setSent] = useState<{ key: string; file: File } | null>(null);
  const gone = useRef<AbortController>(null);
  useEffect(() => () => gone.current?.abort(), []);

  /** Lets go of what is on its way, and of why the last one was refused. */
  function forget(): void {
    gone.current?.abort();
    gone.current = null;
    setUnderWay(null);
    setRefusal(null);
  }

  async function send(file: File, onStored: (value: StoredFileValue) => void): Promise<void> {
    forget();
    const violation = violationOf(file);
    if (violation !== null) return setRefusal(violation);
    const controller = new AbortController();
    gone.current = controller;
    const tell = (share: number) => setUnderWay({ name: file.name, share });
    tell(0);
    try {
      const value = await sendTo(file, controller.signal, tell);
      setSent({ key: value.key, file });
      onStored(value);
    } catch (error) {
      const words = closestWordsOf(error);
      if (!controller.signal.aborted) setRefusal(translate(words, { _: words }));
    } finally {
      if (gone.current === controller) {
        gone.current = null;
        setUnderWay(null);
      }
    }
  }

  return { send, forget, underWay, refusal, sent, isUnderWay: () => gone.current !== null };
}

/** What is said at once of a file that the server would refuse. */
function useViolation({ types, maxBytes, owner }: FileLimits): (file: File) => string | null {
  const translate = useTranslate();
  const translateLabel = useTranslateLabel();
  const locale = useLocale() ?? 'en';
  const resource = useResourceContext();
  const isNew = useRecordContext()?.id === undefined;
  const { getValues } = useFormContext();
  return (file) => {
    if (isNew && owner !== undefined && typeof getValues(owner) !== 'number')
      return translate('app.file.owner_first', { field: String(translateLabel({ source: owner, resource })) });
    if (file.size > maxBytes) return translate('app.file.too_large', { size: sizeIn(locale, maxBytes) });
    const names = typeNames(locale, types);
    // A browser that knows no type leaves it to the server.
    const isOther = names !== null && file.type !== '' && !types.includes(file.type);
    return isOther ? translate('app.file.wrong_type', { types: names }) : null;
  };
}

const MAX_NAME = 255;

function useSender({ source, owner }: FileLimits) {
  const provider = useDataProvider<FilesProvider & ReturnType<typeof useDataProvider>>();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const { getValues } = useFormContext();
  return async (file: File, signal: AbortSignal, onSent: (share: number) => void): Promise<StoredFileValue> => {
    const place = placeOf(record?.id, owner === undefined ? undefined : getValues(owner));
    const query = new URLSearchParams({ name: file.name.slice(-MAX_NAME), ...place });
    const part = `files/${source}/?${query.toString()}`;
    const value = await provider.sendFile<unknown>(resource, { part, file, signal, onSent });
    if (!isStoredFile(value)) throw new Error('app.errors.unexpected');
    return value;
  };
}

function placeOf(id: unknown, tenant: unknown): Record<string, string> {
  if (id !== undefined) return { id: String(id) };
  return typeof tenant === 'number' ? { company_id: String(tenant) } : {};
}
