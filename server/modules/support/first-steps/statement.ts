/** One statement: which of its first steps a company has taken, as far as the caller may take them himself. */
import type { Statement } from '../../../access/database.ts';
import { claims, holdsAnywhere } from '../../../access/claims.ts';
import { createParameters, type Parameters } from '../../../database/parameters.ts';
import type { SignedIn } from '../../../access/principal.ts';
import { columnsOf } from '../../../access/grants.ts';
import { liveSession } from '../../../access/session-guard.ts';

export interface FirstStepsRow {
  live: boolean;
  answer: {
    /** Null for a step that is not the caller's to take. */
    steps: Record<string, boolean | null>;
    organization_id: number | null;
    unit: { id: number; organization_id: number; name: string; code: string | null } | null;
  };
}

export function firstSteps(principal: SignedIn): Statement {
  const parameters = createParameters();
  const company = parameters.add(principal.companyId);
  const scene: Scene = { company, principal, parameters };
  const steps = Object.entries(STEPS).map(([name, { module, right, isTaken }]) => {
    const mine = isAdmin(principal) ? 'true' : holdsAnywhere(columnsOf(module, right), principal, parameters);
    return `'${name}', case when ${mine} then (${isTaken(scene)}) end`;
  });
  const text = `select ${liveSession(principal, parameters)} as live, json_build_object(
      'steps', json_build_object(${steps.join(', ')}),
      'organization_id', (select min(o.id) from organization o where o.company_id = ${company} and o.deleted_at is null
        ${within(scene, 'o.id', 'organizations')}),
      'unit', (${FIRST_UNIT(scene)})) as answer`;
  return { text, values: parameters.values };
}

interface Scene {
  company: string;
  principal: SignedIn;
  parameters: Parameters;
}

const isAdmin = ({ role }: SignedIn): boolean => role === 'company_admin';

/** Confines an id to a claim of the caller; an administrator's are all of the company. */
function within({ principal, parameters }: Scene, id: string, claim: string): string {
  if (isAdmin(principal)) return '';
  // An array: so the rows are found along an index of the id.
  return `and ${id} = any(array${claims[claim]?.(principal, parameters)})`;
}

interface Step {
  module: string;
  /** What it takes to do it. */
  right: string;
  /** SQL of a boolean. */
  isTaken: (scene: Scene) => string;
}

/** A print of a code `c` was saved as a file, as the log knows (server/modules/codes/qr). */
const IS_DOWNLOADED = `exists (select from audit_entry a where a.company_id = c.company_id and a.entity = 'node_qr_code'
          and a.record_id = c.id and a.operation = 'export')`;

/** In their order. */
const STEPS: Record<string, Step> = {
  unit: {
    module: 'node',
    right: 'create',
    isTaken: (scene) => `exists (select from node n where n.company_id = ${scene.company} and n.deleted_at is null
      ${within(scene, 'n.id', 'nodes.any.read')})`,
  },
  /** Beyond the one that every company begins with. */
  survey: {
    module: 'node',
    right: 'edit',
    isTaken: (
      scene,
    ) => `exists (select from survey s join survey_version v on v.company_id = s.company_id and v.survey_id = s.id
      where s.company_id = ${scene.company} and (s.origin <> 'default' or v.number > 1) ${within(scene, 's.id', 'surveys')})`,
  },
  /** One that looks as the company wants it, one or many that were printed, or a mark on the wall. */
  code: {
    module: 'qr',
    right: 'edit',
    isTaken: (
      scene,
    ) => `exists (select from node_qr_code c where c.company_id = ${scene.company} and c.node_id is not null
        and (c.design is not null or c.origin = 'mark' or ${IS_DOWNLOADED}) ${within(scene, 'c.node_id', 'nodes.qr.read')})
      or exists (select from qr_code_group g where g.company_id = ${scene.company} and g.design is not null)
      or exists (select from qr_export e where e.company_id = ${scene.company} and e.user_id = ${scene.parameters.add(scene.principal.userId)})`,
  },
  /** A visitor's scan shows as well that the code works. */
  test: {
    module: 'qr',
    right: 'read',
    isTaken: (
      scene,
    ) => `exists (select from node_read r where r.company_id = ${scene.company} and r.channel in ('test', 'scan')
      and not r.is_bot ${within(scene, 'r.node_id', 'nodes.qr.read')})`,
  },
  answer: {
    module: 'feedback',
    right: 'read',
    isTaken: (scene) => `exists (select from feedback f where f.company_id = ${scene.company}
      ${within(scene, 'f.node_id', 'nodes.feedback.read')})`,
  },
};

/** The one that the next steps are taken at: the oldest of which the caller sees the code. */
const FIRST_UNIT = (
  scene: Scene,
): string => `select json_build_object('id', n.id, 'organization_id', n.organization_id, 'name', n.name,
    'code', (select c.code from node_qr_code c where c.company_id = ${scene.company} and c.node_id = n.id
      and c.origin = 'unit' order by c.id limit 1))
  from node n join organization o on o.company_id = n.company_id and o.id = n.organization_id and o.deleted_at is null
  where n.company_id = ${scene.company} and n.deleted_at is null ${within(scene, 'n.id', 'nodes.qr.read')}
  order by n.id limit 1`;
