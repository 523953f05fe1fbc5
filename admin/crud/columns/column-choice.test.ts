import { describe, expect, test } from 'vitest';
import { moveColumn, mostColumns, offeredColumns, shownColumns, toggleColumn } from './column-choice.ts';

const columns = { names: ['name', 'state', 'city', 'created_at'], more: ['created_at'] };

describe('the columns of a list', () => {
  test('are those of the schema where nothing was chosen, and where all that was chosen is gone', () => {
    expect(shownColumns(columns, null)).toEqual(['name', 'state', 'city']);
    expect(shownColumns(columns, ['gone'])).toEqual(['name', 'state', 'city']);
  });

  test('are shown in the order that was chosen, and offered with the others behind them', () => {
    expect(shownColumns(columns, ['city', 'gone', 'name'])).toEqual(['city', 'name']);
    expect(offeredColumns(columns, ['city', 'name'])).toEqual(['city', 'name', 'state', 'created_at']);
  });

  test('are as many as there is room for where nothing was chosen, and the others are offered', () => {
    const narrow = { ...columns, most: 2 };
    expect(shownColumns(narrow, null)).toEqual(['name', 'state']);
    expect(offeredColumns(narrow, null)).toEqual(['name', 'state', 'city', 'created_at']);
    expect(shownColumns(narrow, ['city', 'state', 'name'])).toEqual(['city', 'state', 'name']);
    expect(toggleColumn(narrow, null, 'city')).toEqual(['name', 'state', 'city']);
  });

  test.each([
    [5, 1280, 10],
    [5, 360, 5],
    [12, 1280, 12],
  ])('of %i of the schema, in a window of %i px: %i at most', (own, width, most) => {
    expect(mostColumns(own, width)).toBe(most);
  });

  test('come at the end, and go, all but the last', () => {
    expect(toggleColumn(columns, null, 'created_at')).toEqual(['name', 'state', 'city', 'created_at']);
    expect(toggleColumn(columns, null, 'state')).toEqual(['name', 'city']);
    expect(toggleColumn(columns, ['city'], 'city')).toEqual(['city']);
  });

  test('move by places, and not beyond the ends', () => {
    expect(moveColumn(columns, null, 'city', -1)).toEqual(['name', 'city', 'state']);
    expect(moveColumn(columns, null, 'name', 1)).toEqual(['state', 'name', 'city']);
    expect(moveColumn(columns, null, 'name', -1)).toEqual(['name', 'state', 'city']);
    expect(moveColumn(columns, null, 'created_at', -1)).toEqual(['name', 'state', 'city']);
  });
});
