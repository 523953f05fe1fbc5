/** What the workshop says of its entities that no schema does: their order in the menu, and nothing else yet. */
export const menuOrder = ['job', 'machine', 'place', 'employee'];
export const listPages = {};
export const recordLabels = {};
export const stateStyles = {};
export const currencyThrough = undefined;
