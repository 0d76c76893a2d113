import { minuteMs } from '../lengths-of-time.ts'

/** A stake as patterns are looked for in: whose it is, how much, and when it was placed. */
export type SeenStake = { readonly accountId: number; readonly amount: number; readonly at: number }

/** So many accounts on one selection within so many minutes. */
export type CrowdRule = { readonly accounts: number; readonly minutes: number }

/** Stakes on both sides by accounts that share something: the smaller sum at least so many đồng, and so many percent of the larger. */
export type OppositeRule = { readonly least: number; readonly similar: number }

/** The last minutes before the start bring so many times what as many minutes brought before, and so many đồng. */
export type SuddenRule = { readonly minutes: number; readonly times: number; readonly least: number }

/** What a merchant looks for in stakes (protection 26); what it leaves out or sets to null it does not look for. */
export type PatternRules = {
  readonly crowd: CrowdRule | null
  readonly opposite: OppositeRule | null
  readonly sudden: SuddenRule | null
}

/** The kinds of patterns. */
export const patternKinds = ['crowd', 'opposite', 'sudden'] as const

export type PatternKind = (typeof patternKinds)[number]

/** What a merchant may set: below it every evening is full of patterns. */
export const patternBounds = {
  accounts: { least: 3, most: 10_000 },
  minutes: { least: 1, most: 60 },
  similar: { least: 50, most: 100 },
  times: { least: 2, most: 1_000 },
  amount: { least: 10_000, most: 1_000_000_000_000 },
} as const

/** Many accounts on one selection: from when to when, who and how much. */
export type Crowd = {
  readonly startsAt: number
  readonly endsAt: number
  readonly accountIds: readonly number[]
  readonly amount: number
}

/**
 * The crowds among stakes on one selection, which are in the order of their times. Each is told once: what comes before its window
 * ends belongs to it, and the next one begins after it, as after `told`.
 */
export function findCrowds(
  stakes: readonly SeenStake[],
  { accounts, minutes }: CrowdRule,
  told: number = -Infinity,
): Crowd[] {
  const span = minutes * minuteMs
  const later = stakes.filter(({ at }) => at > told)
  const counts = new Map<number, number>()
  let first = 0
  for (const { accountId, at } of later) {
    counts.set(accountId, (counts.get(accountId) ?? 0) + 1)
    for (let oldest = later[first]; oldest && oldest.at < at - span; oldest = later[first]) {
      const left = (counts.get(oldest.accountId) ?? 0) - 1
      if (left > 0) counts.set(oldest.accountId, left)
      else counts.delete(oldest.accountId)
      first += 1
    }
    if (counts.size >= accounts) {
      const startsAt = later[first]?.at ?? at
      const endsAt = startsAt + span
      const own = later.filter((stake) => stake.at >= startsAt && stake.at <= endsAt)
      const accountIds = [...new Set(own.map((stake) => stake.accountId))]
      const crowd = { startsAt, endsAt, accountIds, amount: sumOf(own) }
      return [crowd, ...findCrowds(later, { accounts, minutes }, endsAt)]
    }
  }
  return []
}

/** What one account has on one of two sides. */
export type SideStake = Pick<SeenStake, 'accountId' | 'amount'>

/** What several accounts have in common. */
export type SharedSign = {
  readonly sign: 'device' | 'address' | 'card' | 'holder'
  readonly accountIds: readonly number[]
}

/** Accounts that share something, with what they have on each side. */
export type OppositeStakes = {
  readonly accountIds: readonly number[]
  readonly signs: readonly SharedSign['sign'][]
  readonly one: number
  readonly other: number
}

/** What so many accounts share, as behind the address of a mobile network, says nothing of any of them. */
const mostSharing = 10

/** Who has stakes on both sides, at similar sums, together with others that share something with them. */
export function findOpposites(
  sides: { readonly one: readonly SideStake[]; readonly other: readonly SideStake[] },
  shared: readonly SharedSign[],
  { least, similar }: OppositeRule,
): OppositeStakes[] {
  const betting = new Set([...sides.one, ...sides.other].map(({ accountId }) => accountId))
  const telling = shared
    .map(({ sign, accountIds }) => ({ sign, ids: accountIds.filter((id) => betting.has(id)) }))
    .filter(({ ids }) => ids.length > 1 && ids.length <= mostSharing)
  return groupsOf(telling.map(({ ids }) => ids)).flatMap((accountIds) => {
    const within = (stakes: readonly SideStake[]): number =>
      sumOf(stakes.filter(({ accountId }) => accountIds.includes(accountId)))
    const [one, other] = [within(sides.one), within(sides.other)]
    const [smaller, larger] = [Math.min(one, other), Math.max(one, other)]
    if (smaller < least || smaller * 100 < larger * similar) return []
    const signs = telling.flatMap(({ sign, ids }) =>
      ids.some((id) => accountIds.includes(id)) ? [sign] : [],
    )
    return [{ accountIds, signs: [...new Set(signs)], one, other }]
  })
}

/** Sets that have a member in common are one; each in rising order. */
function groupsOf(sets: readonly (readonly number[])[]): number[][] {
  const groups = sets.reduce<number[][]>((before, ids) => {
    const joined = before.filter((group) => group.some((id) => ids.includes(id)))
    const apart = before.filter((group) => !joined.includes(group))
    return [...apart, [...new Set([...joined.flat(), ...ids])]]
  }, [])
  return groups.map((group) => [...group].sort((a, b) => a - b))
}

/** What was staked on a selection before the last minutes, and in them; from when on it took bets, and when it starts. */
export type SelectionSums = {
  readonly before: number
  readonly late: number
  readonly opensAt: number
  readonly startsAt: number
}

/**
 * What so many minutes brought on the average before the last ones, where those brought far more; undefined where they did not, or
 * where bets were not taken for twice as long, so that nothing is usual.
 */
export function suddenlyMore(
  { before, late, opensAt, startsAt }: SelectionSums,
  { minutes, times, least }: SuddenRule,
): { readonly usual: number } | undefined {
  const span = minutes * minuteMs
  const long = startsAt - span - opensAt
  if (long < span) return undefined
  const usual = Math.round((before * span) / long)
  return late >= least && late >= times * usual ? { usual } : undefined
}

function sumOf(stakes: readonly Pick<SeenStake, 'amount'>[]): number {
  return stakes.reduce((sum, { amount }) => sum + amount, 0)
}
