/** Where each of the first steps is taken. */
import { node, organization } from '../../../../generated/resources.ts';
import { paths } from '../../../../entities/guard.ts';
import type { FirstSteps, StepName } from './use-first-steps.ts';

export interface StepLink {
  /** Absent until the steps before have made it possible. */
  to?: string;
  /** Opens in a tab of its own: what a visitor sees. */
  isVisitors?: true;
}

/** As far as there is one yet. */
export const stepLinks: Record<StepName, (taken: FirstSteps) => StepLink> = {
  unit: ({ organization_id: id }) => ({ to: `/${organization.route}/${id ?? 'create'}` }),
  survey: () => ({ to: `${paths.surveys}?new=survey` }),
  code: ({ unit }) => (unit ? { to: `/${node.route}/${unit.id}/qr-code` } : {}),
  test: ({ unit }) => (unit ? { to: `${paths.selfTest}?unit=${unit.id}` } : {}),
  answer: ({ unit }) => (unit?.code ? { to: `/Q/${unit.code}`, isVisitors: true } : {}),
};
