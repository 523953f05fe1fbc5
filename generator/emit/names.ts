/** `marc_batch` to `marcBatch`: the name of a value. */
export function camelCase(identifier: string): string {
  return identifier.replaceAll(/_+(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `marc_batch` to `MarcBatch`: the name of a type or a component. */
export function pascalCase(identifier: string): string {
  const camel = camelCase(identifier);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}
