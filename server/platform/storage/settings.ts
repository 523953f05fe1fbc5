/** Where files are kept, as `STORAGE_URL` says. */
import path from 'node:path';

export interface FolderSettings {
  kind: 'folder';
  folder: string;
}

export interface BucketSettings {
  kind: 'bucket';
  /** Absent: Amazon's own of the region. */
  endpoint?: string;
  bucket: string;
  region: string;
  /** Before each key, without slashes at its ends; empty for none. */
  prefix: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export type StorageSettings = FolderSettings | BucketSettings;

const EXAMPLE = 's3://key:secret@host/bucket, with ?region=… where it is not us-east-1, or leave it out';

/** The settings; null when the value can't be read. A value may hold a secret, so that nobody repeats it in a message. */
export function readStorageUrl(given: string | undefined, dataDirectory: string): StorageSettings | null {
  if (given === undefined || given === '') return { kind: 'folder', folder: path.join(dataDirectory, 'files') };
  const url = URL.canParse(given) ? new URL(given) : null;
  if (!url || !/^s3(\+http)?:$/.test(url.protocol) || url.hostname === '') return null;
  const [bucket = '', ...prefix] = url.pathname.split('/').filter(Boolean).map(decoded);
  const [accessKeyId, secretAccessKey] = [decoded(url.username), decoded(url.password)];
  if (!/^[a-z0-9][a-z0-9.-]{1,62}$/.test(bucket) || accessKeyId === '' || secretAccessKey === '') return null;
  return {
    kind: 'bucket',
    // The clear form is for a store on the same machine or in a network of its own.
    endpoint: `${url.protocol === 's3:' ? 'https' : 'http'}://${url.host}`,
    bucket,
    region: url.searchParams.get('region') ?? 'us-east-1',
    prefix: prefix.join('/'),
    accessKeyId,
    secretAccessKey,
  };
}

export const STORAGE_URL_HELP = `STORAGE_URL is no address of a bucket: set one like ${EXAMPLE}.`;

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
