/**
 * Starts the files that take longest before all others, so that none of them ends alone while a core has nothing to do.
 * Vitest knows how long a file took where it has run before; a build server has only the size of the files to go by.
 */
import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Those of more than twenty seconds, the longest first; of the browser's all that have a second build or many starts. */
export const longest: readonly string[] = [
  'scripts/checks.test.ts',
  'server/test/access/matrix-application-only.test.ts',
  'server/test/access/matrix-both-locks.test.ts',
  'server/test/access/matrix-database-only.test.ts',
  'server/test/access/matrix-restored.test.ts',
  'bench/clock/clock.test.ts',
  'bench/hostile/hostile.test.ts',
  'server/modules/insight/roll-ups/model.test.ts',
  'server/modules/organizations/entities/node/tree-model.test.ts',
  'server/seed/demo-runs.test.ts',
  'server/kernel/bad-input.test.ts',
  'shared/survey/design.test.ts',
  'server/modules/organizations/imports/properties.test.ts',
  'server/modules/organizations/imports/violations.test.ts',
  'server/platform/imports/killed.test.ts',
  'server/modules/organizations/entities/organization/first-organization.test.ts',
  'server/modules/organizations/designs/designs.test.ts',
  'admin/e2e/survey-designer.test.ts',
  'admin/e2e/feedback-upkeep.test.ts',
  'admin/e2e/screen-sizes.test.ts',
  'admin/e2e/back-office.test.ts',
  'admin/e2e/prices.test.ts',
  'admin/e2e/messages.test.ts',
  'admin/e2e/users.test.ts',
  'admin/e2e/newcomer.test.ts',
  'admin/e2e/marcs.test.ts',
  'admin/e2e/surveys.test.ts',
  'admin/e2e/account.test.ts',
  'admin/e2e/organization-tree.test.ts',
  'admin/e2e/account-billing.test.ts',
  'admin/e2e/routes.test.ts',
  'admin/e2e/feedback.test.ts',
  'admin/e2e/shell.test.ts',
  'admin/e2e/groups.test.ts',
  'admin/e2e/survey-designer-together.test.ts',
  'scripts/start.browser.test.ts',
  'scripts/processes.browser.test.ts',
  'scripts/test/schema-journey.browser.test.ts',
  'scripts/test/ejected-screens.browser.test.ts',
];

export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project, moduleId }: TestSpecification): [group: number, place: number] => {
      const at = longest.indexOf(path.relative(this.ctx.config.root, moduleId));
      return [project.config.sequence.groupOrder, at === -1 ? longest.length : at];
    };
    return (await super.sort(files)).toSorted((one, other) => {
      const [[group, at], [otherGroup, otherAt]] = [place(one), place(other)];
      return group - otherGroup || at - otherAt;
    });
  }
}
