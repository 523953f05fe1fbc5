import { expect, test } from 'vitest';
import { createDirtyForms } from './dirty-forms.ts';

test('one dirty form is enough, until it is saved or gone; only what is dirty is discarded', () => {
  const forms = createDirtyForms();
  const discarded: string[] = [];
  const form = (name: string) => ({ name, dirty: false });
  const [page, dialog] = [form('page'), form('dialog')];
  const [removePage, removeDialog] = [page, dialog].map((one) =>
    forms.add({ isDirty: () => one.dirty, discard: () => void discarded.push(one.name) }),
  );
  expect(forms.areDirty()).toBe(false);
  dialog.dirty = true;
  expect(forms.areDirty()).toBe(true);
  forms.discard();
  expect(discarded).toEqual(['dialog']);
  removeDialog?.();
  expect(forms.areDirty()).toBe(false);
  page.dirty = true;
  expect(forms.areDirty()).toBe(true);
  page.dirty = false;
  expect(forms.areDirty()).toBe(false);
  removePage?.();
  forms.discard();
  expect(discarded).toEqual(['dialog']);
});
