/** What the loader says by itself, in the languages of surveys: the button that opens a survey, and the one that closes it. */
import type { Language } from '../../shared/i18n/languages.ts';

type Words = Readonly<Record<Language, `${string}|${string}`>>;

const words: Words = {
  tr: 'Geri bildirim|Kapat',
  en: 'Feedback|Close',
  fr: 'Votre avis|Fermer',
  de: 'Feedback|Schließen',
  pt: 'Feedback|Fechar',
  it: 'Feedback|Chiudi',
  es: 'Comentarios|Cerrar',
  ja: 'フィードバック|閉じる',
  ru: 'Отзыв|Закрыть',
  ko: '피드백|닫기',
  ar: 'ملاحظاتك|إغلاق',
  nl: 'Feedback|Sluiten',
  pl: 'Opinia|Zamknij',
  cs: 'Zpětná vazba|Zavřít',
  hu: 'Visszajelzés|Bezárás',
  ro: 'Feedback|Închide',
  bg: 'Обратна връзка|Затваряне',
  el: 'Σχόλια|Κλείσιμο',
  uk: 'Відгук|Закрити',
  sv: 'Feedback|Stäng',
  da: 'Feedback|Luk',
  nb: 'Tilbakemelding|Lukk',
  fi: 'Palaute|Sulje',
  he: 'משוב|סגירה',
  fa: 'بازخورد|بستن',
  hi: 'प्रतिक्रिया|बंद करें',
  zh: '反馈|关闭',
  th: 'ความคิดเห็น|ปิด',
  vi: 'Góp ý|Đóng',
  id: 'Masukan|Tutup',
};

/** In the first language of some that the loader speaks, else in English. */
export function wordsIn(languages: readonly string[]): { language: string; open: string; close: string } {
  const spoken = languages.map((each) => each.toLowerCase().split('-', 1)[0] ?? '');
  const language = spoken.find((each): each is Language => Object.hasOwn(words, each)) ?? 'en';
  const [open = '', close = ''] = words[language].split('|');
  return { language, open, close };
}
