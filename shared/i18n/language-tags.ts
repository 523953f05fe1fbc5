/** Languages by their codes of BCP 47. */

/** Those that are offered: all with two letters in ISO 639-1, and some that are told apart by region or script. */
export const languageTags: readonly string[] = `
  aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de de-AT
  de-CH dv dz ee el en en-GB en-US eo es es-419 et eu fa ff fi fil fj fo fr fr-CA fy ga gd gl gn gsw gu gv ha
  he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la
  lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi
  pl ps pt pt-BR pt-PT qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr sr-Latn ss st su sv sw ta te
  tg th ti tk tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo yue za zh zh-Hans zh-Hant zu
`
  .trim()
  .split(/\s+/);

let names: Intl.DisplayNames | undefined;
/** Made when it is first asked for: the names of all languages take a while to load. */
const nameOf = (code: string): string | undefined =>
  (names ??= new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' })).of(code);

/** Whether it is such a code, also of a language that is not offered, as it is written by everybody: `pt-BR`, not `pt_br`. */
export function isLanguageTag(text: string): boolean {
  if (!/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/.test(text)) return false;
  return Intl.getCanonicalLocales(text)[0] === text && nameOf(text) !== undefined;
}
