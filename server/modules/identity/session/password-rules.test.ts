/** Which new passwords are refused, and by which rule. */
import { describe, expect, test } from 'vitest';
import { passwordViolations } from './password-rules-problem.ts';

const owner = { email: 'zoe.kilic@blaue-kueche.example', companyName: 'Kılıç Café GmbH' };
const violationsOf = (password: string) => passwordViolations(password, owner, '/password').map(({ code }) => code);

describe.each<[string, string[]]>([
  ['password_rules', ['Sh-1', 'nouppercase-1', 'NOLOWERCASE-1', 'NoDigits--', 'NoSpecial123', 'short passphrase 19']],
  [
    'password_common',
    [
      'Password1!',
      'P@ssw0rd1!',
      'Welcome2024!',
      '!Summer2024',
      'Qwerty123!',
      'Admin123!',
      'Abcd1234!',
      'Letmein!1',
      'Iloveyou1!',
      'Feedtree2024!',
      'F33dtree-12',
      'Feed-Tree-99!',
      'SuperAdmin-123',
      '12345678901234567890',
      'passwordpasswordpassword',
      'aaaaaaaaaaaaaaaaaaaaaaaa',
      'aA-1aA-1aA-1',
    ],
  ],
  [
    'password_holds_email',
    [
      'Zoe.Kilic-77',
      'zoekilic likes the sea and birds',
      'KILIÇ-4412-x',
      'Blaue.Kueche-4412',
      'a very long text with zoe-kilic',
    ],
  ],
  ['password_holds_company', ['Kiliccafe-88!', 'we are the Kılıç Café of the town']],
])('%s', (code, passwords) => {
  const whose = code === 'password_holds_company' ? { ...owner, email: 'a@b.example' } : owner;
  test.each(passwords)('%s', (password) => {
    expect(passwordViolations(password, whose, '/password')).toMatchObject([{ pointer: '/password', code }]);
  });
});

test.each([
  'Demo-1234!',
  'Tr0ub4dor&3',
  'Correct-Horse-1',
  'four plain words by the sea',
  'раз два три четыре пять',
  '長い言葉長い言葉でできている合言葉です。本当',
  'ZOE-blue-4412',
])('%s is accepted', (password) => {
  expect(violationsOf(password)).toEqual([]);
});

test('a short name is in good passwords by chance', () => {
  const short = { email: 'al@x.example', companyName: 'A' };
  expect(passwordViolations('Al-x-Garden-77', short, '/password')).toEqual([]);
});
