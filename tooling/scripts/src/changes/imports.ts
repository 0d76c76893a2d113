import { dirname, join, matchesGlob } from 'node:path/posix'
import { handedOnBy } from '../reach/handed-on-by.ts'
import type { HandedOn, Source, Taken } from '../reach/read-source.ts'
import type { Repository } from './read-repository.ts'

/** Follows imports name by name, through every file that only hands names on: `@saola/rules viaDeposit` to its one file. */
export type Imports = {
  /** The files that an import gives. */
  follow: (from: string, taken: Taken) => string[]
  /** The files that a relative path or pattern in a text stands for, such as a folder of migrations. */
  named: (from: string, text: string) => string[]
}

/** Prepares the imports of a repository. */
export function createImports({ paths, files, entrances }: Repository): Imports {
  const known = new Set(paths)
  const sources = new Map<string, Source>([...files].map(([path, { source }]) => [path, source]))
  const handed = new Map<string, HandedOn[]>()

  function handedOn(path: string): HandedOn[] {
    const found = handed.get(path) ?? handedOnBy(path, sources)
    handed.set(path, found)
    return found
  }

  function locate(from: string, target: string): string | undefined {
    if (target.startsWith('.')) return join(dirname(from), target.replace(/\?.*$/, ''))
    if (target.startsWith('#')) return join(from.split('/').slice(0, 2).join('/'), 'src', target.slice(1))
    const entrance = entrances.find(({ name }) => target === name || target.startsWith(`${name}/`))
    if (!entrance) return undefined
    const asked = `.${target.slice(entrance.name.length)}`
    for (const [key, file] of entrance.entries) {
      const [head = '', tail] = key.split('*')
      if (tail === undefined ? key === asked : asked.startsWith(head))
        return join(entrance.folder, file.replace('*', asked.slice(head.length)))
    }
    return undefined
  }

  function follow(from: string, { from: target, name, isType }: Taken, seen = new Set<string>()): string[] {
    const path = isType ? undefined : locate(from, target)
    if (path === undefined || !known.has(path) || seen.has(`${path} ${name}`)) return []
    seen.add(`${path} ${name}`)
    const given = handedOn(path).filter((each) => name === '*' || each.as === name)
    const further = given.flatMap((each) => follow(path, each, seen))
    return given.length > 0 && name !== '*' ? further : [path, ...further]
  }

  return {
    follow,
    named(from, text) {
      if (!/^\.\.?\/.*\w/.test(text)) return []
      const path = join(dirname(from), text)
      if (text.includes('*')) return paths.filter((each) => matchesGlob(each, path))
      if (known.has(path)) return [path]
      return path.split('/').length < 3 || !text.endsWith('/')
        ? []
        : paths.filter((each) => each.startsWith(path) && !/\.tsx?$/.test(each))
    },
  }
}
