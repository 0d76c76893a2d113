import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { openDatabase, type OpenDatabase } from '@saola/server'
import { createServices, type Services, type Schema } from '@saola/gateway'
import { receiveTransfer } from '../../src/bank/receive-transfer.ts'
import { settleTransfers } from '../../src/bank/settle-transfers-job.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, balanceOf, settleMerchant, type TestPerson } from '../wallet/people.ts'

const server = process.env['DATABASE_URL'] ?? ''

// The embedded database belongs to one process and has one connection.
describe.skipIf(server === '')('one deposit and two workers, each with connections of its own', () => {
  let gateway: TestGateway
  let second: OpenDatabase<Schema>
  let workers: Services[]
  let member: TestPerson

  beforeAll(async () => {
    gateway = await startGateway()
    await settleMerchant(gateway)
    member = await addPerson(gateway, 'twoworkers')
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
      gateway.services.db,
    )
    const url = new URL(server)
    url.pathname = `/${rows[0]?.name ?? ''}`
    second = await openDatabase<Schema>({ url: url.href })
    workers = [gateway.services, createServices({ db: second.db, now: gateway.clock.now })]
  })
  afterAll(async () => {
    await second.close()
    await gateway.close()
  })

  it.each([1, 2, 3, 4, 5])('match it once and lose nothing, run %i', async (run) => {
    const before = await balanceOf(gateway, member.wallet)
    const { depositId, memo } = await gateway
      .client(member.token)
      .send(calls.wallet.deposit, { amount: 200_000 })
    // Both workers hear of all ten transfers, in opposite order, while both settle what waits.
    const transfers = Array.from({ length: 10 }, (_, index) => ({
      reference: `TWO-${run}-${index}`,
      memo,
      amount: index % 2 === 0 ? 200_000 : 1_000 + index,
    }))
    const reports = workers.flatMap((services, index) => {
      const order = index === 0 ? transfers : transfers.toReversed()
      return order.map((transfer) => receiveTransfer(services, transfer))
    })
    const settling = [0, 1, 2].flatMap(() => workers.map((services) => settleTransfers.run(services)))
    const answers = await Promise.all(reports)
    await Promise.all(settling)
    await Promise.all(workers.map((services) => settleTransfers.run(services)))

    expect(answers.filter(({ kind }) => kind === 'recorded')).toHaveLength(10)
    expect(answers.filter(({ kind }) => kind === 'known')).toHaveLength(10)
    const sent = transfers.reduce((sum, { amount }) => sum + amount, 0)
    expect(await balanceOf(gateway, member.wallet)).toBe(before + sent)
    const deposit = await gateway.client(member.token).send(calls.wallet.depositStatus, { depositId })
    expect(deposit).toMatchObject({ status: 'received', arrived: sent })
    expect(deposit.arrivals.filter(({ outcome }) => outcome === 'exact').length).toBeLessThanOrEqual(1)
    await expectReconciled(gateway.services.db)
  })
})
