import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobs } from '../../src/jobs/jobs.ts'
import { acts } from '../../src/operations/acts.ts'
import { waitingActs } from '../../src/operations/waiting/waiting-kinds.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { states, undecided } from './states.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

/** Tables that tell what was, and wait for nothing. */
const histories: readonly string[] = ['withdrawal_event']

/** Every state that a table of the gateway knows, as its check constraint has it. */
async function readStates(): Promise<[column: string, state: string][]> {
  const { rows } = await sql<{ name: string; rule: string }>`
    select conrelid::regclass::text as name, pg_get_constraintdef(oid) as rule from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace`.execute(gateway.services.db)
  return rows.flatMap(({ name, rule }) => {
    const found =
      /^CHECK \(\((state|status|confirmation|application|reward) = ANY \(ARRAY\[(.*)\]\)\)\)$/.exec(rule)
    if (!found || histories.includes(name)) return []
    const values = [...(found[2] ?? '').matchAll(/'([^']*)'::text/g)].map(([, value]) => value ?? '')
    return values.map((value): [string, string] => [`${name}.${found[1]}`, value])
  })
}

/** States that have no meaning for the operator yet. */
function findUnknown(found: readonly (readonly [string, string])[]): string[] {
  return found
    .filter(([column, state]) => states[column]?.[state] === undefined)
    .map(([column, state]) => `${column} ${state}`)
}

describe('nothing waits where nobody sees it (system 37)', () => {
  it('every state of every table is ended, listed, or led on by somebody who is named', async () => {
    const found = await readStates()
    expect(found.length).toBeGreaterThan(50)
    expect(findUnknown(found)).toEqual([])
    const known = Object.entries(states).flatMap(([column, each]) =>
      Object.keys(each).map((state) => `${column} ${state}`),
    )
    expect(known.toSorted()).toEqual(found.map((each) => each.join(' ')).toSorted())
  })

  it('and a state that is new is found', () => {
    expect(findUnknown([['bank_transfer.state', 'disputed']])).toEqual(['bank_transfer.state disputed'])
    expect(findUnknown([['dispute.state', 'open']])).toEqual(['dispute.state open'])
  })

  it('so is every time of a decision that is still to come', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('decided_at', 'answered_at', 'lifted_at')
      order by 1`.execute(gateway.services.db)
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(undecided))
  })

  it('what leads on exists: jobs by their names, kinds with acts by theirs', () => {
    const meanings = Object.values(states).flatMap((each) => Object.values(each))
    const named = meanings.flatMap((each) => (typeof each === 'object' && 'job' in each ? [each.job] : []))
    expect(jobs.map(({ name }) => name)).toEqual(expect.arrayContaining(named))
    const kinds = meanings.flatMap((each) =>
      typeof each === 'object' && 'listed' in each ? each.listed : [],
    )
    const listed = new Set([...kinds, ...Object.values(undecided).filter((kind) => kind !== 'lasts')])
    expect([...listed].toSorted()).toEqual(Object.keys(waitingActs).toSorted())
    const needed = Object.values(waitingActs).filter((act) => act !== null)
    expect(acts.map(({ name }) => name)).toEqual(expect.arrayContaining(needed))
  })
})
