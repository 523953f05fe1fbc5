/** The composition root: every part of the server is made here and handed to what needs it. */
import { exportFormats } from '../platform/files/formats/index.ts';
import type { RequestListener } from 'node:http';
import type { Database } from '../access/database.ts';
import type { Principal } from '../access/principal.ts';
import type { Scope, ScopeOptions } from '../access/scope.ts';
import { dashboardOperations } from '../modules/insight/dashboard/operations.ts';
import { createEvents, type EventLimits, type Events } from '../platform/events/hub.ts';
import { eventOperation } from '../platform/events/operation.ts';
import { descriptors } from '../generated/index.ts';
import { rules } from '../generated/rules.ts';
import { exportOperations } from '../modules/feedback/export/operations.ts';
import { firstStepsOperation } from '../modules/support/first-steps/operation.ts';
import { marcOperations } from '../modules/codes/marcs/operations.ts';
import type { ActivityLog, Logger } from '../log.ts';
import { attachmentOperations } from '../modules/support/entities/support_comment_media/file.ts';
import { fieldFileOperations } from '../platform/media/field-files.ts';
import { requireStorage } from '../modules/billing/index.ts';
import { listImportOperations } from '../platform/imports/operations.ts';
import { mediaFileOperations } from '../modules/feedback/entities/node_survey_answer_media/file.ts';
import { importOperations } from '../modules/organizations/imports/operations.ts';
import type { Seller } from '../modules/billing/invoices/seller.ts';
import { createReadOnlyGuard } from '../modules/billing/limits/read-only.ts';
import { pictureOperation } from '../modules/surveys/pictures.ts';
import { type Admission, createAdmission } from '../http/overload/admission.ts';
import { createHeavyWork } from '../http/overload/heavy-work.ts';
import { createSharedCounts } from '../http/overload/shared-counts.ts';
import { addAdmissionFigures } from '../platform/observability/figures.ts';
import { createHealth, type Health } from '../platform/observability/health.ts';
import { createMetrics, type Metrics } from '../platform/observability/metrics.ts';
import { createPipeline, type PipelineParts } from '../http/pipeline.ts';
import { qrExportOperations } from '../modules/codes/qr/export/operations.ts';
import { qrOperations } from '../modules/codes/qr/operations.ts';
import { createRateLimits } from '../http/rate-limits.ts';
import type { Gateway } from '../modules/billing/payments/gateway.ts';
import { paymentOperations } from '../modules/billing/payments/operations.ts';
import type { GatewaySettings } from '../modules/billing/payments/settings.ts';
import type { PaymentParts } from '../modules/billing/payments/settle.ts';
import { createRegistry, type Operation } from '../http/registry.ts';
import { entityOperations } from '../http/routes/crud.ts';
import { documentationOperations } from '../http/documentation/operations.ts';
import { signInOperations } from '../modules/identity/routes/sign-in.ts';
import type { BuiltFrontEnds } from '../http/routes/static.ts';
import { noAddresses, type SiteAddresses, siteAddressOperation } from '../http/routes/site-addresses.ts';
import { isOwnerOnly } from '../modules/identity/session/owner-only.ts';
import { isImpersonationLive } from '../access/impersonator.ts';
import { createGuessParts } from '../modules/identity/session/guess-parts.ts';
import { createTwoFactorGuard } from '../modules/identity/session/two-factor-guard.ts';
import { proving } from '../modules/identity/session/step-up.ts';
import {
  quantizeResponseTime,
  type ResponseTimeQuantizer,
} from '../modules/identity/session/quantized-response-time.ts';
import { type CodeParts, createTwoFactorSeal } from '../modules/identity/session/take-code.ts';
import { createTokens } from '../modules/identity/session/tokens.ts';
import type { FileStore } from '../platform/storage/file-store.ts';
import { visitorOperations } from '../modules/visitor/operations.ts';
import type { RenderPage } from '../modules/visitor/render.ts';
import { createVisitor } from '../modules/visitor/visitor.ts';
import type { Policy } from '../modules/feedback/webhooks/policy.ts';
import { createListener } from './listener.ts';
import { type Core, createCore } from './core.ts';
import { aloneOnMachine, type Machine } from './processes/machine.ts';
import type { Workers } from './workers.ts';

export interface AppOptions {
  database: Database;
  store: FileStore;
  /** Folder of uploads that are on their way. */
  intake: string;
  /** Folder of the journals of visitors' reads. */
  journals: string;
  sessionSecret: Uint8Array;
  /** See Config. */
  formerSessionSecret?: Uint8Array | undefined;
  publicUrl: string;
  trustedProxies: 0 | 1;
  /** Super administrators must have two-factor login. */
  production?: boolean | undefined;
  /** Absent: the API alone. */
  frontEnds?: BuiltFrontEnds;
  /** Makes the visitor's pages; absent: there are none. */
  renderPage?: RenderPage;
  /** Those of many controls; absent: as all others. */
  renderLongPage?: RenderPage;
  /** Shows what was mailed at /dev/outbox: never in production. */
  showsOutbox?: boolean;
  /** Where webhooks may lead; absent: to the ports of the web. */
  webhookPolicy?: Pick<Policy, 'allowsPort'> | undefined;
  /** Raises every rate limit alike; for load tests, which come from one address. */
  rateLimitFactor?: number;
  /** How long a long list's total is kept, in milliseconds; for measures that want each counted. */
  totalsCachedMs?: number;
  /** How many answers may wait for the database at once. */
  submissionCapacity?: number;
  /** Where the screens lead outside the product; absent: nowhere. */
  siteAddresses?: SiteAddresses;
  /** Who sells, on invoices; absent: the platform's own company. */
  seller?: Seller | null;
  /** Room in bytes that visitors' orphaned files have, however full the plan is; for tests. */
  leastOrphanedBytes?: number;
  /** Origin by which this server reaches itself: the simulated bank posts its callbacks there. */
  ownOrigin(): string;
  /** Who moves the money; absent: the simulator. */
  gateway?: GatewaySettings;
  /** Steps between the application and its payment gateway, for tests. */
  throughGateway?: (gateway: Gateway) => Gateway;
  /** Tighter ones than a server's own, for tests. */
  eventLimits?: Partial<EventLimits>;
  log: Logger;
  /** What it shares with other processes; absent: nothing. */
  machine?: Machine;
  /** Where its figures are added; absent: to some of its own. */
  metrics?: Metrics;
  /** Hears of each request that has been answered; absent: nobody does. */
  activity?: ActivityLog;
  /** In milliseconds: for one-time codes and billing periods, whose tests choose the time. */
  now?: () => number;
  /** When answers come that must not tell whether an e-mail is known; at once in tests, which have no secrets. */
  responseTimeQuantizer?: ResponseTimeQuantizer;
  /** Test switch: see ScopeOptions. */
  tenancy?: ScopeOptions['tenancy'];
}

export interface App extends Workers {
  /** Of the HTTP server. */
  listener: RequestListener;
  operations: ReadonlyMap<string, Operation>;
  /** What a loop needs to ask the gateway for payments that are left. */
  payments: PaymentParts;
  /** To be stopped before the connections are closed, which would wait for its streams. */
  events: Pick<Events, 'stop'>;
  metrics: Metrics;
  /** To be told before the server stops listening. */
  health: Pick<Health, 'stopping'>;
  /** Waits for what runs behind answered requests; before the database is closed. */
  settled(): Promise<void>;
}

/** Makes the application. Whatever it answers below /api is in the registry: throws RegistryError for two of one address. */
export function createApp(options: AppOptions, core: Core = createCore(options)): App {
  const { database, store, intake, log } = options;
  const { scope, kernelParts, kernel, prints, payments } = core;
  const { counts, rateLimit } = createLimits(options);
  const proofs = createProofs(options);
  const { machine = aloneOnMachine() } = options;
  const admission = createAdmission({ capacity: options.submissionCapacity, processes: machine.web });
  const visitor = visitorOf(options, core, admission, machine);
  const events = createEvents({ database, scope, log, limits: options.eventLimits, counted: machine.counted });
  const files = { kernel, store, intake, log };
  const operations = createRegistry([
    ...signInOperations({ ...signInPartsOf(options), ...proofs, registry: () => operations.values() }),
    siteAddressOperation(options.siteAddresses ?? noAddresses),
    ...visitorOperations(visitor, kernel),
    ...qrOperations({ kernel, ...prints }),
    ...marcOperations({ kernel, ...prints }),
    ...dashboardOperations({ database }),
    firstStepsOperation({ database }),
    ...paymentOperations({ ...payments, totals: kernelParts.totals, publicUrl: options.publicUrl }),
    ...importOperations(kernel),
    ...[exportOperations, qrExportOperations].flatMap((make) => make({ kernel, store })),
    eventOperation({ database, events }),
    ...mediaFileOperations(files),
    ...attachmentOperations(files),
    pictureOperation(files),
    ...fieldFileOperations({ ...files, rules, requireRoom: requireStorage }, descriptors),
    ...listImportOperations({ ...files, database }, descriptors),
    ...documentationOperations(() => operations.values(), kernelParts),
    ...entityOperations({ kernel, descriptors, extensions: kernelParts.extensions, formats: exportFormats }),
  ]);
  const heavyWork = createHeavyWork(options.rateLimitFactor);
  const pipeline = guardedPipeline(options, { ...proofs, scope, rateLimit, heavyWork });

  const { metrics = createMetrics() } = options;
  addAdmissionFigures(metrics, admission);
  const health = createHealth(database);
  const served = { visitor, admission, rateLimit, heavyWork, metrics, health };
  return {
    listener: createListener(options, { operations, pipeline }, served),
    operations,
    ...core.workers,
    payments,
    events,
    metrics,
    health,
    async settled() {
      await Promise.all([events.stop(), core.stop()]);
      await visitor.settled();
      await counts.stop();
    },
  };
}

const signInPartsOf = ({
  database,
  sessionSecret: secret,
  production = false,
  responseTimeQuantizer = quantizeResponseTime,
}: AppOptions) => ({
  database,
  secret,
  responseTimeQuantizer,
  superadminsNeedTwoFactor: production,
});

function createLimits({ database, sessionSecret, rateLimitFactor, machine }: AppOptions) {
  const counts = createSharedCounts(database, sessionSecret);
  return { counts, rateLimit: createRateLimits(rateLimitFactor, counts, machine) };
}

/** What tells who somebody is: tokens, codes, and how often he guessed. */
const createProofs = ({ database, sessionSecret: secret, rateLimitFactor, now = Date.now, ...rest }: AppOptions) => ({
  tokens: createTokens(secret),
  codes: { seal: createTwoFactorSeal(secret, rest.formerSessionSecret), now } satisfies CodeParts,
  ...createGuessParts(database, secret, rateLimitFactor),
});

type Guards = Pick<PipelineParts, 'rateLimit' | 'heavyWork'> & ReturnType<typeof createProofs> & { scope: Scope };

const guardedPipeline = (
  { database, log }: AppOptions,
  { tokens, codes, throttle, limits, scope, ...guards }: Guards,
) =>
  createPipeline({
    ...guards,
    verifyAccessToken: tokens.verifyAccessToken,
    isOwnerOnly,
    isStillLent: (principal) => isImpersonationLive(database, principal),
    refuseWithoutTwoFactor: createTwoFactorGuard(database),
    allows: allowing(scope),
    prove: proving({ database, codes, throttle, limits }),
    refuseReadOnly: createReadOnlyGuard(database),
    log,
  });

/** Whether any grant lets a caller's role act on an entity. */
const allowing =
  (scope: Scope) =>
  (principal: Principal, id: string, action: string): boolean => {
    const entity = descriptors[id];
    return entity !== undefined && scope.allows(principal, entity, action);
  };

function visitorOf(
  options: AppOptions,
  { customFields }: Core,
  admission: Admission,
  { web: processes, saltOf }: Machine,
) {
  const { database, store, intake, journals, publicUrl, sessionSecret: secret, leastOrphanedBytes, log } = options;
  const productSite = options.siteAddresses?.portal ?? null;
  const told = { publicUrl, productSite, secret, leastOrphanedBytes, log };
  return createVisitor({ database, customFields, store, intake, journals, admission, processes, saltOf, ...told });
}
