import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { acts } from '../../src/operations/acts.ts'
import { eventsOfActs } from '../../src/operations/events/events-of-acts.ts'
import { opposites } from '../../src/operations/opposites.ts'

const source = fileURLToPath(new URL('../../src/', import.meta.url))
const read = (path: string): string => readFileSync(path, 'utf8')
const actsFile = join(source, 'operations/acts.ts')

/** The file that a name is imported from. */
function fileOf(file: string, name: string): string | undefined {
  const found = [...read(file).matchAll(/import \{([^}]*)\} from '(\.[^']*)'/g)].find(([, names = '']) =>
    names.split(',').some((each) => each.trim() === name),
  )
  return found?.[2] === undefined ? undefined : join(dirname(file), found[2])
}

/** The code of an act: the file of what it runs, and those that stand beside and below it. */
function codeOf(file: string): string {
  const seen = new Set<string>()
  const walk = (path: string): void => {
    if (seen.has(path) || path.includes('/events/')) return
    seen.add(path)
    for (const [, next = ''] of read(path).matchAll(/from '(\.{1,2}\/[^']*\.ts)'/g)) {
      const target = join(dirname(path), next)
      if (target.startsWith(dirname(file))) walk(target)
    }
  }
  walk(file)
  return [...seen].map(read).join('\n')
}

/** What an act runs, by the words of the table of acts. */
function runOf(name: string): string | undefined {
  const known: Record<string, string> = { merchant: 'changeMerchant', vip: 'operateVip' }
  if (known[name] !== undefined) return known[name]
  const row = new RegExp(String.raw`act\(\s*'${name}',[\s\S]*?(\w+),?\s*\),\n`).exec(read(actsFile))
  return row?.[1]
}

/** The steps of every act in a table. */
function stepsIn(table: Readonly<Record<string, object>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(table).map(([act, own]) => [act, Object.keys(own).toSorted()]))
}

const writing = Object.entries(eventsOfActs).flatMap(([act, steps]) =>
  Object.entries(steps).flatMap(([step, event]) =>
    typeof event === 'string' && event !== 'reads' ? [{ act, step, event }] : [],
  ),
)

describe('every act of the operator leaves a significant event, or says why it leaves none (system 53)', () => {
  it('each step of each act is in the table', () => {
    expect(stepsIn(eventsOfActs)).toEqual(stepsIn(opposites))
    expect(Object.keys(eventsOfActs).toSorted()).toEqual(acts.map(({ name }) => name).toSorted())
  })

  it('what reads leaves none, and nothing else is said to read', () => {
    for (const [act, steps] of Object.entries(opposites)) {
      for (const [step, opposite] of Object.entries(steps)) {
        const isRead = eventsOfActs[act]?.[step] === 'reads'
        expect(isRead, `${act} ${step}`).toBe(opposite === 'reads')
      }
    }
  })

  it.each(writing)('$act $step writes $event', ({ act, event }) => {
    const run = runOf(act) ?? ''
    const file = fileOf(actsFile, run) ?? fileOf(join(source, 'operations/economy/economy-acts.ts'), run)
    expect(file, `${act} runs ${run}`).toBeDefined()
    const code = codeOf(file ?? '')
    expect(code).toContain(`'${event}'`)
    expect(code).toMatch(/appendEvents?\(|withEvent\(/)
  })
})
