/** Headers of bytes that a browser keeps apart from the site: nothing in them is run, and no other site shows them. */
export const sealed = {
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
};
