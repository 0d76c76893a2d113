import type { Tarball } from '../verify/tarballs.ts'
import type { Projects } from './projects.ts'

/** What every cell is given. */
export type Ground = { all: Tarball[]; projects: Projects }

/** One way to use the packages, with its name; it fails by throwing. */
export type Cell = { name: string; run: (ground: Ground) => Promise<unknown> }
