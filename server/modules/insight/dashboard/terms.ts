/** What a text speaks of: its words that are no mere grammar, and pairs of such that stand side by side. */
import type * as Stopword from 'stopword';
import type { Language } from '../../../../shared/i18n/languages.ts';
import { lazily } from '../../../lazy.ts';

const stopWords = lazily<typeof Stopword>('stopword');

const LISTS: Record<Language, keyof typeof Stopword> = {
  de: 'deu',
  en: 'eng',
  es: 'spa',
  fr: 'fra',
  it: 'ita',
  ja: 'jpn',
  ko: 'kor',
  pt: 'por',
  ru: 'rus',
  tr: 'tur',
  ar: 'ara',
  nl: 'nld',
  pl: 'pol',
  cs: 'ces',
  hu: 'hun',
  ro: 'ron',
  bg: 'bul',
  el: 'ell',
  uk: 'ukr',
  sv: 'swe',
  da: 'dan',
  nb: 'nob',
  fi: 'fin',
  he: 'heb',
  fa: 'fas',
  hi: 'hin',
  zh: 'zho',
  th: 'tha',
  vi: 'vie',
  id: 'ind',
};

/** What the lists lack of what says nothing by itself: how much, and how it was. */
const MORE: Record<Language, readonly string[]> = {
  de: ['sehr', 'zu', 'immer', 'auch', 'ganz', 'wirklich', 'leider', 'gar'],
  en: ['very', 'too', 'really', 'just', 'also', 'again', 'always', 'quite'],
  es: ['muy', 'estaba', 'estaban', 'fue', 'era', 'demasiado', 'siempre'],
  fr: ['très', 'trop', 'était', 'étaient', 'vraiment', 'toujours'],
  it: ['molto', 'troppo', 'era', 'erano', 'stato', 'sempre', 'davvero'],
  ja: ['本当'],
  ko: ['너무', '정말', '매우', '아주', '진짜', '조금', '항상'],
  pt: ['muito', 'foi', 'era', 'estava', 'estavam', 'demais', 'sempre'],
  ru: ['очень', 'был', 'была', 'было', 'были', 'слишком', 'всегда'],
  tr: ['çok', 'ama', 'fazla', 'biraz', 'hep', 'gerçekten'],
  ar: ['جدا', 'كان', 'كانت', 'دائما'],
  nl: ['heel', 'erg', 'zeer', 'altijd', 'echt', 'helaas'],
  pl: ['bardzo', 'zbyt', 'był', 'była', 'było', 'zawsze'],
  cs: ['velmi', 'moc', 'příliš', 'byl', 'byla', 'bylo', 'vždy'],
  hu: ['nagyon', 'túl', 'volt', 'voltak', 'mindig'],
  ro: ['foarte', 'prea', 'erau', 'mereu', 'întotdeauna'],
  bg: ['много', 'твърде', 'беше', 'бяха', 'винаги'],
  el: ['πολύ', 'ήταν', 'πάντα', 'είναι'],
  uk: ['дуже', 'занадто', 'був', 'була', 'було', 'були', 'завжди'],
  sv: ['väldigt', 'mycket', 'alltid', 'verkligen'],
  da: ['meget', 'altid', 'virkelig'],
  nb: ['veldig', 'svært', 'alltid', 'virkelig'],
  fi: ['todella', 'erittäin', 'liian', 'aina', 'hyvin'],
  he: ['מאוד', 'היה', 'הייתה', 'היו', 'תמיד'],
  fa: ['خیلی', 'بسیار', 'بود', 'بودند', 'همیشه'],
  hi: ['बहुत', 'था', 'थी', 'थे', 'हमेशा'],
  zh: ['很', '非常', '太', '总是', '真的'],
  th: ['มาก', 'เกินไป', 'เสมอ'],
  vi: ['rất', 'quá', 'luôn', 'thật'],
  id: ['sangat', 'terlalu', 'selalu', 'sekali'],
};

interface Tools {
  segmenter: Intl.Segmenter;
  isStop(word: string): boolean;
}

const made = new Map<Language, Tools>();

function toolsOf(locale: Language): Tools {
  const known = made.get(locale);
  if (known) return known;
  const listed = new Set(
    [...stopWords()[LISTS[locale]], ...MORE[locale]].map((word) => word.normalize('NFKC').toLocaleLowerCase(locale)),
  );
  const tools: Tools = {
    segmenter: new Intl.Segmenter(locale, { granularity: 'word' }),
    isStop: (word) => listed.has(word) || isMeaningless(word),
  };
  made.set(locale, tools);
  return tools;
}

const IDEOGRAPH = /\p{Script=Han}/u;
const HIRAGANA = /^\p{Script=Hiragana}+$/u;
const LETTERS = /\p{L}/u;

/** Numbers, single letters, and the endings and particles that a segmenter cuts Japanese into. */
function isMeaningless(word: string): boolean {
  if (!LETTERS.test(word)) return true;
  if (HIRAGANA.test(word)) return [...word].length < 4;
  return [...word].length < 2 && !IDEOGRAPH.test(word);
}

/** Of one text, in characters: what somebody speaks of stands at its beginning, and one who goes on must not outweigh others. */
export const MAX_TEXT_LENGTH = 1_000;
/** More than so long a text has, unless somebody made it for that. */
const MAX_TERMS = 150;

/** Languages that write no space between words. */
const UNSPACED: ReadonlySet<Language> = new Set(['ja', 'zh', 'th']);

/** Each term once: words, and pairs joined by a space where the language writes one. */
export function termsOf(text: string, locale: Language): Set<string> {
  const { segmenter, isStop } = toolsOf(locale);
  const joint = UNSPACED.has(locale) ? '' : ' ';
  const terms = new Set<string>();
  let before: string | null = null;
  for (const { segment, isWordLike } of segmenter.segment(text.normalize('NFKC').slice(0, MAX_TEXT_LENGTH))) {
    if (terms.size >= MAX_TERMS) break;
    if (!isWordLike) {
      if (segment.trim() !== '') before = null;
      continue;
    }
    const word: string = segment.toLocaleLowerCase(locale);
    if (isStop(word)) {
      before = null;
      continue;
    }
    terms.add(word);
    if (before !== null && before !== word) terms.add(`${before}${joint}${word}`);
    before = word;
  }
  return terms;
}
