import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { repository } from '../folders.ts'

/** Commands that read their flags from elsewhere: an act's fields from the running gateway, a tool's own from the tool. */
const handedOn = /^(?:gateway ops|test (?:.* )?--(?:unit|journeys)|exec|--filter|changeset|add|publish)\b/

/**
 * The code that reads the flags of a command, `brand check --screens`: its script's file, and all that it imports beside it or
 * loads from another workspace. Undefined for a command that hands its flags on.
 */
export function codeBehind(command: string, scripts: Readonly<Record<string, string>>): string | undefined {
  const [script = ''] = command.split(/\s+/)
  const entry = /\bnode (?:--\S+ )*(\S+\.ts)\b/.exec(scripts[script] ?? '')?.[1]
  if (entry === undefined || handedOn.test(command)) return undefined
  return codeFrom(join(repository, entry))
}

const read = new Map<string, string>()

function codeFrom(entry: string): string {
  const known = read.get(entry)
  if (known !== undefined) return known
  const files = new Map<string, string>()
  const pending = [entry]
  for (let file = pending.pop(); file !== undefined; file = pending.pop()) {
    if (files.has(file) || !existsSync(file)) continue
    const code = readFileSync(file, 'utf8')
    files.set(file, code)
    for (const [, path = ''] of code.matchAll(/(?:from|import\(?) ?'(\.[^']+\.ts)'/g)) {
      pending.push(join(dirname(file), path))
    }
    // A command that another workspace carries out is loaded when it is wanted.
    for (const [, name = ''] of code.matchAll(/import\('(@saola\/[^']+)'\)/g)) {
      pending.push(fileURLToPath(import.meta.resolve(name)))
    }
  }
  const all = [...files.values()].join('\n')
  read.set(entry, all)
  return all
}
