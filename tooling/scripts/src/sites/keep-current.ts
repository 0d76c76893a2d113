import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A folder is looked at no more often than this, in milliseconds. */
const lookMs = 500

type Kept<T> = {
  /** Says how what it is made of stands; made anew when this changes. */
  print: () => string
  make: () => T
  /** Milliseconds that only grow. */
  now?: () => number
  /** Is told why it could not be made anew; what was made before stays. */
  onFault?: (error: unknown) => void
}

/** Gives what `make` makes, and makes it anew when `print` has changed. Throws what `make` throws the first time alone. */
export function keepCurrent<T>({
  print,
  make,
  now = () => performance.now(),
  onFault = console.error,
}: Kept<T>): () => T {
  let made: { value: T } | undefined
  let seen = ''
  let lookedAt = -Infinity
  return () => {
    if (made !== undefined && now() - lookedAt < lookMs) return made.value
    lookedAt = now()
    const stands = print()
    if (made !== undefined && stands === seen) return made.value
    seen = stands
    try {
      made = { value: make() }
    } catch (error) {
      // Somebody is in the middle of a change, or has made a mistake that the next change mends.
      if (made === undefined) throw error
      onFault(error)
    }
    return made.value
  }
}

/** How the files of a folder stand: their names, sizes and when they were written. */
export function folderPrint(folder: string): string {
  if (!existsSync(folder)) return ''
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${name} ${filePrint(join(folder, name))}`)
    .join('\n')
}

/** The same of one file, which may be missing. */
export function filePrint(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false })
  return found === undefined ? '' : `${found.size} ${found.mtimeMs}`
}
