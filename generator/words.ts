/** English made from names where a schema gives no words of its own. */

/** `country_id` to `Country`, `is_active` to `Active`, `qr_read_count` to `Qr read count`. */
export function humanize(identifier: string): string {
  const words = identifier
    .replace(/^is_/, '')
    .replace(/_ids?$/, '')
    .replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `Currency` to `Currencies`, `Row` to `Rows`; irregular ones are written as `x-admin.plural`. */
export function pluralize(title: string): string {
  if (/[^aeiou]y$/.test(title)) return `${title.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(title) ? `${title}es` : `${title}s`;
}
