/** Pieces of the survey dialect that question kinds build theirs from; pure, so that the visitor's page is built without. */

const shared = (name: string) => ({ $ref: `survey.schema.json#/$defs/${name}` });

/** Texts in several languages, by how long they may be. */
export const texts = {
  label: /* @__PURE__ */ shared('label'),
  title: /* @__PURE__ */ shared('title'),
  paragraph: /* @__PURE__ */ shared('paragraph'),
  terms: /* @__PURE__ */ shared('terms'),
};
export const identifier = /* @__PURE__ */ shared('identifier');
export const rule = /* @__PURE__ */ shared('rule');
export const jumps = /* @__PURE__ */ shared('jumps');
export const answer = /* @__PURE__ */ shared('answer');
export const image = /* @__PURE__ */ shared('image');
export const optionImage = /* @__PURE__ */ shared('option_image');
