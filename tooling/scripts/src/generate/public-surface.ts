import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readDeclarations, type Declaration, type DeclarationFile } from './read-declarations.ts'

/** What a package offers under one name (`calls.wallet.balance` for one inside a namespace). */
export type Offered = { name: string; declarations: Declaration[] }

/** Everything a consumer can name, and the types that are only reached through it; both sorted by name. */
export type PublicSurface = { offered: Offered[]; behind: Offered[] }

type Place = { path: string; name: string }

/** Follows the exports of `folder/index.d.ts` to their declarations. */
export function publicSurface(folder: string): PublicSurface {
  const files = new Map<string, DeclarationFile>()
  const open = (path: string): DeclarationFile => {
    const file = files.get(path) ?? readDeclarations(readFileSync(path, 'utf8'))
    files.set(path, file)
    return file
  }
  const offered = new Map<string, Declaration[]>()
  const behind = new Map<string, Declaration[]>()
  const seen = new Set<string>()
  const waiting: Place[] = []

  const take = ({ path, name }: Place): Declaration[] | undefined => {
    const declarations = open(path).declared.get(name)
    if (declarations !== undefined) seen.add(`${path}#${name}`)
    waiting.push(...(declarations ?? []).flatMap(({ text }) => namesUsed(text, path, open(path))))
    return declarations
  }

  const follow = (path: string, prefix: string): void => {
    const file = open(path)
    for (const { name, local, source: own } of file.offered) {
      const source = own ?? file.imported.get(local)
      const shown = `${prefix}${name}`
      if (source === undefined) offered.set(shown, take({ path, name: local }) ?? [])
      else if (!source.from.startsWith('.')) offered.set(shown, [passedOn(name, source.from)])
      else if (source.name === '*') follow(beside(path, source.from), `${shown}.`)
      else offered.set(shown, take(find(beside(path, source.from), source.name)) ?? [])
    }
  }

  /** A name may be passed on by several files before one declares it. */
  const find = (path: string, name: string): Place => {
    const file = open(path)
    if (file.declared.has(name)) return { path, name }
    const passed = file.offered.find((each) => each.name === name)
    const source = passed?.source ?? file.imported.get(passed?.local ?? name)
    return source?.from.startsWith('.') ? find(beside(path, source.from), source.name) : { path, name }
  }

  follow(join(folder, 'index.d.ts'), '')
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const place = find(next.path, next.name)
    const key = `${place.path}#${place.name}`
    if (
      seen.has(key) ||
      !open(place.path)
        .declared.get(place.name)
        ?.some(({ isType }) => isType)
    )
      continue
    behind.set(place.name, take(place) ?? [])
  }
  return { offered: sorted(offered), behind: sorted(behind) }
}

/** The names in a declaration that this package itself gives a meaning. */
function namesUsed(text: string, path: string, file: DeclarationFile): Place[] {
  const code = text.replaceAll(/\/\*\*.*?\*\//gs, '').replaceAll(/'[^'\n]*'/g, '')
  return [...new Set(code.match(/[A-Za-z_$][\w$]*/g))].flatMap((name) => {
    if (file.declared.has(name)) return [{ path, name }]
    const source = file.imported.get(name)
    return source?.from.startsWith('.') ? [{ path: beside(path, source.from), name: source.name }] : []
  })
}

function beside(path: string, from: string): string {
  return join(dirname(path), from.replace(/\.tsx?$/, '.d.ts'))
}

function passedOn(name: string, from: string): Declaration {
  return { name, about: '', text: `export { ${name} } from '${from}'`, isType: false }
}

function sorted(entries: Map<string, Declaration[]>): Offered[] {
  return [...entries]
    .map(([name, declarations]) => ({ name, declarations }))
    .toSorted((left, right) => (left.name < right.name ? -1 : 1))
}
