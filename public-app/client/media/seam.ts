/**
 * Where script takes over a question that asks for media. A control asks `useContext(MediaCapture)`: null on the server,
 * without script and until the chunk is there (then it shows its plain file input), afterwards the component that takes,
 * previews and uploads files in its place and holds their uuids in hidden fields of the same name.
 */
import { type ComponentType, createContext } from 'react';

export type Medium = 'photo' | 'audio' | 'file';

export interface MediaFieldProps {
  medium: Medium;
  maxFiles: number;
  /** Name of the field in the form. */
  name: string;
  /** Unique in the document; ids of its parts start with it. */
  id: string;
  /** Uuids of the files that were given before. */
  values: string[];
  describedBy: string | undefined;
  invalid: boolean;
}

export const MediaCapture = createContext<ComponentType<MediaFieldProps> | null>(null);
