import type { Locale } from '../../../../shared/i18n/locales.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { ko } from './ko.ts';
import type { CommentPool } from './pool.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { tr } from './tr.ts';

export const commentPools: Record<Locale, CommentPool> = { tr, en, fr, de, pt, it, es, ja, ru, ko };
