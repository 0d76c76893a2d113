import {
  findCrowds,
  findOpposites,
  groupBy,
  minuteMs,
  suddenlyMore,
  type CrowdRule,
  type OppositeRule,
  type SuddenRule,
} from '@saola/rules'
import type { Database } from '../../db/database.ts'
import { listTold, type FoundPattern, type ToldPattern } from './pattern-store.ts'
import type { Watching } from './watch-store.ts'
import {
  listShared,
  listStakes,
  sumBeforeStart,
  sumByAccount,
  type WatchedStake,
} from './watched-stake-store.ts'

/** A selection with new stakes: the times of the first and the last of them, what loses where it wins, and when its market starts. */
export type Touched = Pick<WatchedStake, 'market' | 'selection' | 'opposite' | 'opensAt' | 'startsAt'> & {
  since: number
  latest: number
}

/** So many accounts are named in a pattern; all are counted. */
const mostNamed = 50

/** The patterns of a merchant on selections with new stakes; those that were told of before are none (protection 27). */
export async function judgeStakes(
  trx: Database,
  { merchantId, rules }: Watching,
  touched: readonly Touched[],
): Promise<FoundPattern[]> {
  const { crowd, opposite, sudden } = rules
  const told = await listTold(trx, merchantId, [...new Set(touched.map(({ market }) => market))])
  const of = { merchantId, touched, told }
  return [
    ...(crowd ? await judgeCrowds(trx, of, crowd) : []),
    ...(opposite ? await judgeOpposites(trx, of, opposite) : []),
    ...(sudden ? await judgeSudden(trx, of, sudden) : []),
  ]
}

type Judged = { merchantId: number; touched: readonly Touched[]; told: readonly ToldPattern[] }

function nameOf({ market, selection }: { market: string; selection: string }): string {
  return `${market}\n${selection}`
}

async function judgeCrowds(
  trx: Database,
  { merchantId, touched, told }: Judged,
  rule: CrowdRule,
): Promise<FoundPattern[]> {
  const asked = touched.map(({ since, ...own }) => ({ ...own, at: since - rule.minutes * minuteMs }))
  const stakes = groupBy(await listStakes(trx, merchantId, asked), nameOf)
  return touched.flatMap(({ market, selection }) => {
    const own = (stakes.get(nameOf({ market, selection })) ?? []).map(({ placedAt: at, ...rest }) => ({
      ...rest,
      at,
    }))
    const over = told
      .filter((each) => each.kind === 'crowd' && each.market === market && each.selection === selection)
      .reduce((last, { endsAt }) => Math.max(last, endsAt), -Infinity)
    return findCrowds(own, rule, over).map(({ startsAt, endsAt, accountIds, amount }): FoundPattern => ({
      merchantId,
      kind: 'crowd',
      market,
      selection,
      startsAt,
      endsAt,
      firstAccount: null,
      facts: {
        rule: { ...rule },
        accounts: accountIds.length,
        accountIds: accountIds.slice(0, mostNamed),
        amount,
      },
    }))
  })
}

async function judgeOpposites(
  trx: Database,
  { merchantId, touched, told }: Judged,
  rule: OppositeRule,
): Promise<FoundPattern[]> {
  const pairs = new Map(
    touched.flatMap(({ market, selection, opposite, startsAt }) => {
      if (opposite === null) return []
      const [one = '', other = ''] = [selection, opposite].toSorted()
      return [[nameOf({ market, selection: one }), { market, one, other, startsAt }] as const]
    }),
  )
  if (pairs.size === 0) return []
  const asked = [...pairs.values()].flatMap(({ market, one, other }) =>
    [one, other].map((selection) => ({ market, selection, at: 0 })),
  )
  const sums = groupBy(await sumByAccount(trx, merchantId, asked), nameOf)
  const two = [...pairs.values()].flatMap(({ market, one, other, startsAt }) => {
    const sides = {
      one: sums.get(nameOf({ market, selection: one })) ?? [],
      other: sums.get(nameOf({ market, selection: other })) ?? [],
    }
    const isTwo = sides.one.length > 0 && sides.other.length > 0
    return isTwo ? [{ market, selection: `${one} | ${other}`, startsAt, sides }] : []
  })
  const betting = new Set(
    two.flatMap(({ sides }) => [...sides.one, ...sides.other].map(({ accountId }) => accountId)),
  )
  if (betting.size < 2) return []
  const shared = await listShared(trx, [...betting])
  return two.flatMap(({ market, selection, startsAt, sides }) => {
    const known = told.filter(
      (each) => each.kind === 'opposite' && each.market === market && each.selection === selection,
    )
    const isKnown = (ids: readonly number[]): boolean =>
      known.some(({ accountIds }) => accountIds.some((id) => ids.includes(id)))
    return findOpposites(sides, shared, rule)
      .filter(({ accountIds }) => !isKnown(accountIds))
      .map(({ accountIds, signs, one: amount, other }): FoundPattern => {
        const began = [...sides.one, ...sides.other]
          .filter(({ accountId }) => accountIds.includes(accountId))
          .reduce((first, { since }) => Math.min(first, since), Infinity)
        const named = accountIds.slice(0, mostNamed)
        return {
          merchantId,
          kind: 'opposite',
          market,
          selection,
          startsAt: began,
          endsAt: Math.max(began, startsAt),
          firstAccount: accountIds[0] ?? null,
          facts: { rule: { ...rule }, accounts: accountIds.length, accountIds: named, amount, other, signs },
        }
      })
  })
}

async function judgeSudden(
  trx: Database,
  { merchantId, touched }: Judged,
  rule: SuddenRule,
): Promise<FoundPattern[]> {
  const span = rule.minutes * minuteMs
  const late = touched.filter(({ startsAt, since, latest }) => since < startsAt && latest >= startsAt - span)
  const asked = late.map(({ startsAt, ...own }) => ({ ...own, at: startsAt - span }))
  const sums = new Map(
    (await sumBeforeStart(trx, merchantId, asked)).map((each) => [nameOf(each), each] as const),
  )
  return late.flatMap(({ market, selection, opensAt, startsAt }): FoundPattern[] => {
    const own = sums.get(nameOf({ market, selection }))
    const more = own && suddenlyMore({ ...own, opensAt, startsAt }, rule)
    if (!more) return []
    return [
      {
        merchantId,
        kind: 'sudden',
        market,
        selection,
        startsAt: startsAt - span,
        endsAt: startsAt,
        firstAccount: null,
        facts: { rule: { ...rule }, accounts: own.accounts, amount: own.late, usual: more.usual },
      },
    ]
  })
}
