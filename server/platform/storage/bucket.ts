/** Files in a bucket of an S3-compatible store, each below the prefix. */
import type * as S3 from '@aws-sdk/client-s3';
import type * as S3Drivers from 'flydrive/drivers/s3';
import type { DriverContract } from 'flydrive/types';
import { ConfigError } from '../../config-error.ts';
import { lazily } from '../../lazy.ts';
import type { BucketSettings } from './settings.ts';

const loadClient = lazily<typeof S3>('@aws-sdk/client-s3');
const loadDriver = lazily<typeof S3Drivers>('flydrive/drivers/s3');

const CONNECT_MS = 5_000;
const REQUEST_MS = 30_000;

export function bucket(settings: BucketSettings): { driver: DriverContract; check: () => Promise<void> } {
  const { accessKeyId, secretAccessKey, region, endpoint, bucket: name } = settings;
  const { S3Client } = loadClient();
  const { S3Driver } = loadDriver();
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint }),
    credentials: { accessKeyId, secretAccessKey },
    // Stores other than Amazon's have no name in the DNS for each bucket.
    forcePathStyle: true,
    // Nor do all of them know the checksums that newer clients send unasked.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: REQUEST_MS },
  });
  const driver = withPrefix(
    new S3Driver({ client, bucket: name, visibility: 'private', supportsACL: false }),
    settings.prefix,
  );
  return { driver, check: () => check(driver, settings) };
}

/** Written, not only asked for: a key that may read alone would be found out by the first visitor. */
async function check(driver: DriverContract, { bucket: name, endpoint }: BucketSettings): Promise<void> {
  const probe = 'probe';
  try {
    await driver.put(probe, Buffer.from('probe'), { contentType: 'text/plain' });
    await driver.delete(probe);
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown';
    throw new ConfigError(
      `Nothing can be stored in the bucket "${name}" at ${endpoint} (${reason}). Check STORAGE_URL: address, bucket, region and key.`,
    );
  }
}

/** Only what the port uses knows of the prefix. */
function withPrefix(driver: DriverContract, prefix: string): DriverContract {
  if (prefix === '') return driver;
  const below = (key: string): string => `${prefix}/${key}`;
  return Object.assign(Object.create(driver) as DriverContract, {
    put: (key, contents, options) => driver.put(below(key), contents, options),
    putStream: (key, contents, options) => driver.putStream(below(key), contents, options),
    exists: (key) => driver.exists(below(key)),
    getStream: (key) => driver.getStream(below(key)),
    delete: (key) => driver.delete(below(key)),
  } satisfies Partial<DriverContract>);
}
