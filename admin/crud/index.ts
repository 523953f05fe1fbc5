/** What generated and hand-written screens are made of. */
export { AnswerPanel } from './panels/answer-panel.tsx';
export { Column } from './column.tsx';
export { EntityCreate } from './entity-create.tsx';
export { EntityEdit } from './entity-edit.tsx';
export { EntityList } from './entity-list.tsx';
export { EntityScreen } from './entity-screen.tsx';
export { EntityShow, ShowActions } from './entity-show.tsx';
export { FilterBar } from './filter-bar.tsx';
export { Frame } from './frame.tsx';
export { OwnPanel } from './panels/own-panel.tsx';
export { RelatedPanel } from './panels/related-panel.tsx';
export { ShowFields } from './row-fields.tsx';
