import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type OpenDatabase } from '@saola/server'
import { grant, migrate, type Schema } from '@saola/gateway'
import { jobs } from '../../src/jobs/jobs.ts'
import { runJobs } from '../../src/jobs/run-jobs.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { fill } from '../seeded-database.ts'
import { serveOn, type TestGateway } from '../start-gateway.ts'
import { balanceOf, addPerson, fund, type TestPerson } from '../wallet/people.ts'
import { placeBet } from '../wallet/bets.ts'

let opened: OpenDatabase<Schema>
let gateway: TestGateway
let person: TestPerson

beforeAll(async () => {
  opened = await openDatabase<Schema>({})
  await fill(opened)
  await opened.runSql('create role serving')
  await grant(opened, 'serving')
  // Our own games' vendor keeps its tables beside the gateway's, with rights of its own.
  await opened.runSql(`grant usage on schema vendor to serving;
    grant all on all tables in schema vendor to serving; grant all on all sequences in schema vendor to serving`)
  await opened.runSql('set role serving')
  gateway = await serveOn(opened)
  person = await addPerson(gateway, 'duoiquyen')
}, 120_000)
afterAll(() => gateway.close())

/** What somebody tries who has the gateway's own access to the database, even after saying that it posts. */
const refused: [what: string, statement: string][] = [
  [
    'a transfer by hand',
    `insert into transfer (scope, idempotency_key, request_hash, kind, reference, remark, created_at, ledger_account_ids, amounts)
      values ('x', 'x', 'x', 'adjustment', 'x', 'x', 0, '{1,2}', '{-1,1}')`,
  ],
  ['a transfer changed', `update transfer set amounts = '{}'`],
  [
    'an entry by hand',
    'insert into entry (transfer_id, ledger_account_id, amount, balance_after, created_at) values (1, 1, 1, 1, 0)',
  ],
  ['an entry deleted', 'delete from entry'],
  ['a line of money deleted', 'delete from money_entry'],
  ['a balance set', 'update ledger_account set balance = 1000000000'],
  ['an account deleted', 'delete from ledger_account'],
  ['the entries emptied', 'truncate entry'],
  ['a guard switched off', 'alter table ledger_account disable trigger all'],
  ['an event changed', `update significant_event set reason = 'x'`],
  ['an event deleted', 'delete from significant_event'],
  ['debts paid by the function behind', 'select pay_debts(array[1::bigint], 0)'],
  ['a migration that is said to have run', `insert into migration (name) values ('9999-x.sql')`],
]

describe('a gateway whose role of the database may not write the ledger (wallet 67)', () => {
  it('posts transfers, takes stakes and pays wins', async () => {
    await fund(gateway, person, 500_000)
    await placeBet(gateway, person, { stake: 200_000, win: 300_000 })
    expect(await balanceOf(gateway, person.wallet)).toBe(600_000)
    await expectReconciled(gateway.services.db)
  })

  it('does all of its jobs', async () => {
    const failed: unknown[] = []
    for (const job of jobs)
      await job.run(gateway.services).catch((error: unknown) => failed.push(job.name, error))
    expect(failed).toEqual([])
    const running = await runJobs(gateway.services, gateway, jobs)
    await running.stop()
    await expectReconciled(gateway.services.db)
  })

  it.each(refused)('is refused %s', async (_, statement) => {
    await opened.runSql(`select set_config('saola.writes_ledger', 'on', false)`)
    await expect(opened.runSql(statement)).rejects.toThrow(/permission denied|must be owner/)
    await opened.runSql(`select set_config('saola.writes_ledger', '', false)`)
  })

  it('starts on a schema that is up to date, and says who has to bring up one that is not', async () => {
    expect(await migrate(opened.db)).toEqual([])
    await asOwner(`create table kept as select * from migration where name like '0101-%';
      delete from migration where name like '0101-%'`)
    await expect(migrate(opened.db)).rejects.toThrow(
      /has yet to run 0101-.* Run `gateway grant ROLE` as the owner/,
    )
    await asOwner('insert into migration select * from kept; drop table kept')
  })
})

/** Whom rights cannot hold, or nobody knows. */
const wrong: [role: string, said: RegExp][] = [
  ['nobody_knows', /There is no role "nobody_knows"/],
  ['postgres', /rights do not hold it/],
  ['', /There is no role ""/],
]

it.each(wrong)('"%s" is not given what a gateway serves with', async (role, said) => {
  await opened.runSql('reset role')
  await expect(grant(opened, role).finally(() => opened.runSql('set role serving'))).rejects.toThrow(said)
})

async function asOwner(statements: string): Promise<void> {
  await opened.runSql('reset role')
  await opened.runSql(statements).finally(() => opened.runSql('set role serving'))
}
