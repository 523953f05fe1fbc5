/** What the product is called, in every language, and those that it speaks. A project's are those of its config. */
export const PRODUCT = 'Feedtree';
export const locales = ['tr', 'en', 'fr', 'de', 'pt', 'it', 'es', 'ja', 'ru', 'ko'] as const;
