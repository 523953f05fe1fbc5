/** Pieces of the survey dialect that question kinds build theirs from. */

const shared = (name: string) => ({ $ref: `survey.schema.json#/$defs/${name}` });

/** Texts in several languages, by how long they may be. */
export const texts = { label: shared('label'), title: shared('title'), paragraph: shared('paragraph') };
export const identifier = shared('identifier');
export const rule = shared('rule');
export const jumps = shared('jumps');
export const image = shared('image');
