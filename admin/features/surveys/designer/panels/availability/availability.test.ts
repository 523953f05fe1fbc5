import { expect, test } from 'vitest';
import type { Draft } from '../../design-context.tsx';
import { repairRules } from '../../state/rules.ts';
import { addQuota, originsIn, setAvailability, setEmbedOrigins, setQuotas } from './change-availability.ts';
import { policyOf, snippetOf } from './snippet.ts';

const draft: Draft = {
  title: { en: 'Visit' },
  pages: [{ id: 'page', questions: [{ id: 'visit', type: 'smiley', title: { en: 'How was it?' } }] }],
};

test('where nothing is left of it, a survey has no availability and no quotas', () => {
  const closing = setAvailability(draft, { closes: '2026-12-24T18:00' });
  expect(closing.availability).toEqual({ closes: '2026-12-24T18:00' });
  expect(setAvailability(closing, {})).toEqual(draft);
  expect(setQuotas(addQuota(draft), [])).toEqual(draft);
});

test('a quota that is added again counts from the beginning', () => {
  const one = addQuota(draft).quotas?.[0];
  const again = addQuota(draft).quotas?.[0];
  expect(one).toMatchObject({ most: 100 });
  expect(one?.id).not.toBe(again?.id);
});

test('a quota of some goes with the question that says of whom, and is never one of everybody', () => {
  const rule = { all: [{ question: 'visit', greater: 3 }] };
  const quotas = [
    { id: 'happy', most: 5, if: rule },
    { id: 'all', most: 9 },
  ];
  const kept = repairRules({ ...draft, quotas });
  expect(kept.repaired).toEqual([]);
  const emptied = repairRules({ ...draft, pages: [{ id: 'page', questions: [] }], quotas });
  expect(emptied.repaired).toEqual(['happy']);
  expect(emptied.draft.quotas).toEqual([{ id: 'all', most: 9 }]);
});

test('sites are written a line each, and where none is left no site may frame the survey', () => {
  expect(originsIn(' https://a.example\n\nhttps://b.example https://a.example ')).toEqual([
    'https://a.example',
    'https://b.example',
  ]);
  const embedded = setEmbedOrigins(draft, ['https://a.example']);
  expect(embedded.embed_origins).toEqual(['https://a.example']);
  expect(setEmbedOrigins(embedded, [])).toEqual(draft);
});

test('what a site includes says the code and the kind, and quotes the words of the button', () => {
  const given = { origin: 'https://feed.example', code: '0123ABCD5' };
  expect(snippetOf({ ...given, kind: 'inline', label: '' })).toBe(
    '<script src="https://feed.example/widget.js" data-code="0123ABCD5" data-kind="inline"></script>',
  );
  expect(snippetOf({ ...given, kind: 'button', label: 'Say "hi" & <more>' })).toContain(
    'data-kind="button" data-label="Say &quot;hi&quot; &amp; &lt;more&gt;"></script>',
  );
  expect(policyOf(given.origin)).toBe('script-src https://feed.example; frame-src https://feed.example');
});
