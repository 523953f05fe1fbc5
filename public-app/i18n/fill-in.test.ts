import { describe, expect, it } from 'vitest';
import { fillIn } from './fill-in.ts';

const fill = (text: string, values: Record<string, unknown>): string =>
  fillIn(text, /\{(\w+)\}/g, (whole, name) => values[name] ?? whole);

describe('filling in a text', () => {
  it.each([
    ['강남점', '강남점은 강남점이 강남점을 강남점과 강남점으로'],
    ['카페', '카페는 카페가 카페를 카페와 카페로'],
    ['서울', '서울은 서울이 서울을 서울과 서울로'],
    ['12', '12는 12가 12를 12와 12로'],
    ['#103', '#103은 #103이 #103을 #103과 #103으로'],
    ['7', '7은 7이 7을 7과 7로'],
    ['20', '20은 20이 20을 20과 20으로'],
    ['Pro', 'Pro는 Pro가 Pro를 Pro와 Pro로'],
    ['Basic', 'Basic은 Basic이 Basic을 Basic과 Basic으로'],
    ['Berlin', 'Berlin은 Berlin이 Berlin을 Berlin과 Berlin으로'],
    ['Table', 'Table은 Table이 Table을 Table과 Table로'],
    ['Lounge', 'Lounge는 Lounge가 Lounge를 Lounge와 Lounge로'],
    ['a@b.example', 'a@b.example은 a@b.example이 a@b.example을 a@b.example과 a@b.example로'],
    ['HR', 'HR은 HR이 HR을 HR과 HR로'],
    ['Café', 'Café는 Café가 Café를 Café와 Café로'],
  ])('writes Korean particles after %s by its last sound', (x, expected) => {
    expect(fill('{x}은(는) {x}이(가) {x}을(를) {x}과(와) {x}(으)로', { x })).toBe(expected);
  });

  it('looks past the sign that closes the value', () => {
    expect(fill('‘{x}’을(를) ({x})이(가)', { x: '카페 (본점)' })).toBe('‘카페 (본점)’을 (카페 (본점))이');
  });

  it('leaves a particle of the value itself, and one that follows no placeholder', () => {
    expect(fill('을(를) {x}', { x: '이(가)' })).toBe('을(를) 이(가)');
  });

  it.each([
    ['Acme Inc.', 'For Acme Inc.'],
    ['How was it?', 'For How was it?'],
    ['Acme', 'For Acme.'],
  ])('ends a sentence once after %s', (x, expected) => {
    expect(fill('For {x}.', { x })).toBe(expected);
    expect(fill('For {x}. Then', { x })).toBe(`${expected} Then`);
  });

  it('keeps a dot that ends nothing', () => {
    expect(fill('{x}.csv', { x: 'a.' })).toBe('a..csv');
  });
});
