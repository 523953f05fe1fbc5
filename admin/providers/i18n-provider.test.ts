import { expect, it } from 'vitest';
import { createI18nProvider } from './i18n-provider.ts';

const messages = {
  moved: '%{name}을(를) %{target}(으)로 옮겼습니다',
  done: 'Moved to %{target}.',
  units: '%{smart_count} unit |||| %{smart_count} units',
};

const { translate } = createI18nProvider({ locale: 'ko', messages: messages as never }, () =>
  Promise.reject(new Error()),
);

it('writes Korean particles by what stands before them', () => {
  expect(translate('moved', { name: '카페', target: '2층' })).toBe('카페를 2층으로 옮겼습니다');
});

it('ends a sentence once', () => {
  expect(translate('done', { target: 'Acme Inc.' })).toBe('Moved to Acme Inc.');
});

it('leaves a place without a value for who fills it in later', () => {
  expect(translate('done')).toBe('Moved to %{target}.');
});
