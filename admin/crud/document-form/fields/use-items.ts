import { useEffect, useRef } from 'react';
import { useForm } from '../form-context.tsx';
import {
  emptyItem,
  insertItem,
  type Item,
  linesOf,
  moveItem,
  nameItem,
  pasteLines,
  setPicture,
  writeLabel,
} from './items.ts';

interface ItemsParts {
  items: Item[];
  most: number;
  set: (items: Item[]) => void;
}

export interface ItemList {
  items: Item[];
  write: (at: number, words: string) => void;
  /** Of an item that may have one. */
  setPicture: (at: number, file: string | undefined) => void;
  /** Names an item that was without a label until now. */
  settle: (at: number) => void;
  addAfter: (at: number) => void;
  remove: (at: number) => void;
  move: (at: number, by: -1 | 1) => void;
  /** Answers whether it took the paste. */
  paste: (at: number, text: string) => boolean;
  /** Where the focus goes once the list is drawn again. */
  inputAt: (at: number) => (input: HTMLInputElement | null) => void;
}

/** The list's changes, and the focus that follows them. */
export function useItems({ items, most, set }: ItemsParts): ItemList {
  const { language } = useForm();
  const inputs = useRef(new Map<number, HTMLInputElement>());
  const goal = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (goal.current === undefined) return;
    inputs.current.get(goal.current)?.focus();
    goal.current = undefined;
  });
  const change = (next: Item[], focus?: number) => {
    goal.current = focus;
    set(next);
  };
  return {
    items,
    write: (at, words) => change(writeLabel(items, at, language, words)),
    setPicture: (at, file) => change(setPicture(items, at, file)),
    settle(at) {
      const named = nameItem(items, at, language);
      if (named[at]?.id !== items[at]?.id) change(named);
    },
    addAfter(at) {
      if (items.length >= most) return;
      const named = at < 0 ? items : nameItem(items, at, language);
      change(insertItem(named, at + 1, emptyItem(named)), at + 1);
    },
    remove: (at) => change(items.toSpliced(at, 1), Math.max(0, at - 1)),
    move: (at, by) => change(moveItem(items, at, at + by), Math.max(0, Math.min(items.length - 1, at + by))),
    paste(at, text) {
      const lines = linesOf(text);
      if (lines === undefined) return false;
      change(pasteLines(items, at, lines, { language, most }), Math.min(most, at + lines.length) - 1);
      return true;
    },
    inputAt: (at) => (input) => {
      if (input === null) inputs.current.delete(at);
      else inputs.current.set(at, input);
    },
  };
}
