/** `price_list` to `priceList`: the name of a value. */
export function camelCase(identifier: string): string {
  return identifier.replaceAll(/_+(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** `price_list` to `PriceList`: the name of a type or a component. */
export function pascalCase(identifier: string): string {
  const camel = camelCase(identifier);
  return camel.charAt(0).toUpperCase() + camel.slice(1);
}
