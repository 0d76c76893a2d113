import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, type ContractView } from '@saola/protocol'
import { contractSettingsOf } from '../../src/contracts/contract-settings.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, type TestPerson } from '../wallet/people.ts'
import { countDone, race } from '../wallet/race.ts'
import { asSent, codeOf, flat, offer, openLine, recoveryCodeOf, sign, type Line } from './stage.ts'

// The embedded database has one connection, so nothing there happens at once.
describe.skipIf(!process.env['DATABASE_URL'])('two steps in the same moment', () => {
  let gateway: TestGateway
  let line: Line
  beforeAll(async () => {
    gateway = await startGateway({ storeSecret: 'seals-what-lies-secret' })
    line = await openLine(gateway, 'race')
  })
  afterAll(() => gateway.close())

  const api = (person: TestPerson) => gateway.client(person.token)
  const step = (
    person: TestPerson,
    { id }: ContractView,
    more: { step: 'accept' | 'take_back' | 'terminate'; version: number; endings?: string; code?: string },
  ) => api(person).send(calls.contracts.takeStep, { contractId: id, ...more })
  const statesOf = async (ids: readonly string[]) =>
    gateway.services.db
      .selectFrom('contract')
      .select(['id', 'status'])
      .where('id', 'in', ids.map(Number))
      .orderBy('id')
      .execute()
  const actionsOf = async (id: string) => {
    const { history } = await api(line.middle).send(calls.contracts.detail, { contractId: id })
    return history.map(({ action }) => action).join('')
  }

  /** How many contracts of a kind an account may pay. */
  const allowContracts = async (mostContracts: number) => {
    const own = gateway.services.db
      .selectFrom('merchant')
      .select(['id', 'settings'])
      .where('code', '=', 'saola')
    const { id, settings } = await own.executeTakeFirstOrThrow()
    const contracts = { ...contractSettingsOf(settings), mostContracts }
    await gateway.services.db
      .updateTable('merchant')
      .set({ settings: JSON.stringify({ ...settings, contracts }) })
      .where('id', '=', id)
      .execute()
  }

  it.each([1, 2, 3, 4])('an offer that is accepted and taken back has one end (%i)', async (turn) => {
    const member = await addPerson(gateway, `racemember${turn}`, { upline: line.top })
    const offered = await offer(gateway, line.top, member, flat('daily', 1_000))
    const works = [
      () => step(member, offered, { step: 'accept', version: 1 }),
      () => step(line.top, offered, { step: 'take_back', version: 1 }),
    ]
    const ends = await race(
      gateway.services.db,
      { table: 'contract', id: Number(offered.id) },
      turn % 2 === 0 ? works : works.toReversed(),
    )
    expect(countDone(ends)).toBe(1)
    const [row] = await statesOf([offered.id])
    const { history } = await api(member).send(calls.contracts.detail, { contractId: offered.id })
    expect([history.map(({ action }) => action).join(''), row?.status]).toEqual(
      ends[turn % 2 === 0 ? 0 : 1]?.status === 'fulfilled' ? ['NA', 'A'] : ['NC', 'C'],
    )
  })

  it('a contract that two acceptances end ends once, and one of them is taken', async () => {
    const own = await sign(gateway, line.top, line.middle, flat('daily', 2_000))
    const below = await sign(gateway, line.middle, line.low, flat('daily', 1_500))
    const edited = await api(line.top).send(calls.contracts.edit, {
      contractId: own.id,
      version: 1,
      terms: asSent(flat('daily', 1_000)),
      code: codeOf(gateway, line.top),
    })
    const { token } = await api(line.middle).send(calls.contracts.endings, { contractId: own.id })
    const code = codeOf(gateway, line.middle)
    const accept = () =>
      step(line.middle, edited, { step: 'accept', version: edited.offer?.version ?? 0, endings: token, code })
    const ends = await race(gateway.services.db, { table: 'contract', id: Number(own.id) }, [accept, accept])
    expect(countDone(ends)).toBe(1)
    expect((await statesOf([own.id, below.id])).map(({ status }) => status)).toEqual(['A', 'C'])
    expect([await actionsOf(own.id), await actionsOf(below.id)]).toEqual(['NAEA', 'NAC'])
  })

  it('a contract that its paid side ends while an acceptance would ends once', async () => {
    const own = (await api(line.middle).send(calls.contracts.own)).list[0]
    if (!own) throw new Error('the case before left no contract')
    const below = await sign(gateway, line.middle, line.beside, flat('daily', 900))
    const edited = await api(line.top).send(calls.contracts.edit, {
      contractId: own.id,
      version: own.signed?.version ?? 0,
      terms: asSent(flat('daily', 500)),
      code: codeOf(gateway, line.top),
    })
    const { token } = await api(line.middle).send(calls.contracts.endings, { contractId: own.id })
    const code = codeOf(gateway, line.middle)
    const version = edited.offer?.version ?? 0
    const ends = await race(gateway.services.db, { table: 'contract', id: Number(below.id) }, [
      () => step(line.middle, edited, { step: 'accept', version, endings: token, code }),
      () => step(line.beside, below, { step: 'terminate', version: 1 }),
    ])
    expect(countDone(ends)).toBe(1)
    expect(await actionsOf(below.id)).toBe('NAC')
    const { rows } = await sql<{ open: number }>`
      select count(*) as open from contract_terms
      where contract_id = ${Number(below.id)} and in_force_from is not null and in_force_to is null`.execute(
      gateway.services.db,
    )
    expect(rows[0]?.open).toBe(0)
  })

  it('two offers of a kind to one account make one contract', async () => {
    const upline = await addPerson(gateway, 'racetwo', { type: 2 })
    const member = await addPerson(gateway, 'racetwice', { upline })
    const offerOne = () => offer(gateway, upline, member, flat('daily', 1_000))
    const ends = await race(gateway.services.db, { table: 'account', id: upline.id }, [offerOne, offerOne])
    expect(countDone(ends)).toBe(1)
  })

  it('two offers to two accounts make one contract where there is room for one more', async () => {
    const upline = await addPerson(gateway, 'racefull', { type: 2 })
    const below = [
      await addPerson(gateway, 'racefirst', { upline }),
      await addPerson(gateway, 'racesecond', { upline }),
    ]
    await allowContracts(1)
    const works = below.map((member) => () => offer(gateway, upline, member, flat('daily', 1_000)))
    const ends = await race(gateway.services.db, { table: 'account', id: upline.id }, works)
    expect(countDone(ends)).toBe(1)
    await allowContracts(500)
  })

  it('an offer below a rate that sinks in the same moment is never above it', async () => {
    const own = (await api(line.middle).send(calls.contracts.own)).list[0]
    if (!own) throw new Error('the case before left no contract')
    const member = await addPerson(gateway, 'racesinks', { upline: line.middle })
    const rate = 400
    const edited = await api(line.top).send(calls.contracts.edit, {
      contractId: own.id,
      version: own.offer?.version ?? own.signed?.version ?? 0,
      terms: asSent(flat('daily', rate - 100)),
      code: codeOf(gateway, line.top),
    })
    const { token } = await api(line.middle).send(calls.contracts.endings, { contractId: own.id })
    const code = codeOf(gateway, line.middle)
    const version = edited.offer?.version ?? 0
    // Of its own, so that neither is refused because the other was proved.
    const other = { code: await recoveryCodeOf(gateway, line.middle) }
    const ends = await race(gateway.services.db, { table: 'contract', id: Number(own.id) }, [
      () => step(line.middle, edited, { step: 'accept', version, endings: token, code }),
      () => offer(gateway, line.middle, member, flat('daily', rate), other),
    ])
    expect(countDone(ends)).toBe(1)
  })
})
