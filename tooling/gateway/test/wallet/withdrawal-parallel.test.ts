import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls, type CallInput, type CallReply } from '@saola/protocol'
import { openDatabase, type OpenDatabase } from '@saola/server'
import { createServices, type Services, type Schema } from '@saola/gateway'
import { savePaymentPassword } from '../../src/accounts/payment-password.ts'
import { memberAccount } from '../../src/ledger/ledger.ts'
import { operateWithdrawal } from '../../src/wallet/withdrawal/operate-withdrawal.ts'
import { type WithdrawalOperation } from '../../src/wallet/withdrawal/operate-withdrawal.ts'
import { openTable } from '../protection/play.ts'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, balanceOf, fund, type TestPerson } from './people.ts'
import { countDone, race } from './race.ts'

const server = process.env['DATABASE_URL'] ?? ''
const paymentPassword = '246810'
const amount = 100_000

type Payee = TestPerson & { cardId: string; hold: number }
type Withdrawal = CallReply<typeof calls.wallet.withdrawal>

// The embedded database belongs to one process and has one connection.
describe.skipIf(server === '')('a withdrawal that two want to move in the same moment', () => {
  let gateway: TestGateway
  let second: OpenDatabase<Schema>
  let processes: [Services, Services]
  let people = 0
  let keys = 0

  beforeAll(async () => {
    gateway = await startGateway()
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(
      gateway.services.db,
    )
    const url = new URL(server)
    url.pathname = `/${rows[0]?.name ?? ''}`
    second = await openDatabase<Schema>({ url: url.href })
    processes = [gateway.services, createServices({ db: second.db, now: gateway.clock.now })]
  })
  afterAll(async () => {
    await second.close()
    await expectReconciled(gateway.services.db).finally(gateway.close)
  })

  /** Somebody with exactly the amount and an account to send it to. */
  async function newPayee(): Promise<Payee> {
    people += 1
    const person = await addPerson(gateway, `payee${people}`)
    await fund(gateway, person, amount)
    await savePaymentPassword(gateway.services.db, person.id, paymentPassword, gateway.services)
    const { cardId } = await gateway.client(person.token).send(calls.wallet.addBankCard, {
      bin: '970436',
      accountNumber: `00710000${people}`,
      accountName: 'PHAM HOANG NAM',
      paymentPassword,
    })
    return { ...person, cardId, hold: await memberAccount(gateway.services.db, person.id, 'hold') }
  }

  function newKey(): string {
    keys += 1
    return `parallel-withdrawal-${keys}`
  }

  function withdraw(payee: Payee, idempotencyKey = newKey()): Promise<Withdrawal> {
    const input = { cardId: payee.cardId, amount, paymentPassword }
    return gateway.client(payee.token).send(calls.wallet.withdraw, input, { idempotencyKey })
  }

  async function paid(payee: Payee): Promise<Withdrawal> {
    const withdrawal = await withdraw(payee)
    await operate(processes[0], withdrawal, 'approve')
    await operate(processes[1], withdrawal, 'disburse')
    return withdrawal
  }

  function look(payee: Payee, { withdrawalId }: Withdrawal): Promise<Withdrawal> {
    return gateway.client(payee.token).send(calls.wallet.withdrawal, { withdrawalId })
  }

  function answer(
    payee: Payee,
    { withdrawalId }: Withdrawal,
    said: Pick<CallInput<typeof calls.wallet.confirmWithdrawal>, 'answer' | 'received' | 'remaining'>,
  ): Promise<Withdrawal> {
    const input = { withdrawalId, ...said }
    return gateway
      .client(payee.token)
      .send(calls.wallet.confirmWithdrawal, input, { idempotencyKey: newKey() })
  }

  const moneyOf = async ({ wallet, hold }: Payee) => ({
    available: await balanceOf(gateway, wallet),
    onHold: await balanceOf(gateway, hold),
  })

  it.each([1, 2, 3])('and a bet on the same last đồng: one of them gets it, run %i', async () => {
    const payee = await newPayee()
    const table = await openTable(gateway, payee)
    const [asked, staked] = await race<unknown>(
      gateway.services.db,
      { table: 'ledger_account', id: payee.wallet },
      [
        () => withdraw(payee),
        async () => {
          const bet = await table.stake(amount)
          if (!bet.success) throw new Error(bet.errorCode)
        },
      ],
    )
    const isHeld = asked?.status === 'fulfilled'
    expect(isHeld).not.toBe(staked?.status === 'fulfilled')
    expect(await moneyOf(payee)).toEqual({ available: 0, onHold: isHeld ? amount : 0 })
  })

  it('two withdrawals of the same last đồng: one is opened', async () => {
    const payee = await newPayee()
    const ends = await race(gateway.services.db, { table: 'ledger_account', id: payee.wallet }, [
      () => withdraw(payee),
      () => withdraw(payee),
    ])
    expect(countDone(ends)).toBe(1)
    expect(await moneyOf(payee)).toEqual({ available: 0, onHold: amount })
  })

  it('two payers: the bank sends it once', async () => {
    const payee = await newPayee()
    const withdrawal = await withdraw(payee)
    await operate(processes[0], withdrawal, 'approve')
    const ends = await race(
      gateway.services.db,
      { table: 'withdrawal', id: Number(withdrawal.withdrawalId) },
      processes.map((services) => () => operate(services, withdrawal, 'disburse')),
    )
    expect(countDone(ends)).toBe(1)
    expect(stepsOf(await look(payee, withdrawal))).toEqual(['in_process', 'approved', 'disbursed'])
    expect(await moneyOf(payee)).toEqual({ available: 0, onHold: 0 })
  })

  it('one pays and one refuses: the money leaves or comes back, never both', async () => {
    const payee = await newPayee()
    const withdrawal = await withdraw(payee)
    await operate(processes[0], withdrawal, 'approve')
    const ends = await race(
      gateway.services.db,
      { table: 'withdrawal', id: Number(withdrawal.withdrawalId) },
      [
        () => operate(processes[0], withdrawal, 'disburse'),
        () => operate(processes[1], withdrawal, 'reject'),
      ],
    )
    expect(countDone(ends)).toBe(1)
    const { state } = await look(payee, withdrawal)
    expect(await moneyOf(payee)).toEqual({ available: state === 'rejected' ? amount : 0, onHold: 0 })
  })

  it.each(['member', 'operator'])(
    'the member cancels and the operator approves: whoever was first, the %s',
    async (first) => {
      const payee = await newPayee()
      const withdrawal = await withdraw(payee)
      const { withdrawalId } = withdrawal
      const member = gateway.client(payee.token)
      const works: (() => Promise<unknown>)[] = [
        () => member.send(calls.wallet.cancelWithdrawal, { withdrawalId }, { idempotencyKey: newKey() }),
        () => operate(processes[1], withdrawal, 'approve'),
      ]
      const ends = await race(
        gateway.services.db,
        { table: 'withdrawal', id: Number(withdrawalId) },
        first === 'member' ? works : works.toReversed(),
      )
      expect(countDone(ends)).toBe(1)
      const isCancelled = (await look(payee, withdrawal)).state === 'cancelled'
      expect(isCancelled).toBe(first === 'member')
      expect(await moneyOf(payee)).toEqual(
        isCancelled ? { available: amount, onHold: 0 } : { available: 0, onHold: amount },
      )
    },
  )

  it('two payouts of the rest: the bank sends it once', async () => {
    const payee = await newPayee()
    const withdrawal = await withdraw(payee)
    await operate(processes[0], withdrawal, 'approve')
    await operate(processes[0], withdrawal, 'disburse', { sent: 40_000 })
    const ends = await race(
      gateway.services.db,
      { table: 'withdrawal', id: Number(withdrawal.withdrawalId) },
      processes.map((services) => () => operate(services, withdrawal, 'disburse')),
    )
    expect(countDone(ends)).toBe(1)
    expect(await look(payee, withdrawal)).toMatchObject({ sent: amount, returned: 0 })
    expect(await moneyOf(payee)).toEqual({ available: 0, onHold: 0 })
  })

  it('one payout of a part that arrives twice under its key: both hear the same, and it is sent once', async () => {
    const payee = await newPayee()
    const withdrawal = await withdraw(payee)
    await operate(processes[0], withdrawal, 'approve')
    const ends = await race(
      gateway.services.db,
      { table: 'withdrawal', id: Number(withdrawal.withdrawalId) },
      processes.map(
        (services) => () =>
          operate(services, withdrawal, 'disburse', { sent: 40_000, key: 'one-part-one-key' }),
      ),
    )
    expect(countDone(ends)).toBe(2)
    expect(await moneyOf(payee)).toEqual({ available: 0, onHold: amount - 40_000 })
  })

  it('one pays the missing part again and one returns it: it is sent or returned, never both', async () => {
    const payee = await newPayee()
    const withdrawal = await paid(payee)
    await answer(payee, withdrawal, { answer: 'partly', received: 40_000, remaining: 60_000 })
    const ends = await race(
      gateway.services.db,
      { table: 'withdrawal', id: Number(withdrawal.withdrawalId) },
      [() => operate(processes[0], withdrawal, 'repay'), () => operate(processes[1], withdrawal, 'return')],
    )
    expect(countDone(ends)).toBe(1)
    const { returned = 0 } = await look(payee, withdrawal)
    expect([0, 60_000]).toContain(returned)
    expect(await moneyOf(payee)).toEqual({ available: returned, onHold: 0 })
  })

  it('the operator returns what did not come while the member says that it did: one of them is heard', async () => {
    const payee = await newPayee()
    const withdrawal = await paid(payee)
    await answer(payee, withdrawal, { answer: 'partly', received: 40_000, remaining: 60_000 })
    const ends = await race<unknown>(
      gateway.services.db,
      { table: 'withdrawal', id: Number(withdrawal.withdrawalId) },
      [
        () => operate(processes[0], withdrawal, 'return'),
        () => answer(payee, withdrawal, { answer: 'received' }),
      ],
    )
    expect(countDone(ends)).toBe(1)
    const { confirmation } = await look(payee, withdrawal)
    expect(await moneyOf(payee)).toEqual({ available: confirmation === 'returned' ? 60_000 : 0, onHold: 0 })
  })

  it('two different answers of the member: one counts', async () => {
    const payee = await newPayee()
    const withdrawal = await paid(payee)
    const ends = await race(
      gateway.services.db,
      { table: 'withdrawal', id: Number(withdrawal.withdrawalId) },
      [
        () => answer(payee, withdrawal, { answer: 'partly', received: 40_000, remaining: 60_000 }),
        () => answer(payee, withdrawal, { answer: 'partly', received: 70_000, remaining: 30_000 }),
      ],
    )
    expect(countDone(ends)).toBe(1)
    const shown = await look(payee, withdrawal)
    expect(stepsOf(shown)).toEqual(['in_process', 'approved', 'disbursed', 'partly_received'])
    expect(shown.received).toBe(ends[0]?.status === 'fulfilled' ? 40_000 : 70_000)
  })

  it('one answer that arrives twice: both hear the same, and it is noted once', async () => {
    const payee = await newPayee()
    const withdrawal = await paid(payee)
    const tap = () => answer(payee, withdrawal, { answer: 'received' })
    const ends = await race(
      gateway.services.db,
      { table: 'withdrawal', id: Number(withdrawal.withdrawalId) },
      [tap, tap],
    )
    expect(countDone(ends)).toBe(2)
    expect(stepsOf(await look(payee, withdrawal))).toEqual([
      'in_process',
      'approved',
      'disbursed',
      'received',
    ])
  })
})

let steps = 0

function operate(
  services: Services,
  { withdrawalId }: Withdrawal,
  step: WithdrawalOperation['step'],
  more: Partial<Pick<WithdrawalOperation, 'key' | 'sent'>> = {},
) {
  steps += 1
  return operateWithdrawal(services, {
    merchant: 'saola',
    withdrawalId,
    step,
    key: `parallel-step-${steps}`,
    ...more,
  })
}

const stepsOf = ({ events }: Withdrawal) => events.map(({ state }) => state)
