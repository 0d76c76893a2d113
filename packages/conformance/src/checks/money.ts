import { calls, headers, type CallReply } from '@saola/protocol'
import { sendCall, type Caller } from '../caller.ts'
import { parseJson, recordOf } from '../exchange.ts'
import { emptyRequest } from '../raw-request.ts'
import type { Difference } from '../report.ts'
import { broken, brokenAt, holds, untried, type Finding, type Rule, type Run } from '../rule.ts'
import { wordsOf } from '../words-of.ts'

type Balance = CallReply<typeof calls.wallet.balance>

export const sumOfParts: Rule = {
  id: 'money.sum',
  about: 'The whole balance is the sum of its parts',
  async check({ somebody, calls: checks }) {
    if (somebody === undefined) return untried('it needs an account (--account)')
    const { outcome } = await checks.check(calls.wallet.balance)
    const balance = await checks.reply(calls.wallet.balance)
    // Of a reply that differs, parts may have been left out.
    if (balance === undefined || outcome !== 'agrees') return untried('wallet.balance did not agree')
    const wallets = balance.balance.map(({ availBalance }) => availBalance)
    const { sumBalance, available, inPlay = 0, onHold = 0 } = balance
    const parts = available === undefined ? wallets : [available]
    const sum = parts.reduce((all, part) => all + part, inPlay + onHold)
    const decimals = [sumBalance, inPlay, onHold].concat(parts).map(decimalsOf).reduce(larger)
    return Math.abs(sum - sumBalance) >= 0.5 / 10 ** decimals
      ? broken('sumBalance', String(sumBalance), `${sum.toFixed(decimals)}, the sum of its parts`)
      : holds
  },
}

/** How many digits stand behind the point, up to twenty: none of 1000, two of 1234.56. */
function decimalsOf(amount: number): number {
  const [, behind = '', exponent = '0'] = /^-?\d+(?:\.(\d+))?(?:e(.+))?$/.exec(String(amount)) ?? []
  return Math.min(Math.max(0, behind.length - Number(exponent)), 20)
}

function larger(one: number, other: number): number {
  return Math.max(one, other)
}

export const movesOnce: Rule = {
  id: 'money.once',
  about: 'The same act under the same idempotency key moves money once, and is answered alike',
  async check(run) {
    const { somebody, acts, calls: checks } = run
    if (!acts) return untried('it moves one đồng to a vendor and back (--acts)')
    if (somebody === undefined) return untried('it needs an account (--account)')
    const wallet = await checks.reply(calls.wallet.merchantWallet)
    if (wallet?.isSingle === 1)
      return untried('one wallet serves all vendors: there is no other to move money to')
    const balance = await checks.reply(calls.wallet.balance)
    if (balance === undefined || mainWallet(balance) < 2) return untried('the account has no money')
    const way = await findWay(run, somebody, balance)
    return typeof way === 'string' ? untried(way) : moveTwice(run, somebody, way)
  },
}

/** The input of a wallet transfer out of the main wallet, or back into it. */
type Way = (direction: 'out' | 'in', amount: number) => Record<string, unknown>

/** How this gateway moves money: as our apps say it, or by the ids of its wallets, for the wire leaves that open. */
async function findWay(run: Run, caller: Caller, { balance }: Balance): Promise<Way | string> {
  const { wire, fresh, calls: checks } = run
  const vassalage = await someVendor(run)
  if (vassalage !== undefined) {
    const ours: Way = (direction, amount) => ({ vassalage, direction, amount })
    const answer = await sendCall(wire, caller, [calls.wallet.transfer, ours('out', 1), fresh()])
    checks.settle(calls.wallet.transfer, caller, answer)
    if (answer.kind === 'reply') {
      await transfer(run, caller, ours('in', 1), fresh())
      return ours
    }
  }
  const other = balance.find(({ accountTypeId }) => accountTypeId !== mainWalletId)?.accountTypeId
  if (other === undefined) return 'there is no other wallet to move money to'
  return (direction, amount) => {
    const [from, to] = direction === 'out' ? [mainWalletId, other] : [other, mainWalletId]
    return { fromAccountTypeId: from, toAccountTypeId: to, amount }
  }
}

async function someVendor({ calls: checks }: Run): Promise<string | undefined> {
  const withWallet = (await checks.reply(calls.wallet.vendorBalances))?.list ?? []
  const quiet = withWallet.find(({ balance, pending }) => balance !== undefined && pending === 0)
  if (quiet !== undefined || withWallet.length > 0) return quiet?.vassalage
  const lanes = (await checks.reply(calls.games.gameVendor))?.data.lanes
  return lanes?.flatMap(({ cards }) => cards).find(({ isGame }) => isGame === 'VASSALAGE')?.vassalage
}

/** The id of the main wallet among those of a balance. */
const mainWalletId = 2

function mainWallet({ available, balance, sumBalance }: Balance): number {
  const main = balance.find(({ accountTypeId }) => accountTypeId === mainWalletId)
  return available ?? main?.availBalance ?? sumBalance
}

/** Sends one đồng there twice under one key, looks how many have left, and brings them back. */
async function moveTwice(run: Run, caller: Caller, way: Way): Promise<Finding> {
  const key = run.fresh()
  const before = await mainNow(run, caller)
  const first = await transfer(run, caller, way('out', 1), key)
  if (first === undefined) return untried('wallet.transfer takes none of the inputs that are known')
  const second = await transfer(run, caller, way('out', 1), key)
  const after = await mainNow(run, caller)
  // What was moved is whole; balances may have decimals, and their difference a little more of them.
  const moved = before === undefined || after === undefined ? 1 : Math.round(before - after)
  if (moved > 0) await transfer(run, caller, way('in', moved), run.fresh())
  const tooMany = moved > 1 ? [{ field: 'balance', came: `${moved} đồng have left`, wanted: '1 đồng' }] : []
  return brokenAt(tooMany.concat(second === undefined ? [] : otherOrder(first, second)))
}

/** The body of a transfer that was done; undefined where it was refused. */
async function transfer(
  { send }: Run,
  { token }: Caller,
  input: Record<string, unknown>,
  key: string,
): Promise<Record<string, unknown> | undefined> {
  const request = emptyRequest(calls.wallet.transfer)
  const headersWithKey = { ...request.headers, [headers.idempotencyKey]: key }
  const exchange = await send({ ...request, token, headers: headersWithKey, body: JSON.stringify(input) })
  const body = recordOf(parseJson(exchange?.text ?? ''))
  return body['success'] === true ? body : undefined
}

/** A repeat that is answered with another order was done again; many gateways name no order at all. */
function otherOrder(first: Record<string, unknown>, second: Record<string, unknown>): Difference[] {
  const [one, other] = [first, second].map(({ value }) => recordOf(value)['orderNo'])
  if (one === undefined || one === other) return []
  return [{ field: 'orderNo', came: `${wordsOf(other)} for the repeat`, wanted: `${wordsOf(one)} again` }]
}

async function mainNow({ wire }: Run, caller: Caller): Promise<number | undefined> {
  const answer = await sendCall(wire, caller, [calls.wallet.balance, {}])
  const read = answer.kind === 'reply' ? calls.wallet.balance.reply.safeParse(answer.reply).data : undefined
  return read && mainWallet(read)
}
