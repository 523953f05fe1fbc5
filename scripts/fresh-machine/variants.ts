/** The machines on which both commands are tried. */

export interface Variant {
  name: string;
  /** Debian's name: bullseye is 11, bookworm 12, trixie 13. */
  release: 'bullseye' | 'bookworm' | 'trixie' | 'testing';
  /** Installed over Debian's own. */
  npm?: 10 | 11;
  user: 'root' | 'person';
  /** Where the project lies. */
  folder: string;
  home: 'writable' | 'read-only' | 'missing';
  /** Default 022. */
  umask?: '077';
  /** False: there is no /dev/shm. Default true. */
  sharedMemory?: boolean;
  /** The first command of the clone. Default start. */
  first?: 'test';
  /** What both commands must do: run, or say that Node is too old before anything is installed. */
  expected: 'runs' | 'refused';
}

const trixie = {
  release: 'trixie',
  user: 'person',
  folder: '/home/person/feedtree',
  home: 'writable',
  expected: 'runs',
} as const;
// Nobody but root can enter /root, and PostgreSQL does not run as root.
const asRoot = { ...trixie, user: 'root', folder: '/root/feedtree' } as const;

export const variants: Variant[] = [
  { ...trixie, name: 'npm-9' },
  { ...asRoot, name: 'npm-9-root' },
  { ...trixie, name: 'home-read-only', home: 'read-only', folder: '/srv/feedtree' },
  { ...trixie, name: 'folder', folder: '/home/person/İş yeri 東京 отзывы', umask: '077' },
  { ...trixie, name: 'npm-10', npm: 10, first: 'test', sharedMemory: false },
  { ...trixie, name: 'npm-11', npm: 11, home: 'missing', folder: '/srv/feedtree' },
  {
    ...asRoot,
    name: 'npm-11-root',
    npm: 11,
    first: 'test',
    folder: '/root/my 東京',
    umask: '077',
    sharedMemory: false,
  },
  { ...trixie, name: 'testing', release: 'testing' },
  { ...asRoot, name: 'testing-root', release: 'testing', first: 'test' },
  { ...trixie, name: 'bookworm', release: 'bookworm', expected: 'refused' },
  { ...trixie, name: 'bullseye', release: 'bullseye', expected: 'refused' },
];
