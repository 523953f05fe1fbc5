/** Makes something of an object once, for as long as the object lives: a schema that is made anew would be compiled anew. */
export function memoizeByIdentity<Source extends object, Made>(
  make: (source: Source) => Made,
): (source: Source) => Made {
  const made = new WeakMap<Source, { value: Made }>();
  return (source) => {
    const known = made.get(source) ?? { value: make(source) };
    made.set(source, known);
    return known.value;
  };
}
