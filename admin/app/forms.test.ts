/** Every form asks before it is left, leads to what is wrong in it, and keeps what is begun; or says here why not. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const FORM = /<form\b|component="form"|<Form\b|<WritingDialog\b[^]*?onSubmit=/;
const VIOLATIONS = /<FormViolations \/>|<SaveChanges \/>/;
const GUARD = /useUnsavedChanges\(|useGuardedForm\(|<WritingDialog\b|<SaveChanges \/>/;
const DRAFT = /useDraft<|useDraft\(|<SaveChanges \/>/;

/** They search, or narrow what is shown. */
const SEARCHES = ['fields/filters/text-filter.tsx', 'insight/dashboard/view/own-dates.tsx'];
/** Their parts are those of what is around them, or below. */
const PARTS = ['crud/document-form/document-form.tsx', 'crud/form-frame.tsx', 'ui/dialogs/dialog.tsx'];
/** One input, which has the focus: what is wrong stands at it, and leaving it saves. */
const ONE_INPUT = ['crud/inline/inline-editor.tsx'];

const WITHOUT: Record<'guard' | 'draft', Record<string, string>> = {
  guard: {
    'codes/claim-marc/code-form.tsx': 'a code, typed again in no time',
    'codes/claim-marc/bind-marc.tsx': 'one choice',
    'codes/self-test/typed-code.tsx': 'a code, typed again in no time',
    'surveys/create/definition-step.tsx': 'a step of a dialog that asks',
    'surveys/create/imported-step.tsx': 'a step of a dialog that asks',
  },
  draft: {
    'ui/dialogs/form-dialog.tsx': 'small; the designers in one keep theirs by themselves',
    'ui/dialogs/record-form-dialog.tsx': 'a few values of one action, or one of several rows',
    'ui/bare/bare-form.tsx': 'passwords and cards, and people without a session',
    'identity/account/password/password-change.tsx': 'passwords',
    'codes/claim-marc/code-form.tsx': 'a code',
    'codes/claim-marc/bind-marc.tsx': 'one choice',
    'organizations/organization-tree/dialogs/add-units.tsx': 'a name and a number',
    'organizations/organization-tree/dialogs/move-unit.tsx': 'one choice',
    'codes/marcs/generator/marc-generator.tsx': 'its state has it: use-order.ts',
    'organizations/opening-hours/hours-form.tsx': 'its state has it: use-hours-draft.ts',
    'billing/plan/price-matrix.tsx': 'its state has it: use-prices.ts',
    'surveys/create/definition-step.tsx': 'a file, or what was copied from somewhere',
    'surveys/create/imported-step.tsx': 'a name',
    'surveys/create/template-dialog.tsx': 'one choice',
    'codes/self-test/typed-code.tsx': 'a code',
  },
};

const sources = globSync('admin/{ui,fields,crud,features,app}/**/*.tsx')
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
  .filter(({ path }) => !path.includes('/test/'))
  .filter(
    ({ path, text }) => FORM.test(text) && ![...SEARCHES, ...PARTS, ...ONE_INPUT].some((end) => path.endsWith(end)),
  );

const lacking = (needed: RegExp): string[] =>
  sources.filter(({ text }) => !needed.test(text)).map(({ path }) => path.replace(/^admin\/(features\/)?/, ''));

test('every form leads to what is wrong in it', () => {
  expect(sources.length).toBeGreaterThan(15);
  expect(lacking(VIOLATIONS)).toEqual([]);
});

test.each([
  ['guard', GUARD],
  ['draft', DRAFT],
] as const)('every form has a %s, or a reason to have none', (what, needed) => {
  expect(lacking(needed).toSorted()).toEqual(Object.keys(WITHOUT[what]).toSorted());
});
