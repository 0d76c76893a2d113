import { dirname, join, relative } from 'node:path'
import type { HandedOn, Source } from './read-source.ts'

/** What a file hands on from others, name by name: `export *` counts as every name of the file that it stands for. */
export function handedOnBy(path: string, sources: ReadonlyMap<string, Source>): HandedOn[] {
  const handedOn = sources.get(path)?.handedOn ?? []
  return handedOn.flatMap((each) => {
    const { as, from } = each
    if (as !== '*' || !from.startsWith('.')) return [each]
    const starred = join(dirname(path), from)
    const own = [...(sources.get(starred)?.values ?? [])].map((name) => ({
      from,
      name,
      as: name,
      isType: false,
    }))
    const further = handedOnBy(starred, sources).map((inner) => ({
      ...inner,
      from: `./${relative(dirname(path), join(dirname(starred), inner.from))}`,
    }))
    return [...own, ...further]
  })
}
