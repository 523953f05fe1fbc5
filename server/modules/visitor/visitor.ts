/** The visitor's side of the server, put together: codes, surveys, answers, reads. */
import type { CustomFields } from '../../access/custom-fields.ts';
import type { Database } from '../../access/database.ts';
import { hearDrafts } from '../../access/pilots.ts';
import type { Admission } from '../../http/overload/admission.ts';
import type { Logger } from '../../log.ts';
import { networkOf } from '../../database/network.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { type Answering, type Sender, senderOf } from './counting.ts';
import { createDeviceHash, type Device } from './device.ts';
import { createDeviceTokens, type DeviceTokens } from './device-token.ts';
import { createKiosks, type Kiosks } from './kiosk.ts';
import { createMedia, type Media } from './media.ts';
import { createPreviews, type Previews } from './previews.ts';
import { createQuotas, type Quotas } from './quotas.ts';
import { createReads, type Reads } from './reads.ts';
import { createResolver, type Resolver } from './resolve.ts';
import { createShownVersions, type ShownVersions } from './shown-versions.ts';
import { createSubmit, type Submit } from './submit.ts';
import { createTests, type Tests } from './tests.ts';

export interface Visitor {
  publicUrl: string;
  /** Where visitors go after the thanks of a company whose plan has no return address. */
  productSite: string | null;
  log: Logger;
  resolver: Resolver;
  quotas: Quotas;
  submit: Submit;
  media: Media;
  reads: Reads;
  previews: Previews;
  kiosks: Kiosks;
  tests: Tests;
  shownVersions: ShownVersions;
  database: Database;
  /** That companies have added to feedback, among others. */
  customFields: CustomFields;
  devices: DeviceTokens;
  /** Of a page that was opened: by address and browser, for a day. */
  deviceHash: (device: Device) => string;
  /** Who answers a unit, as far as counting goes. */
  senderOf: (answering: Answering) => Sender;
  /** As secret as a device's, and of everybody behind one address. */
  senderHash: (ip: string) => string;
  /** Waits for what runs behind answered requests; before the database is closed. */
  settled: () => Promise<void>;
}

export interface VisitorParts {
  database: Database;
  customFields: CustomFields;
  store: FileStore;
  /** Folder of uploads that are on their way. */
  intake: string;
  /** Folder of the journals of reads. */
  journals: string;
  /** Room that orphaned files have however full the plan is, in bytes; for tests. */
  leastOrphanedBytes?: number | undefined;
  admission: Admission;
  /** Of this machine, which share the database's connections. */
  processes: number;
  /** What a day's hashes of devices are made with. */
  saltOf: (day: string) => Uint8Array;
  publicUrl: string;
  productSite: string | null;
  /** What links are signed with. */
  secret: Uint8Array;
  log: Logger;
}

export function createVisitor(parts: VisitorParts): Visitor {
  const { database, store, intake, journals, admission, publicUrl, productSite, secret, leastOrphanedBytes, log } =
    parts;
  const resolver = createResolver(database);
  const quotas = createQuotas(database);
  // A draft that is tried, published or taken back is seen at once.
  const drafts = hearDrafts(database, resolver.forget);
  const reads = createReads({ database, folder: journals, log });
  const deviceHash = createDeviceHash(parts.saltOf);
  const networkHash = (ip: string, purpose: string): string =>
    deviceHash({ ip: networkOf(ip), userAgent: '', purpose });
  const devices = createDeviceTokens(secret);
  return {
    publicUrl,
    productSite,
    log,
    resolver,
    quotas,
    submit: createSubmit({
      database,
      customFields: parts.customFields,
      resolver,
      quotas,
      admission,
      processes: parts.processes,
    }),
    media: createMedia({ database, resolver, store, intake, leastOrphanedBytes, log }),
    reads,
    kiosks: createKiosks(secret),
    tests: createTests(secret),
    shownVersions: createShownVersions(secret),
    previews: createPreviews(database, secret),
    database,
    customFields: parts.customFields,
    devices,
    deviceHash,
    senderOf: (answering) => senderOf({ tokens: devices, networkHash }, answering),
    senderHash: (ip) => networkHash(ip, 'files'),
    async settled() {
      await drafts.stop();
      await reads.settled();
    },
  };
}
