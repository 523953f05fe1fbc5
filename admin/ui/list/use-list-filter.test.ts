import { describe, expect, test } from 'vitest';
import { changeFilters, type FilterValues } from './use-list-filter.ts';

/** A list as react-admin has it: it shows what it was told with its next render only, and has another setter then. */
function openList(shown: FilterValues) {
  let wanted = shown;
  const render = () => ({
    filterValues: wanted,
    setFilters(values: FilterValues) {
      wanted = values;
    },
  });
  return { render, values: () => wanted };
}

const set = (changes: FilterValues) => (values: FilterValues) => ({ ...values, ...changes });

describe('filters of a list', () => {
  test('that are set before it shows the first one are all kept', () => {
    const { render, values } = openList({ locale: 'en' });
    const list = render();
    changeFilters(list, set({ status: 'new' }));
    changeFilters(list, set({ priority: 'high' }));
    changeFilters(list, set({ locale: undefined }));
    expect(values()).toEqual({ status: 'new', priority: 'high' });
  });

  test('begin from what it shows once it was drawn anew', () => {
    const { render, values } = openList({});
    changeFilters(render(), set({ status: 'new' }));
    changeFilters(render(), () => ({}));
    changeFilters(render(), set({ priority: 'high' }));
    expect(values()).toEqual({ priority: 'high' });
  });

  test('are each list’s own', () => {
    const [one, other] = [openList({}), openList({})];
    changeFilters(one.render(), set({ status: 'new' }));
    changeFilters(other.render(), set({ priority: 'high' }));
    expect([one.values(), other.values()]).toEqual([{ status: 'new' }, { priority: 'high' }]);
  });
});
