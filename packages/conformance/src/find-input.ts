import { calls, type Call } from '@saola/protocol'
import type { Known } from './known.ts'

/** An input with which a read can be tried, or why there is none. */
export type FoundInput = { input: Record<string, unknown> } | { why: string }

/** Fills what the row of a call asks for: what any account may ask, and ids out of earlier replies. */
export async function findInput(call: Call, known: Known): Promise<FoundInput> {
  const input: Record<string, unknown> = {}
  for (const name of requiredFields(call).concat(furtherFields[call.id] ?? [])) {
    const source = sources[`${call.id} ${name}`] ?? sources[name]
    if (source === undefined) return { why: `nobody but a person knows its ${name}` }
    const value = await source(known)
    if (value === undefined) return { why: `no ${name} came with an earlier reply` }
    input[name] = value
  }
  return { input }
}

/** The fields without which an input is refused. */
export function requiredFields(call: Call): string[] {
  const issues = call.input.safeParse({}).error?.issues ?? []
  return Array.from(new Set(issues.flatMap(({ path }) => path.slice(0, 1).map(String))))
}

/** Fields without one of which a call has nothing to answer, although its row requires none of them. */
export const furtherFields: Readonly<Record<string, readonly string[]>> = {
  'team.recipient': ['customerId'],
}

type Source = (known: Known) => unknown

const dayMs = 86_400_000
/** As far as Vietnam is ahead of Greenwich. */
const vietnamMs = 7 * 3_600_000

const firstGame: Source = async ({ reply }) => (await reply(calls.games.hotGames))?.list[0]?.nodeId

const firstLottery: Source = async ({ reply }) =>
  (await reply(calls.lottery.gameMenus))?.flatMap(({ gameMenus }) => gameMenus)[0]?.gameCode

const olderLottery: Source = async ({ reply }) =>
  (await reply(calls.lottery.olderMenus))?.flatMap(({ games }) => games)[0]?.gameId ??
  (await reply(calls.lottery.popular))?.[0]?.gameId

const nextDraw: Source = async ({ reply }) => {
  const game = await reply(calls.lottery.game)
  return (game?.draws[0] ?? game?.last)?.drawId
}

const firstContract: Source = async ({ reply }) => {
  const [own, given] = [await reply(calls.contracts.own), await reply(calls.contracts.list)]
  return (own?.list[0] ?? given?.downline[0])?.id
}

/** Where each field comes from, by its name, or by row and name where rows mean different things by it. */
const sources: Readonly<Record<string, Source>> = {
  pageNo: () => 1,
  pageSize: () => 20,
  page: () => 1,
  size: () => 20,
  count: () => 20,
  'team.downlines pageNo': () => 0,
  'team.branch pageNo': () => 0,
  'team.branch downlineType': () => 'direct',
  startTime: ({ now }) => now - 7 * dayMs,
  endTime: ({ now }) => now,
  day: ({ now }) => new Date(now + vietnamMs).toISOString().slice(0, 10),
  types: () => 'B,PL,PU',
  week: () => 'this',
  by: () => 'day',
  side: () => 'upline',
  kind: () => 'dividend',
  report: () => 'income',
  format: () => 'csv',
  nodeId: firstGame,
  gameCode: firstLottery,
  gameId: olderLottery,
  drawId: nextDraw,
  contractId: firstContract,
  groupCode: async ({ reply }) => (await reply(calls.lottery.gameMenus))?.[0]?.gameGroupCode,
  orderId: async ({ reply }) => (await reply(calls.lottery.orders))?.list[0]?.orderId,
  txId: async ({ reply }) => (await reply(calls.wallet.transactions))?.list[0]?.txId,
  depositId: async ({ reply }) => (await reply(calls.wallet.deposits))?.list[0]?.depositId,
  withdrawalId: async ({ reply }) => (await reply(calls.wallet.withdrawals))?.list[0]?.withdrawalId,
  promotionId: async ({ reply }) => (await reply(calls.promotions.list))?.list[0]?.promotionId,
  billId: async ({ reply }) => (await reply(calls.contracts.bills))?.list[0]?.id,
  customerId: async ({ reply }) => (await reply(calls.team.downlines))?.list[0]?.customerId,
  affiUrlId: async ({ reply }) => (await reply(calls.team.links))?.list[0]?.affiUrlId,
  code: async ({ reply }) =>
    (await reply(calls.team.links))?.list.find(({ status }) => status === 'open')?.code,
}
