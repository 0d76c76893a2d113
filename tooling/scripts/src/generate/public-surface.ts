import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { readDeclarations, type Declaration, type DeclarationFile } from './read-declarations.ts'

/** What a package offers under one name (`calls.wallet.balance` for one inside a namespace). */
export type Offered = { name: string; declarations: Declaration[] }

type Place = { path: string; name: string }

/** Everything that a consumer can name, sorted by name: the exports of `folder/index.d.ts` with their declarations. */
export function publicSurface(folder: string): Offered[] {
  const files = new Map<string, DeclarationFile>()
  const open = (path: string): DeclarationFile => {
    const file = files.get(path) ?? readDeclarations(readFileSync(path, 'utf8'))
    files.set(path, file)
    return file
  }
  const offered = new Map<string, Declaration[]>()

  const take = ({ path, name }: Place): Declaration[] => open(path).declared.get(name) ?? []

  const follow = (path: string, prefix: string): void => {
    const file = open(path)
    for (const from of file.opened) follow(beside(path, from), prefix)
    for (const { name, local, source: own } of file.offered) {
      const source = own ?? file.imported.get(local)
      const shown = `${prefix}${name}`
      if (source === undefined) offered.set(shown, take({ path, name: local }))
      else if (!source.from.startsWith('.')) offered.set(shown, [passedOn(name, source.from)])
      else if (source.name === '*') follow(beside(path, source.from), `${shown}.`)
      else offered.set(shown, take(find(beside(path, source.from), source.name)))
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
  return sorted(offered)
}

function beside(path: string, from: string): string {
  return join(dirname(path), from.replace(/\.tsx?$/, '.d.ts'))
}

function passedOn(name: string, from: string): Declaration {
  return { name, text: `export { ${name} } from '${from}'` }
}

function sorted(entries: Map<string, Declaration[]>): Offered[] {
  return [...entries]
    .map(([name, declarations]) => ({ name, declarations }))
    .toSorted((left, right) => (left.name < right.name ? -1 : 1))
}
