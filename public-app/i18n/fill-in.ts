/** Filling in the placeholders of a text, with what the language makes of the value that stands there. */

/** Korean particles as texts write them, and how they are said after a consonant and after a vowel. */
const PARTICLES: Readonly<Record<string, readonly [afterConsonant: string, afterVowel: string]>> = {
  '은(는)': ['은', '는'],
  '이(가)': ['이', '가'],
  '을(를)': ['을', '를'],
  '과(와)': ['과', '와'],
  '(으)로': ['으로', '로'],
};

/** A closing sign, a particle and a full stop, each where it follows the placeholder at once. */
const FOLLOWERS = /([’”)]?)(은\(는\)|이\(가\)|을\(를\)|과\(와\)|\(으\)로)?(\.(?=\s|$))?/y;

/** The digits as they are read: 0 영, 1 일, 2 이 … */
const SOUNDS_OF_DIGITS = ['ㅇ', 'ㄹ', '', 'ㅁ', '', '', 'ㄱ', 'ㄹ', 'ㄹ', ''];

const FIRST_SYLLABLE = 0xac00;
const FINALS = 28;
const FINAL_L = 8;

/** The consonant that Koreans hear at the end of a word of Latin letters: `Pro` has none, `Berlin` has one. */
function finalOfLatin(word: string): string {
  // Read letter by letter, only these have one: 엘, 엠, 엔, 알.
  if (/(^|[^A-Za-z])[A-Z]*[LR]$/.test(word)) return 'ㄹ';
  if (/l(e)?$/i.test(word)) return 'ㄹ';
  return /[mn]$|[aeiou][mnp]e$|ng$|[^aeiou]ic$|[aeiou][bckpt]$/i.test(word) ? 'ㄴ' : '';
}

/** The letters and digits at the end of a text, signs that follow them left out: `본점` of `카페 (본점)`. */
function lastRead(text: string): string {
  let last = '';
  for (const [word] of text.matchAll(/[\p{L}\p{N}]+/gu)) last = word;
  return last;
}

/** The consonant at the end of what is read last of a value, empty after a vowel. */
function finalSound(value: string): string {
  const read = lastRead(value.normalize('NFC'));
  const last = read.at(-1) ?? '';
  if (/[가-힣]/.test(last)) {
    const final = ((last.codePointAt(0) ?? FIRST_SYLLABLE) - FIRST_SYLLABLE) % FINALS;
    if (final === 0) return '';
    return final === FINAL_L ? 'ㄹ' : 'ㄴ';
  }
  if (/\d/.test(last)) return SOUNDS_OF_DIGITS[Number(last)] ?? '';
  return finalOfLatin(read.normalize('NFD').replace(/\p{M}/gu, ''));
}

function particleAfter(value: string, particle: string): string {
  const [afterConsonant, afterVowel] = PARTICLES[particle] ?? [particle, particle];
  const sound = finalSound(value);
  return sound === '' || (sound === 'ㄹ' && particle === '(으)로') ? afterVowel : afterConsonant;
}

/**
 * The text with each placeholder replaced. A Korean particle that follows one is written by the value's last sound,
 * and no full stop follows a value that ends a sentence itself (`Acme Inc.`, `How was it?`).
 * @param placeholder finds each, being global; its first group is the name
 * @param valueOf the value of a name, given the whole placeholder too
 */
export function fillIn(text: string, placeholder: RegExp, valueOf: (whole: string, name: string) => unknown): string {
  let filled = '';
  let end = 0;
  for (const { 0: whole, 1: name = '', index } of text.matchAll(placeholder)) {
    FOLLOWERS.lastIndex = index + whole.length;
    const [followers = '', close = '', particle, stop = ''] = FOLLOWERS.exec(text) ?? [];
    const value = String(valueOf(whole, name));
    const written = `${value}${close}${particle ? particleAfter(value, particle) : ''}`;
    filled += text.slice(end, index) + (/[.!?…。]$/.test(written) ? written : `${written}${stop}`);
    end = index + whole.length + followers.length;
  }
  return filled + text.slice(end);
}
