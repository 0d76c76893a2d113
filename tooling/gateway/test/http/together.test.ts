import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { together } from '../../src/http/together.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, type TestPerson } from '../wallet/people.ts'

let gateway: TestGateway
let people: TestPerson[]
beforeAll(async () => {
  gateway = await startGateway()
  people = []
  for (const name of ['left', 'right', 'gone']) people.push(await addPerson(gateway, `together${name}`))
})
afterAll(() => gateway.close())

/** Answers with the key itself, as each of `gates` opens; `asked` are the keys of each statement. */
function createAsking(gates: readonly Promise<unknown>[] = []) {
  const asked: string[][] = []
  const ask = together(async (_db, keys): Promise<ReadonlyMap<string, string>> => {
    const place = asked.push([...keys]) - 1
    await gates[place]
    if (keys.includes('wrong')) throw new Error('this key cannot be asked for')
    return new Map(keys.filter((key) => key !== 'unknown').map((key) => [key, key]))
  })
  return { asked, ask: (key: string) => ask(gateway.services.db, key) }
}

describe('what many ask for in the same moment', () => {
  it('is asked for by one statement, each key once', async () => {
    const { asked, ask } = createAsking()
    expect(await Promise.all(['a', 'b', 'a', 'unknown'].map(ask))).toEqual(['a', 'b', 'a', undefined])
    expect(asked).toEqual([['a', 'b', 'unknown']])
  })

  it('is answered by a statement that began after it was asked for', async () => {
    const gate = Promise.withResolvers<void>()
    const { asked, ask } = createAsking([gate.promise])
    const first = ask('a')
    await new Promise(setImmediate)
    expect(await ask('a')).toBe('a')
    gate.resolve()
    await first
    expect(asked).toEqual([['a'], ['a']])
  })

  it('waits while two statements are under way, and goes into the next one together', async () => {
    const gate = Promise.withResolvers<void>()
    const { asked, ask } = createAsking([gate.promise, gate.promise])
    const answers = []
    for (const key of ['a', 'b', 'c', 'd']) {
      answers.push(ask(key))
      await new Promise(setImmediate)
    }
    gate.resolve()
    expect(await Promise.all(answers)).toEqual(['a', 'b', 'c', 'd'])
    expect(asked).toEqual([['a'], ['b'], ['c', 'd']])
  })

  it('fails for the one who asked what cannot be asked for, and for nobody else', async () => {
    const { ask } = createAsking()
    const [good, wrong] = await Promise.allSettled([ask('a'), ask('wrong')])
    expect([good.status, wrong.status]).toEqual(['fulfilled', 'rejected'])
  })
})

describe('who is signed in', () => {
  it('is told apart where many ask in the same moment, and a session that is over opens nothing', async () => {
    const [left, right, gone] = people
    await gateway.services.db
      .deleteFrom('session')
      .where('account_id', '=', gone?.id ?? 0)
      .execute()
    const asked = [left, right, gone].map((person) => gateway.client(person?.token).send(calls.member.info))
    const answers = await Promise.allSettled(asked)
    const ids = answers.map((answer) => answer.status === 'fulfilled' && Number(answer.value.id))
    expect(ids).toEqual([left?.id, right?.id, false])
  })
})
