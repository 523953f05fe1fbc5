import { audio } from '../../shared/questions/audio.ts';
import { file } from '../../shared/questions/file.ts';
import { photo } from '../../shared/questions/photo.ts';
import { MediaField } from '../controls/media.tsx';
import type { KindPart } from './part.ts';

export const part: KindPart = { kinds: [photo, audio, file], controls: { media: MediaField } };
