import { expect, test } from 'vitest';
import { viewOptionsFromText } from './view-options.ts';

const defaults = { view: 'chart', arrangement: 'horizontal', direction: null };

test.each([
  [null, defaults],
  ['{', defaults],
  ['null', defaults],
  ['{"view":"map","arrangement":1,"direction":"north"}', defaults],
  [
    '{"view":"list","arrangement":"compact","direction":"up"}',
    { view: 'list', arrangement: 'compact', direction: 'up' },
  ],
])('%s is read as what can be', (text, options) => {
  expect(viewOptionsFromText(text)).toEqual(options);
});
