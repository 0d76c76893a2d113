import { reconcile } from '@saola/gateway'
import { minuteMs } from '@saola/rules'
import { judgeContractsOf } from './contracts/judge-contracts.ts'
import { judgeGamesOf } from './games/judge-seed.ts'
import { judgeOrdersOf } from './lottery/judge-orders.ts'
import { judgeRewardsOf } from './rewards/judge-rewards.ts'
import { judgeTransfersOf } from './transfers/judge-transfers.ts'
import type { Engine } from './engine.ts'
import { gatedDatabase } from './gated-database.ts'
import type { PaymentFact } from './facts.ts'
import { openGate } from './session.ts'
import type { Simulation } from './simulation.ts'
import { agentPurse, withdrawals as withdrawalRules, type Member } from './world.ts'

type Row = Record<string, unknown>

/** Whoever was told one of these never hears of another state, unless the bank sends the money back. */
const finalStates: ReadonlySet<string> = new Set([
  'rejected',
  'cancelled',
  'failed',
  'received',
  'assumed_received',
  'forced_received',
])
/** Steps that a withdrawal may take more than once: it is paid in parts, paid again, answered again. */
const repeated: ReadonlySet<string> = new Set([
  'partly_sent',
  'disbursed',
  'partly_received',
  'not_received',
  'returned',
])

function byKey(rows: Row[], column: string): Map<string, Row[]> {
  return Map.groupBy(rows, (row) => String(row[column]))
}

/** Looks at everything once all is quiet: the ledger for itself, and next to what the outside world was told. */
export async function judge(sim: Simulation, engine: Engine, opening: number): Promise<string[]> {
  const wrong: string[] = []
  const say = (isWrong: boolean, what: () => string): void => void (isWrong && wrong.push(what()))
  const all = (text: string): Row[] => engine.run(text).rows
  const expected = new Map<Member, number>(sim.members.map((member) => [member, opening]))
  for (const agent of sim.agents) expected.set(agent, agentPurse)
  const add = (member: Member, amount: number) => expected.set(member, (expected.get(member) ?? 0) + amount)

  judgeDeposits()
  judgePayments()
  for (const { member, net } of sim.facts.rounds) add(member, net)
  judgeWithdrawals()
  judgeMoves()
  judgeGifts()
  const games = await judgeGamesOf(sim, all, opening)
  wrong.push(...games.wrong)
  for (const [member, amount] of games.brought) add(member, amount)

  for (const { wrong: found, brought } of [
    judgeOrdersOf(sim, all),
    judgeContractsOf(sim, all),
    judgeTransfersOf(sim, all),
    judgeRewardsOf(sim, all),
  ]) {
    wrong.push(...found)
    for (const [member, amount] of brought) add(member, amount)
  }

  const balances = byKey(
    all(`select owner_id, balance from ledger_account where kind = 'wallet'`),
    'owner_id',
  )
  const debts = byKey(all(`select owner_id, balance from ledger_account where kind = 'debt'`), 'owner_id')
  for (const [member, amount] of expected) {
    const of = (rows: Map<string, Row[]>) => Number(rows.get(String(member.accountId))?.[0]?.['balance'] ?? 0)
    // Who owes has nothing; `reconcile` looks at that.
    const held = of(balances) + of(debts)
    say(held !== amount, () => `${member.name} has ${String(held)}, and by all answers should have ${amount}`)
  }
  const report = await reconcile(gatedDatabase(openGate(engine)))
  if (!report.clean) wrong.push(...report.lines.filter((line) => !line.startsWith('ok')))
  return wrong

  function judgeDeposits(): void {
    const rows = byKey(all('select * from deposit'), 'idempotency_key')
    for (const { key, amount, depositId } of sim.facts.deposits) {
      const found = rows.get(key) ?? []
      say(found.length > 1, () => `${key} opened ${found.length} deposits`)
      if (depositId === undefined) continue
      say(String(found[0]?.['id']) !== depositId, () => `${key} was told deposit ${depositId}, which is gone`)
      say(
        found[0]?.['amount'] !== amount,
        () => `${key} asked for ${amount}, got ${String(found[0]?.['amount'])}`,
      )
    }
  }

  function judgePayments(): void {
    const reported = all(`select bank_transfer.*, account.name as owner
        from bank_transfer left join account on account.id = bank_transfer.account_id
        order by bank_transfer.id`)
    const deposits = byKey(all('select * from deposit'), 'id')
    // What pays several deposits stands in several rows, under numbers of its own from the second on.
    const rows = Map.groupBy(reported, (row) => String(row['told_reference'] ?? row['bank_reference']))
    for (const fact of sim.facts.payments) {
      const { reference, amount, owner, outcome, decided, wished } = fact
      const found = rows.get(reference) ?? []
      const [row] = found
      if (!row) {
        say(true, () => `${reference} was reported and is nowhere`)
        continue
      }
      const parts = row['told_amount'] === null ? 1 : fact.pays.length
      say(found.length !== parts, () => `${reference} is recorded ${found.length} times, not ${parts}`)
      say(
        row['outcome'] !== outcome,
        () => `${reference} was told ${outcome} and is ${String(row['outcome'])}`,
      )
      const brought = found.reduce((sum, part) => sum + Number(part['amount']), 0)
      say(brought !== amount, () => `${reference} brought ${amount} and is ${brought}`)
      const right = outcomeOf(row, fact, deposits)
      say(row['outcome'] !== right, () => `${reference} is ${String(row['outcome'])}, not ${right}`)
      const receiver = sim.members.find(({ name }) => name === row['owner'])
      const state = String(row['state'])
      say(
        (state === 'recalled') !== fact.isRecalled,
        () => `${reference} is ${state}, whatever the bank was told`,
      )
      if (state === 'recalled') continue
      const ended = state === 'returned' ? 'return' : receiver
      if (receiver) add(receiver, amount)
      say(
        found.some((part) => part['state'] !== state || part['owner'] !== row['owner']),
        () => `${reference} went several ways`,
      )
      // Whose money it is, is known where a memo stands alone, or with all that it pays.
      const isKnown = owner !== undefined && outcome !== 'several-memos'
      const isFair = ended === undefined ? !isKnown : ended === owner || wished.includes(ended)
      say(
        !isFair,
        () => `${reference} of ${owner?.name ?? 'nobody'} is ${state} to ${receiver?.name ?? 'nobody'}`,
      )
      say(decided !== undefined && ended !== decided, () => `${reference}: a confirmed decision was not kept`)
    }
  }

  /** The rule of a deposit in the simulator's own words. */
  function outcomeOf(row: Row, fact: PaymentFact, deposits: ReadonlyMap<string, Row[]>): string {
    const named = fact.pays.flatMap(({ depositId }) => deposits.get(String(depositId)) ?? [])
    const [deposit, ...others] = named
    if (!deposit) return 'unknown-memo'
    const isPaid = (each: Row): boolean => wasPaidBefore(each['id'], row['transfer_id'])
    const heardAt = Number(row['received_at'])
    const isLate = (each: Row): boolean =>
      Math.min(fact.bookedAt ?? heardAt, heardAt) >= expiryOf(each, row['transfer_id'])
    if (others.length > 0) {
      const sum = named.reduce((total, each) => total + Number(each['amount']), 0)
      const isWhole = sum === fact.amount && !named.some((each) => isPaid(each) || isLate(each))
      return isWhole ? 'exact' : 'several-memos'
    }
    if (isPaid(deposit)) return 'twice'
    if (isLate(deposit)) return 'late'
    return fact.amount === deposit['amount'] ? 'exact' : 'wrong-amount'
  }

  /** A deposit whose money was taken back counts no longer, from that moment on. */
  function expiryOf(deposit: Row, transfer: unknown): number {
    const [undone] = engine.run(
      `select bank_transfer_undo.transfer_id as id from bank_transfer_undo
       join bank_transfer on bank_transfer.id = bank_transfer_id
       where deposit_id = $1 and undone_state = 'credited' order by 1 limit 1`,
      [deposit['id']],
    ).rows
    const isAfter = undone !== undefined && Number(undone['id']) < Number(transfer)
    const asked = sim.facts.deposits.find(({ depositId }) => depositId === String(deposit['id']))
    return isAfter ? Number(deposit['expires_at']) : (asked?.expiresAt ?? Number(deposit['expires_at']))
  }

  /** Transfers are numbered in the order in which they happened. */
  function wasPaidBefore(deposit: unknown, transfer: unknown): boolean {
    const paid = engine.run(
      `select from bank_transfer join deposit on deposit.id = bank_transfer.deposit_id
       where deposit.id = $1 and bank_transfer.state = 'credited'
         and bank_transfer.account_id = deposit.account_id
         and coalesce(settle_transfer_id, bank_transfer.transfer_id) < $2
       union all
       select from bank_transfer_undo
       join bank_transfer on bank_transfer.id = bank_transfer_id
       join deposit on deposit.id = bank_transfer.deposit_id
       where deposit.id = $1 and undone_state = 'credited' and bank_transfer_undo.account_id = deposit.account_id
         and undone_transfer_id < $2 and bank_transfer_undo.transfer_id > $2`,
      [deposit, transfer],
    )
    return paid.rows.length > 0
  }

  function judgeWithdrawals(): void {
    const rows = byKey(all('select * from withdrawal'), 'idempotency_key')
    const events = byKey(all('select * from withdrawal_event'), 'withdrawal_id')
    const minutes = withdrawalRules.autoReceiptMinutes * minuteMs
    const payouts = byKey(all(`select reference from transfer where kind = 'withdrawal'`), 'reference')
    for (const fact of sim.facts.withdrawals) {
      const { member, key, amount, withdrawalId, told, payouts: asked } = fact
      const found = rows.get(key) ?? []
      say(found.length > 1, () => `${key} opened ${found.length} withdrawals`)
      say(withdrawalId !== undefined && String(found[0]?.['id']) !== withdrawalId, () => `${key} is gone`)
      for (const row of found) {
        const present = String(row['confirmation'] ?? row['state'])
        add(member, Number(row['returned']) - amount)
        const own = events.get(String(row['id'])) ?? []
        const states = own.map((event) => String(event['state']))
        for (const each of told) {
          const isKept = finalStates.has(each)
            ? each === present || (fact.mayBounce && present === 'returned')
            : states.includes(each)
          say(!isKept, () => `${key} was told ${told.join(', ')} and is ${present}`)
        }
        const times = payouts.get(`WD${String(row['id'])}`)?.length ?? 0
        // Small ones are paid without a person.
        const most = asked + (amount <= withdrawalRules.automaticUpTo ? 1 : 0)
        say(times > most, () => `${key} was sent ${times} times, asked for ${most} times`)
        say(present === 'disbursed', () => `${key} waits for a receipt for ever`)
        const single = states.filter((state) => !repeated.has(state))
        say(new Set(single).size !== single.length, () => `${key} took a step twice: ${states.join(', ')}`)
        const assumed = own.find((event) => event['state'] === 'assumed_received')
        say(
          assumed !== undefined && Number(assumed['at']) < Number(row['disbursed_at']) + minutes,
          () => `${key} was assumed received too early`,
        )
      }
    }
  }

  function judgeMoves(): void {
    const rows = all('select * from vendor_transfer')
    const keys = byKey(rows, 'idempotency_key')
    const orders = byKey(rows, 'order_no')
    for (const { key, state } of sim.facts.moves) {
      const found = keys.get(key) ?? []
      say(found.length > 1, () => `${key} moved money ${found.length} times`)
      if (state === undefined) continue
      say(!found[0], () => `${key} was told ${state} and is nowhere`)
      say(
        state !== 'pending' && state !== found[0]?.['state'],
        () => `${key} was told ${state} and is ${String(found[0]?.['state'])}`,
      )
    }
    for (const row of rows) {
      const order = sim.vendorLedger.orders.get(String(row['order_no']))
      say(
        order?.state !== row['state'],
        () => `${String(row['idempotency_key'])} is ${String(row['state'])}, the vendor says ${order?.state}`,
      )
    }
    for (const { orderId, playerId, direction, amount, state } of sim.vendorLedger.orders.values()) {
      say(!orders.has(orderId), () => 'the vendor has an order that nobody wrote down')
      const member = sim.members.find(({ accountId }) => String(accountId) === playerId)
      if (member && state === 'done') add(member, direction === 'in' ? -amount : amount)
    }
  }

  function judgeGifts(): void {
    const rows = byKey(all(`select idempotency_key from transfer where scope = 'gift'`), 'idempotency_key')
    for (const { key, from, to, amount, outcome } of sim.facts.gifts) {
      const times = rows.get(key)?.length ?? 0
      say(times > 1, () => `${key} was posted ${times} times`)
      const isTold = outcome === 'posted' || outcome === 'replayed'
      say(isTold && times === 0, () => `${key} was told ${outcome} and is nowhere`)
      if (times === 0) continue
      add(from, -amount)
      add(to, amount)
    }
  }
}
