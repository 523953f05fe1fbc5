import { describe, expect, it } from 'vitest';
import { nextStepsFrom } from './next-steps.ts';
import { type Resolved, toSurvey } from './resolve.ts';

const resolved = (address: string | null, allowed = true): Resolved => ({
  code: '123456789',
  codeId: 1,
  companyId: 1,
  companyName: 'Acme',
  defaultLanguage: 'en',
  timeZone: 'UTC',
  unit: null,
  versionId: 1,
  returns: { allowed, address },
  showsLogo: true,
  links: null,
  contact: null,
});
const survey = (address?: string) =>
  toSurvey(1, { title: {}, pages: [], ...(address !== undefined && { return_url: address }) });

const SITE = 'https://feedtree.example';

describe('an address that visitors are sent to', () => {
  it.each([
    'http://shop.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'https://name:secret@shop.example',
    'https://192.168.1.1',
    'https://',
    'shop.example',
    '',
  ])('is never %j, however it came to be stored', (address) => {
    expect(nextStepsFrom(resolved(address), survey(), SITE)).toBeUndefined();
    expect(nextStepsFrom(resolved(null), survey(address), SITE)).toBeUndefined();
    expect(nextStepsFrom(resolved('https://shop.example'), survey(address), SITE)).toEqual({
      returnTo: 'https://shop.example/',
    });
  });

  it('is the product’s own site where the plan has none', () => {
    const target = resolved('https://shop.example', false);
    expect(nextStepsFrom(target, survey('https://own.example'), SITE)).toEqual({ returnTo: `${SITE}/` });
    expect(nextStepsFrom(target, survey('https://own.example'), null)).toBeUndefined();
    expect(nextStepsFrom(target, survey(), 'http://localhost:3000')).toBeUndefined();
  });
});
