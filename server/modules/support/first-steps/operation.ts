/** The call that the list of first steps on the dashboard asks. */
import { signedIn } from '../../../access/principal.ts';
import { queryInSession } from '../../../access/session-guard.ts';
import type { KernelParts } from '../../../kernel/context.ts';
import type { JsonSchema } from '../../../../shared/contract/descriptor.ts';
import type { Operation } from '../../../http/registry.ts';
import { firstSteps, type FirstStepsRow } from './statement.ts';

const id: JsonSchema = { type: 'integer' };
const taken = (description: string): JsonSchema => ({ type: 'boolean', description });

const output: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['steps', 'organization_id', 'unit'],
  properties: {
    steps: {
      type: 'object',
      additionalProperties: false,
      description: 'Whether each is taken; one that is not the caller’s to take is absent.',
      properties: {
        unit: taken('A unit stands in the tree.'),
        survey: taken('A survey is published, beyond the one that every company begins with.'),
        code: taken('A code is designed, printed with others, or at a mark.'),
        test: taken('A code was tried, or scanned by a visitor.'),
        answer: taken('Something was answered.'),
      },
    },
    organization_id: { type: ['integer', 'null'], description: 'The first that the caller sees.' },
    unit: {
      type: ['object', 'null'],
      additionalProperties: false,
      description: 'The first of which the caller sees the code.',
      required: ['id', 'organization_id', 'name', 'code'],
      properties: {
        id,
        organization_id: id,
        name: { type: 'string', maxLength: 200 },
        code: { type: ['string', 'null'], maxLength: 9 },
      },
    },
  },
};

export const firstStepsOperation = (parts: Pick<KernelParts, 'database'>): Operation => ({
  id: 'first_steps.read',
  method: 'GET',
  path: 'firststeps',
  summary: 'Which of its first steps the company has taken: unit, survey, code, test, answer',
  access: { roles: ['company_user', 'company_admin'] },
  input: {},
  output,
  rate: 'read',
  audit: 'none',
  async handler({ principal }) {
    const caller = signedIn(principal);
    const { answer } = await queryInSession<FirstStepsRow>(parts.database, caller, firstSteps(caller));
    const steps = Object.fromEntries(Object.entries(answer.steps).filter(([, isTaken]) => isTaken !== null));
    return { body: { ...answer, steps } };
  },
});
