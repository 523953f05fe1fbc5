/** Serves the entities of any project: what is generated of them, and what is written by hand beside. */
import type { RequestListener } from 'node:http';
import Koa from 'koa';
import type { AbilityModel } from '../../../shared/contract/model.ts';
import type { AccessRule, EntityDescriptor } from '../../../shared/contract/descriptor.ts';
import { createAbilities } from '../../access/abilities.ts';
import type { Claim } from '../../access/claims.ts';
import type { Database } from '../../access/database.ts';
import { anonymous, type Role } from '../../access/principal.ts';
import { createScope } from '../../access/scope.ts';
import { asSender, senderOf } from '../../access/sender.ts';
import { securityHeaders } from '../../http/headers.ts';
import { compressed } from '../../http/compression.ts';
import { createHeavyWork } from '../../http/overload/heavy-work.ts';
import { createPipeline } from '../../http/pipeline.ts';
import { createRateLimits } from '../../http/rate-limits.ts';
import { parseQueriesOnce } from '../../http/request-bounds/query.ts';
import { createRegistry, type Operation } from '../../http/registry.ts';
import { entityOperations } from '../../http/routes/crud.ts';
import { type Answer, apiMiddleware } from '../../http/routes/router.ts';
import { noAddresses, siteAddressOperation } from '../../http/routes/site-addresses.ts';
import { frontEndMiddleware } from '../../http/routes/static.ts';
import { createKernel } from '../../kernel/crud.ts';
import type { EntityExtension } from '../../kernel/extension.ts';
import type { Logger } from '../../log.ts';
import { createTokens } from '../../modules/identity/session/tokens.ts';
import { exportFormats } from '../../platform/files/formats/index.ts';
import { fieldFileOperations } from '../../platform/media/field-files.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { createTotals } from '../../query/totals.ts';
import { signInOperations } from './sign-in.ts';

export interface ProjectParts {
  database: Database;
  store: FileStore;
  /** Folder of files that are on their way. */
  intake: string;
  /** Of the tokens. */
  secret: Uint8Array;
  /** As generated: server/generated/index.ts and rules.ts. */
  descriptors: Record<string, EntityDescriptor>;
  rules: AccessRule[];
  /** As generated: server/generated/abilities.ts. */
  abilities: readonly AbilityModel[];
  /** What is written by hand. */
  extensions: Record<string, EntityExtension>;
  claims: Record<string, Claim>;
  /** Folder of the built back office; absent: the API alone. */
  backOffice?: string;
  log: Logger;
}

/** What answers its requests; throws RegistryError for an action without a handler. */
export function serveProject(parts: ProjectParts): RequestListener {
  const { database, descriptors, rules, log } = parts;
  const roles = rolesOf(rules);
  const tokens = createTokens(parts.secret, roles);
  const scope = createScope({ abilities: createAbilities(rules), claims: parts.claims });
  const kernel = createKernel({
    database,
    scope,
    descriptors,
    extensions: parts.extensions,
    totals: createTotals(),
    policies: [],
  });
  const operations = createRegistry([
    ...signInOperations({ database, tokens, roles, abilities: parts.abilities }),
    siteAddressOperation(noAddresses),
    ...fieldFileOperations({ ...parts, kernel, requireRoom: () => Promise.resolve() }, descriptors),
    ...entityOperations({ kernel, descriptors, extensions: parts.extensions, formats: exportFormats }),
  ]);
  const pipeline = createPipeline({
    verifyAccessToken: tokens.verifyAccessToken,
    isOwnerOnly: () => false,
    rateLimit: createRateLimits(),
    isStillLent: () => Promise.resolve(true),
    refuseWithoutTwoFactor: () => Promise.resolve(),
    allows: (principal, id, action) => {
      const entity = descriptors[id];
      return entity !== undefined && scope.allows(principal, entity, action);
    },
    prove: ({ body }) => Promise.resolve(body),
    refuseReadOnly: () => Promise.resolve(),
    heavyWork: createHeavyWork(),
    log,
  });
  return answering(operations, pipeline, parts);
}

const rolesOf = (rules: readonly AccessRule[]): Role[] =>
  [...new Set(rules.map(({ role }) => role))].filter((role) => role !== anonymous.role);

function answering(
  operations: ReadonlyMap<string, Operation>,
  answerOf: (operation: Operation) => Answer,
  { log, backOffice }: ProjectParts,
): RequestListener {
  const koa = new Koa();
  koa.silent = true;
  parseQueriesOnce(koa);
  koa.on('error', (error: unknown) => log.error('response failed', { requestId: '', error }));
  koa.use(securityHeaders);
  koa.use((context, next) => asSender(senderOf(anonymous, context.ip), next));
  koa.use(compressed());
  koa.use(apiMiddleware(operations, answerOf, log));
  if (backOffice !== undefined) for (const middleware of frontEndMiddleware({ admin: backOffice })) koa.use(middleware);
  const answer = koa.callback();
  return (request, response) => void answer(request, response);
}
