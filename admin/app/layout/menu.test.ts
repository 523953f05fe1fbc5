import { expect, test } from 'vitest';
import { exposedEntities } from '../../entities/site.ts';
import { HELP_PATH, isCurrent, menuOf } from './menu.ts';

const paths = (mayOpen: (path: string) => boolean) =>
  menuOf((path) => path === '/' || mayOpen(path)).map(({ path, children }) =>
    children ? [path, ...children.map((child) => child.path)] : path,
  );

test('the platform has its lists in their order, and general definitions as a group', () => {
  const platform = [
    '/customers',
    '/marc-library',
    '/marc-generator',
    '/plan',
    '/planlocation',
    '/discount',
    '/general_definitions/currency',
  ];
  expect(paths((path) => platform.includes(path))).toEqual([
    '/',
    '/customers',
    ['/marcs', '/marc-library', '/marc-generator'],
    '/plan',
    '/planlocation',
    '/discount',
    ['/general_definitions', '/general_definitions/currency'],
  ]);
});

test('a company has what its user may open', () => {
  const company = ['/organization_management', '/units', '/feedback_management', '/user_management'];
  expect(paths((path) => company.includes(path))).toEqual(['/', ...company]);
  expect(paths((path) => path === '/units')).toEqual(['/', '/units']);
  expect(paths((path) => /^\/(survey|qrcode|user)_management$/.test(path))).toEqual([
    '/',
    '/survey_management',
    '/qrcode_management',
    '/user_management',
  ]);
});

test('what is about QR codes stands together, with the way to bring a marc to its unit', () => {
  expect(paths((path) => /^\/(qrcode_management|link_list_management|claim-mark)$/.test(path))).toEqual([
    '/',
    ['/groups', '/qrcode_management', '/link_list_management', '/claim-mark'],
  ]);
});

test('what happens by itself stands together, with the words that it goes by', () => {
  expect(paths((path) => /^\/(feedbackrules|companytags|replytemplates|openinghours|webhooks)$/.test(path))).toEqual([
    '/',
    ['/automation', '/feedbackrules', '/companytags', '/replytemplates', '/openinghours', '/webhooks'],
  ]);
  expect(paths(() => true).flat()).not.toContain('/webhookdeliveries');
});

test('help stands by itself at the end, however little of it there is', () => {
  expect(paths((path) => path === '/faq')).toEqual(['/', [HELP_PATH, '/faq']]);
});

test('what is a user’s own is in the menu of his account alone', () => {
  expect(exposedEntities.map(({ route }) => route)).toContain('noticepreferences');
  expect(paths(() => true).flat()).not.toContain('/noticepreferences');
});

test('who may place marcs and nothing else has the way to it in view', () => {
  expect(paths((path) => path === '/claim-mark')).toEqual(['/', '/claim-mark']);
});

test('support stands where help is found: what was asked, and what is new in it', () => {
  expect(paths((path) => path.startsWith('/support'))).toEqual([
    '/',
    [HELP_PATH, '/support', '/support_notifications'],
  ]);
});

test('an entry is current on its own page and below, the dashboard only on its own', () => {
  const [dashboard, ...others] = menuOf((path) => ['/', '/plan', '/planlocation'].includes(path));
  if (dashboard === undefined) throw new Error('There is no dashboard.');
  expect(isCurrent(dashboard, '/plan')).toBe(false);
  expect(others.map((entry) => isCurrent(entry, '/plan/3'))).toEqual([true, false]);
});

test('the test of codes is offered to who sees codes, the tour to everybody of a company', () => {
  const offered = (...open: string[]) => paths((path) => ['/test', '/feedback_management', ...open].includes(path));
  expect(offered()).toEqual(['/', '/feedback_management', ['/help', '/?show=tour']]);
  expect(offered('/code_health')).toContainEqual(['/groups', '/code_health', '/test']);
});
