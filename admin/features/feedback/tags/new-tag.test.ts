import { describe, expect, test } from 'vitest';
import { colorOf, findTagByName } from './new-tag.ts';

const tags = ['Loud', 'Çay', 'ＷＩＦＩ'].map((name, id) => ({ id, name, color: '#112233' }));

describe('a tag that is typed', () => {
  test.each(['loud', ' LOUD ', 'c\u0327ay', 'wifi'])('%j is there already', (name) => {
    expect(findTagByName(name, tags)).toBeDefined();
  });
  test.each(['lou', 'loud!', ''])('%j is none of those that are there', (name) => {
    expect(findTagByName(name, tags)).toBeUndefined();
  });
  test('has a color of its own, the same in whatever case', () => {
    const colors = ['red', 'green', 'blue'];
    expect(new Set(['a', 'b', 'c'].map((name) => colorOf(name, colors)))).toEqual(new Set(colors));
    expect(colorOf('Loud', colors)).toBe(colorOf(' LOUD', colors));
    expect(colorOf('Loud', [])).toBeUndefined();
  });
});
