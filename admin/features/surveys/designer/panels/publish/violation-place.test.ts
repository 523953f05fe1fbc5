import { expect, test } from 'vitest';
import type { Draft } from '../../design-context.tsx';
import { placeOfViolation } from './violation-place.ts';

const draft: Draft = {
  title: { en: 'Visit' },
  pages: [
    { id: 'first', questions: [{ id: 'visit', type: 'smiley', title: {} }] },
    { id: 'second', questions: [{ id: 'why', type: 'long_text', title: {} }] },
  ],
};

test.each([
  [
    '/pages/1/questions/0/title',
    'required',
    {},
    { panel: 'questions', selected: { kind: 'question', id: 'why' }, number: 2, part: { name: 'title' } },
  ],
  [
    '/pages/1/questions/0/options/2/label',
    'required',
    {},
    { panel: 'questions', selected: { kind: 'question', id: 'why' }, number: 2, part: { name: 'options', number: 3 } },
  ],
  [
    '/pages/0/questions/0/image/alt',
    'required',
    {},
    { panel: 'questions', selected: { kind: 'question', id: 'visit' }, number: 1, part: { name: 'alt' } },
  ],
  [
    '/pages/0/questions/0/jumps/0/to',
    'jump_backwards',
    {},
    { panel: 'questions', selected: { kind: 'question', id: 'visit' }, number: 1 },
  ],
  [
    '/pages/1/title',
    'text_too_long',
    {},
    { panel: 'questions', selected: { kind: 'page', id: 'second' }, number: 2, part: { name: 'title' } },
  ],
  ['/pages/1', 'nothing_asked', {}, { panel: 'questions', selected: { kind: 'page', id: 'second' }, number: 2 }],
  [
    '/pages/0/questions/0/title',
    'missing_translation',
    { language: 'de' },
    { panel: 'translations', language: 'de', number: 1 },
  ],
  ['/title', 'missing_translation', { language: 'tr' }, { panel: 'translations', language: 'tr' }],
  ['/languages', 'no_common_language', {}, { panel: 'translations' }],
  ['/theme/accent', 'format', {}, { panel: 'theme' }],
  ['/return_url', 'invalid_url', {}, { panel: 'thanks' }],
  ['/embed_origins/1', 'invalid_origin', {}, { panel: 'availability' }],
  ['/address_fields/1/field', 'reference_not_found', {}, { panel: 'address' }],
  ['/thank_you/text', 'markup_not_allowed', {}, { panel: 'thanks', part: { name: 'text' } }],
  ['/pages', 'nothing_asked', {}, { panel: 'questions' }],
  ['', 'design_too_large', {}, { panel: 'questions' }],
])('a violation at %j (%s) is put right in its place', (pointer, code, parameters, place) => {
  expect(placeOfViolation(draft, { pointer, code, parameters })).toEqual(place);
});
