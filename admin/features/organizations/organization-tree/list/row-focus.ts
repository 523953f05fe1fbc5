import type { FeatureImplementation } from '@headless-tree/core';
import type { TreeItem } from '../data/tree-items.ts';
import { onUserStep } from '../user-steps.ts';

/**
 * Gives a row the focus as soon as it is drawn, however long that takes, unless its user goes on meanwhile. The library
 * itself would give up after half a second and send the user to the first row.
 */
export function createRowFocus(): FeatureImplementation<TreeItem> {
  let awaited: string | null = null;
  let stop = (): void => undefined;
  return {
    key: 'row-focus',
    treeInstance: {
      updateDomFocus({ tree }) {
        if (tree.getItems().length === 0) return;
        const item = tree.getFocusedItem();
        tree.getConfig().scrollToItem?.(item);
        const element = item.getElement();
        if (element) element.focus();
        awaited = element ? null : item.getId();
      },
    },
    onTreeMount: () => {
      stop = onUserStep(() => (awaited = null));
    },
    onTreeUnmount: () => stop(),
    onItemMount(item, element) {
      if (item.getId() !== awaited) return;
      awaited = null;
      element.focus();
    },
  };
}
