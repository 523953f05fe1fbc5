/** The file that a row has in a field. */
import { createContext, use } from 'react';
import { useRecordContext, useResourceContext } from 'react-admin';
import type { StoredFileValue } from '../../../shared/contract/file-types.ts';
import { isObject } from '../../providers/user-data.ts';
import type { MediaFile } from '../../ui/media/use-media.ts';
import { type CellProps, useValue } from './use-value.ts';

/** True around values that the row no longer has, or did not have yet: their files can't be asked for. */
export const PastValues = createContext(false);

export const isStoredFile = (value: unknown): value is StoredFileValue =>
  isObject(value) && typeof value.key === 'string' && typeof value.name === 'string';

/** Where the row's file is, as what shows files asks for it; null where it has none. */
export function useFieldFile(props: CellProps): { resource: string; file: MediaFile; isPast: boolean } | null {
  const value = useValue(props);
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const isPast = use(PastValues);
  return isStoredFile(value) ? { resource, file: mediaOf(value, props.source, Number(record?.id)), isPast } : null;
}

export function mediaOf(value: StoredFileValue, source: string, id: number): MediaFile {
  const part = `files/${source}`;
  return {
    id,
    file_name: value.name,
    media_type: value.media_type,
    byte_size: value.byte_size,
    address: part,
    part,
    version: value.key,
    // Of what is no picture of its own field there is no small one.
    ...(value.width !== undefined && value.media_type === 'image/webp' && { smallPart: `${part}?size=thumbnail` }),
  };
}
