/** What would be read as the code of a character: `_x0041_` is an A (ECMA-376, part 1, section 22.9.2.19). */
export const asSheetText = (text: string): string => text.replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_');
