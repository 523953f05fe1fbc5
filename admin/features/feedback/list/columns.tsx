/** What a row of the feedback list may show, in its order. */
import type { ReactElement } from 'react';
import { kindOf } from '../../../crud/custom/custom-pieces.tsx';
import { BEFORE_KEY } from '../../../crud/custom/use-custom-fields.ts';
import type { CustomFieldRecord } from '../../../generated/types.ts';
import { fields } from '../../../generated/views/feedback.tsx';
import { CommentCell } from './cells/comment-cell.tsx';
import { DueCell } from './cells/due-cell.tsx';
import { ScoreCell } from './cells/score-cell.tsx';
import { TagsCell } from './cells/tags-cell.tsx';
import { UnitTypeCell } from './cells/unit-cell.tsx';

export interface FeedbackColumn {
  /** Field of the row, which names it too. */
  name: string;
  cell: ReactElement;
  /** The server sorts by it. */
  isSorted?: boolean;
  /** A number: stands at the end. */
  isNumber?: boolean;
  /** Of the window in px, from which there is room for it: until then it is shown to who asks for it. */
  from?: number;
  /** Not offered where the list is of one unit. */
  isOfUnit?: true;
  /** In px; the column without one takes what is left. */
  width?: number;
}

/** Of the checkboxes, and of the unit. */
export const SELECT_WIDTH = 44;
export const UNIT_WIDTH = 190;
/** Least of the column that takes what is left. */
export const REST_WIDTH = 180;

const ADDED_WIDTH = 132;

const ALL_BUT_TIMES_FROM = 1180;
/** Of the window in px. */
export const ALL_COLUMNS_FROM = 1600;

/** After the unit, which is what a row is called and always there. */
export const columns: readonly FeedbackColumn[] = [
  { name: 'unit_type', cell: <UnitTypeCell />, from: ALL_BUT_TIMES_FROM, isOfUnit: true, width: 104 },
  { name: 'status', cell: fields.status, width: 138 },
  { name: 'priority', cell: fields.priority, width: 108 },
  { name: 'score', cell: <ScoreCell />, isNumber: true, width: 88 },
  { name: 'comment', cell: <CommentCell /> },
  { name: 'tag_ids', cell: <TagsCell />, from: ALL_BUT_TIMES_FROM, width: 146 },
  { name: 'assignee_id', cell: fields.assignee_id, width: 124 },
  { name: 'created_at', cell: fields.created_at, isSorted: true, width: 126 },
  { name: 'due_at', cell: <DueCell />, from: ALL_COLUMNS_FROM, width: 126 },
  { name: 'closed_at', cell: fields.closed_at, from: ALL_COLUMNS_FROM, width: 126 },
  { name: 'read_at', cell: fields.read_at, from: ALL_COLUMNS_FROM, width: 126 },
];

/** Of a field that the company has added: one that is not meant for the list has to be chosen. */
export function addedColumn(field: CustomFieldRecord): FeedbackColumn {
  const name = `${BEFORE_KEY}${field.key}`;
  const { cell, isNumber = false, isUnsorted = false } = kindOf(field);
  return {
    name,
    cell: cell({ source: name }),
    isSorted: !isUnsorted,
    isNumber,
    width: ADDED_WIDTH,
    ...(!field.in_list && { from: Infinity }),
  };
}
