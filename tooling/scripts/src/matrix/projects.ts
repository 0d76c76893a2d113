import { rmSync } from 'node:fs'
import { openStranger, type Stranger, type Wanted } from '../verify/stranger.ts'

/** Installed projects that cells share: the first that names one installs it. */
export type Projects = {
  open(name: string, wanted: () => Wanted): Promise<Stranger>
  /** Removes all of them. */
  close(): Promise<void>
}

export function makeProjects(): Projects {
  const opened = new Map<string, Promise<Stranger>>()
  return {
    open(name, wanted) {
      const known = opened.get(name)
      if (known) return known
      const opening = openStranger(wanted())
      opened.set(name, opening)
      return opening
    },
    async close() {
      for (const opening of await Promise.allSettled(opened.values())) {
        if (opening.status === 'fulfilled') rmSync(opening.value.folder, { recursive: true, force: true })
      }
    },
  }
}
