/** The layers of the sources: what imports upwards is refused by the linter. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const PROJECT = path.resolve(import.meta.dirname, '..');

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'feedtree-layers-'));
beforeAll(async () => {
  fs.copyFileSync(path.join(PROJECT, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

/** Whether the linter refuses a file that imports another one, or a package. */
function isRefused(file: string, imported: string, name = 'thing'): boolean {
  const planted = path.join(folder, file);
  fs.mkdirSync(path.dirname(planted), { recursive: true });
  const relative = path.posix.relative(path.posix.dirname(file), imported);
  const specifier =
    imported.startsWith('@') || imported === 'react-admin'
      ? imported
      : relative.startsWith('.')
        ? relative
        : `./${relative}`;
  const text = `import { ${name} } from '${specifier}';\n\nexport const used = ${name};\n`;
  fs.writeFileSync(planted, text);
  const linter = path.join(PROJECT, 'node_modules/oxlint/bin/oxlint');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [linter, '--config', path.join(folder, '.oxlintrc.json'), '--format', 'unix', planted],
    { cwd: folder, encoding: 'utf8' },
  );
  fs.rmSync(planted);
  if (/Failed to parse/.test(stdout + stderr)) throw new Error(stdout + stderr);
  return stdout.includes('no-restricted-imports');
}

test.each([
  ['shared/survey/planted.ts', 'server/errors.ts'],
  ['shared/survey/planted.ts', 'public-app/page.ts'],
  ['generator/planted.ts', 'server/database/roles.ts'],
  ['public-app/planted.ts', 'server/errors.ts'],
  ['admin/ui/planted.ts', 'server/errors.ts'],
  ['admin/ui/planted.tsx', 'generator/words.ts'],
  ['server/errors.ts', 'server/kernel/read.ts'],
  ['server/i18n/planted.ts', 'server/platform/mail/deliver.ts'],
  ['server/database/planted.ts', 'server/access/scope.ts'],
  ['server/access/planted.ts', 'server/query/parse.ts'],
  ['server/query/search/planted.ts', 'server/kernel/read.ts'],
  ['server/validation/planted.ts', 'server/kernel/read.ts'],
  ['server/validation/planted.ts', 'server/query/parse.ts'],
  ['server/kernel/planted.ts', 'server/modules/billing/limits/quota.ts'],
  ['server/kernel/store.ts', 'server/http/body.ts'],
  ['server/http/routes/planted.ts', 'server/platform/mail/deliver.ts'],
  ['server/platform/queue/planted.ts', 'server/modules/visitor/visitor.ts'],
  ['server/modules/codes/qr/planted.ts', 'server/app/config.ts'],
  ['server/modules/billing/planted.ts', 'server/modules/insight/reports/report-content.ts'],
  ['server/modules/organizations/entities/node/planted.ts', 'server/modules/feedback/rules/due.ts'],
  ['server/modules/support/jobs/planted.ts', 'server/modules/identity/session/tokens.ts'],
  ['server/modules/identity/session/planted.ts', 'server/modules/billing/limits/quota.ts'],
  ['server/modules/visitor/planted.ts', 'server/modules/surveys/fit.ts'],
  ['server/modules/codes/health/planted.ts', 'server/modules/surveys/in-use.ts'],
  [
    'server/modules/surveys/entities/survey_group/planted.ts',
    'server/modules/organizations/entities/group_node/index.ts',
  ],
  ['server/modules/codes/qr/planted.test.ts', 'server/modules/billing/limits/quota.ts'],
  ['server/modules/billing/limits/planted.test.ts', 'server/modules/visitor/resolve.ts'],
  ['server/modules/feedback/export/test/planted.ts', 'server/modules/insight/jobs/fold-counters.ts'],
  ['server/app/planted.ts', 'generator/words.ts'],
  ['server/modules/codes/qr/planted.ts', 'admin/entities/site.ts'],
  ['admin/i18n/planted.ts', 'admin/preferences/preferences.ts'],
  ['admin/preferences/planted.ts', 'admin/theme/tokens.ts'],
  ['admin/theme/planted.ts', 'admin/providers/problem.ts'],
  ['admin/providers/planted.ts', 'admin/entities/access.ts'],
  ['admin/entities/planted.ts', 'admin/ui/time/when.tsx'],
  ['admin/entities/planted.ts', 'admin/crud/index.ts'],
  ['admin/ui/planted.tsx', 'admin/entities/site.ts'],
  ['admin/ui/planted.tsx', 'admin/generated/resources.ts'],
  ['admin/ui/planted.tsx', 'admin/fields/index.ts'],
  ['admin/ui/unsaved/planted.tsx', 'admin/crud/index.ts'],
  ['admin/ui/planted.tsx', 'admin/features/billing/usage/usage.tsx'],
  ['admin/fields/cells/planted.tsx', 'admin/crud/index.ts'],
  ['admin/crud/planted.tsx', 'admin/generated/views/index.ts'],
  ['admin/crud/custom/planted.tsx', 'admin/features/billing/usage/usage.tsx'],
  ['admin/crud/planted.tsx', 'admin/app/routes/overrides.ts'],
  ['admin/features/billing/usage/planted.tsx', 'admin/features/identity/account/section.ts'],
  ['admin/features/organizations/unit/planted.tsx', 'admin/features/codes/unit/links-tab.tsx'],
  ['admin/features/surveys/planted.ts', 'admin/features/feedback/score.ts'],
  ['admin/features/insight/planted.ts', 'admin/app/routes/table.tsx'],
  ['admin/features/errors/failure/planted.tsx', 'admin/features/insight/dashboard/dashboard.tsx'],
])('%s does not import %s', (file, imported) => {
  expect(isRefused(file, imported)).toBe(true);
});

test.each([
  ['admin/fields/planted.tsx', 'Dialog'],
  ['admin/crud/custom/planted.tsx', 'Table'],
  ['admin/features/codes/unit/planted.tsx', 'Dialog'],
  ['admin/app/layout/planted.tsx', 'Table'],
])('%s does not take the %s of MUI', (file, name) => {
  expect(isRefused(file, '@mui/material', name)).toBe(true);
});

test.each([
  ['admin/ui/exports/planted.ts', '@tanstack/react-query', 'useMutation'],
  ['admin/features/billing/plan/planted.ts', '@tanstack/react-query', 'useMutation'],
  ['admin/crud/planted.tsx', 'react-admin', 'useDelete'],
  ['admin/app/layout/planted.tsx', 'react-admin', 'useCreate'],
])('%s does not take from %s the %s', (file, from, name) => {
  expect(isRefused(file, from, name)).toBe(true);
});

test.each([
  ['admin/ui/dialogs/dialog.tsx', 'Dialog'],
  ['admin/ui/tables/data-table.tsx', 'Table'],
  ['admin/crud/planted.tsx', 'Box'],
])('%s may take the %s of MUI', (file, name) => {
  expect(isRefused(file, '@mui/material', name)).toBe(false);
});

test.each([
  ['shared/survey/planted.ts', 'shared/i18n/locales.ts'],
  ['generator/planted.ts', 'shared/contract/model.ts'],
  ['server/modules/codes/qr/planted.ts', 'server/kernel/read.ts'],
  ['server/modules/codes/qr/planted.ts', 'shared/qr/design.ts'],
  ['server/platform/queue/planted.ts', 'server/http/rate-limits.ts'],
  ['server/modules/identity/session/planted.ts', 'server/modules/billing/index.ts'],
  ['server/modules/surveys/planted.ts', 'server/modules/organizations/index.ts'],
  ['server/modules/codes/qr/planted.ts', 'shared/codes/code.ts'],
  ['server/modules/feedback/entities/feedback_tag/planted.ts', 'server/modules/feedback/entities/feedback/index.ts'],
  [
    'server/modules/feedback/entities/feedback_tag/planted.test.ts',
    'server/modules/feedback/entities/feedback/find-rows.ts',
  ],
  ['server/modules/billing/limits/planted.test.ts', 'server/modules/visitor/index.ts'],
  ['server/modules/billing/limits/planted.test.ts', 'server/modules/billing/limits/quota.ts'],
  ['server/app/planted.ts', 'server/modules/billing/limits/policies.ts'],
  ['server/test/planted.ts', 'server/modules/visitor/submit-statement.ts'],
  ['server/kernel/planted.test.ts', 'server/modules/billing/limits/quota.ts'],
  ['admin/entities/planted.ts', 'admin/generated/resources.ts'],
  ['admin/fields/planted.ts', 'admin/generated/types.ts'],
  ['admin/crud/planted.ts', 'admin/generated/resources.ts'],
  ['admin/crud/document-form/planted.ts', 'admin/crud/document-form/fields/items.ts'],
  ['admin/features/codes/unit/planted.tsx', 'admin/generated/views/feedback.tsx'],
  ['admin/features/codes/unit/planted.tsx', 'admin/features/organizations/unit/unit-tabs.ts'],
  ['admin/app/planted.ts', 'admin/features/insight/dashboard/dashboard.tsx'],
])('%s may import %s', (file, imported) => {
  expect(isRefused(file, imported)).toBe(false);
});
