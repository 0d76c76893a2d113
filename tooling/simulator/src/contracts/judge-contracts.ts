import type { Terms } from '@saola/rules'
import type { Simulation } from '../simulation.ts'
import { validOf } from '../valid-of.ts'
import { startOfTime, type Member } from '../world.ts'
import { dayOf } from './line.ts'
import { obviousDividends, wrongCarries, type SalaryBill } from './obvious-dividends.ts'
import { obviousBills, type PlayedBet, type Version } from './obvious-bills.ts'

type Row = Record<string, unknown>
const number = (row: Row | undefined, column: string): number => Number(row?.[column] ?? 0)
const sum = (rows: readonly Row[], column: string): number =>
  rows.reduce((all, row) => all + number(row, column), 0)

/** What bills brought to whom, by a settlement of the simulator's own, and what is wrong with them. */
export function judgeContractsOf(
  sim: Simulation,
  all: (text: string) => Row[],
): { brought: Map<Member, number>; wrong: string[] } {
  const wrong: string[] = []
  const say = (isWrong: boolean, what: () => string): void => void (isWrong && wrong.push(what()))
  const grouped = (text: string, column: string) => Map.groupBy(all(text), (row) => number(row, column))
  const brought = new Map<Member, number>()
  const bets = playedBets(all)
  const versions = grouped(
    'select * from contract_terms where in_force_from is not null order by version',
    'contract_id',
  )
  const bills = all('select * from bill order by id')
  const adjustments = grouped('select * from bill_adjustment order by id', 'contract_id')
  const settledTo = new Map(
    all('select * from settlement').map((row) => [row['name'], number(row, 'settled_to')]),
  )

  for (const contract of all('select * from contract order by id')) judgeContract(contract)
  judgeMoney()
  judgeRates()
  judgeAnswers()
  return { brought, wrong }

  function judgeContract(contract: Row): void {
    const id = number(contract, 'id')
    const kind = String(contract['kind'])
    const isOfDays = kind === 'daily' || kind === 'dividend'
    const span = {
      from: isOfDays ? dayOf(startOfTime) : startOfTime,
      to: settledTo.get(kind === 'dividend' ? 'dividend:daily' : kind) ?? 0,
    }
    const team = teamOf(number(contract, 'downline_id'), all)
    const written = bills.filter((bill) => number(bill, 'contract_id') === id)
    const corrections = adjustments.get(id) ?? []
    const known = (versions.get(id) ?? []).map(asVersion)
    const days =
      kind === 'dividend'
        ? known.flatMap((version) =>
            obviousDividends(version, { team, bets, salaries: salariesOf(contract) }, span),
          )
        : undefined
    wrong.push(...(days ? wrongCarries(written, corrections, days) : []))
    const obvious = days ?? obviousBills(known, { team, paid: number(contract, 'downline_id') }, bets, span)
    for (const bill of written) {
      const name = `the ${kind} bill of contract ${id} from ${clockOf(number(bill, 'opens_at'))}`
      const meant = obvious.find(({ from }) => from === number(bill, 'opens_at'))
      say(!meant, () => `${name} is of no window in which it was in force`)
      if (!meant) continue
      say(meant.to !== number(bill, 'closes_at'), () => `${name} does not end at ${clockOf(meant.to)}`)
      say(meant.version !== number(bill, 'terms_version'), () => `${name} is not by terms ${meant.version}`)
      say(
        corrections.length === 0 && meant.amount !== number(bill, 'settled_amount'),
        () => `${name} says ${number(bill, 'settled_amount')}, and should say ${meant.amount}`,
      )
      say(bill['state'] === 'to_collect' && kind !== 'dividend', () => `${name} was never tried to be paid`)
    }
    for (const { from, isPlayed } of obvious) {
      const count = written.filter((bill) => number(bill, 'opens_at') === from).length
      say(isPlayed && count !== 1, () => `contract ${id} has ${count} bills from ${clockOf(from)}`)
    }
    const waiting = corrections.filter((row) => row['taken_by'] === null)
    const owed = sum(written, 'amount') + sum(waiting, 'becomes') - sum(waiting, 'was')
    const meant = obvious.reduce((total, { amount }) => total + amount, 0)
    say(owed !== meant, () => `the ${kind} contract ${id} owes ${owed}, corrected, and should owe ${meant}`)
  }

  /** What the same account pays the same account in salaries. */
  function salariesOf(contract: Row): SalaryBill[] {
    return bills
      .filter((bill) => ['upline_id', 'downline_id'].every((side) => bill[side] === contract[side]))
      .filter((bill) => bill['kind'] !== 'dividend')
      .map((bill) => ({ closesAt: number(bill, 'closes_at'), amount: number(bill, 'amount') }))
  }

  /** What a bill says was paid is what went over, and what was noted. */
  function judgeMoney(): void {
    const payments = grouped('select * from bill_payment', 'bill_id')
    const moved = grouped(
      `select transfer.reference, entry.amount from transfer join entry on entry.transfer_id = transfer.id
       where transfer.scope = 'contract-bill' and entry.amount > 0`,
      'reference',
    )
    const people = [...sim.agents, ...sim.members]
    for (const bill of bills) {
      const id = number(bill, 'id')
      const paid = number(bill, 'paid')
      const went = sum(moved.get(id) ?? [], 'amount')
      say(went !== paid, () => `bill ${id} says that ${paid} was paid, and ${went} went over`)
      say(sum(payments.get(id) ?? [], 'amount') !== paid, () => `bill ${id} has payments of another sum`)
      for (const { accountId } of people) {
        const member = people.find((each) => each.accountId === accountId) as Member
        const gets = number(bill, 'downline_id') === accountId ? paid : 0
        const gives = number(bill, 'upline_id') === accountId ? paid : 0
        brought.set(member, (brought.get(member) ?? 0) + gets - gives)
      }
    }
  }

  /** Nobody is paid, and pays somebody below at a higher rate. */
  function judgeRates(): void {
    const inForce = all(`select contract.*, contract_terms.terms from contract
      join contract_terms on contract_terms.contract_id = contract.id and in_force_from is not null and in_force_to is null`)
    for (const below of inForce) {
      const own = inForce.find(
        (each) => each['downline_id'] === below['upline_id'] && each['kind'] === below['kind'],
      )
      if (!own) continue
      const isHigher = highest(below['terms'] as Terms) > highest(own['terms'] as Terms)
      say(
        isHigher,
        () => `contract ${number(below, 'id')} pays more than contract ${number(own, 'id')} brings`,
      )
    }
  }

  /** What somebody was told stands. */
  function judgeAnswers(): void {
    for (const { contractId, version } of sim.facts.signatures) {
      const known = versions.get(Number(contractId))?.some((row) => row['version'] === version)
      say(
        known !== true,
        () => `terms ${version} of contract ${contractId} were signed, and were never in force`,
      )
    }
    const paidUnder = Map.groupBy(all('select * from bill_payment'), (row) => String(row['idempotency_key']))
    for (const { key, moved } of sim.facts.billPayments) {
      const paid = sum(paidUnder.get(key) ?? [], 'amount')
      say(moved !== undefined && moved !== paid, () => `${key} was told ${moved}, and paid ${paid}`)
    }
  }
}

function playedBets(all: (text: string) => Row[]): PlayedBet[] {
  return all(`select bet.*, lottery_bet.draw_id from bet left join lottery_bet on lottery_bet.bet_id = bet.id
    where bet.status = 'settled'`).map((row) => ({
    accountId: number(row, 'account_id'),
    stake: number(row, 'bet_amount'),
    valid: validOf(row),
    share: number(row, 'valid_share'),
    won: number(row, 'win_amount'),
    settledAt: number(row, 'settled_at'),
    draw: row['draw_id'] === null ? undefined : number(row, 'draw_id'),
  }))
}

/** Whoever has an account above that is this one, or is it. */
function teamOf(accountId: number, all: (text: string) => Row[]): Set<number> {
  const accounts = all('select id, upline_id from account')
  const uplineOf = new Map(accounts.map((row) => [number(row, 'id'), number(row, 'upline_id')]))
  const isBelow = (id: number): boolean => id === accountId || (id !== 0 && isBelow(uplineOf.get(id) ?? 0))
  return new Set([...uplineOf.keys()].filter(isBelow))
}

function asVersion(row: Row): Version {
  return {
    version: number(row, 'version'),
    terms: row['terms'] as Terms,
    from: number(row, 'in_force_from'),
    to: row['in_force_to'] === null ? undefined : number(row, 'in_force_to'),
  }
}

function highest(terms: Terms): number {
  return terms.kind === 'realtime' ? terms.lossRate : Math.max(...terms.tiers.map(({ rate }) => rate))
}

function clockOf(at: number): string {
  return new Date(at).toISOString().slice(11, 23)
}
