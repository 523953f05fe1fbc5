import { expect, test } from 'vitest';
import { fillReply, foreignPlaces } from './fill.ts';

const template = {
  text: 'Thank you for visiting {{ unit }}, {{author|your team}}',
  translations: [{ language: 'de', text: 'Danke für Ihren Besuch bei {{unit}} am {{date}}' }],
};

test('a reply begins in the language of the feedback, else in the template’s own', () => {
  const values = { unit: 'Lobby', date: '1. Dezember' };
  expect(fillReply(template, 'de', values)).toBe('Danke für Ihren Besuch bei Lobby am 1. Dezember');
  expect(fillReply(template, 'fr', values)).toBe('Thank you for visiting Lobby, your team');
});

test('what is filled in is not read again', () => {
  expect(fillReply(template, 'en', { unit: '{{author}}', author: 'Ada' })).toBe(
    'Thank you for visiting {{author}}, Ada',
  );
});

test('names of nothing and broken braces are told', () => {
  expect(foreignPlaces('{{unit}} {{company|us}}')).toEqual([]);
  expect(foreignPlaces('{{food}} {{unit}')).toEqual(['food', null]);
});
