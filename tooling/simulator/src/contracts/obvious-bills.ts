import { dayMs, hourMs, minuteMs, type Terms } from '@saola/rules'

/** A settled bet, and the draw that it is on if on any. */
export type PlayedBet = {
  accountId: number
  stake: number
  valid: number
  /** What of it counts, in hundredths of a percent. */
  share: number
  won: number
  settledAt: number
  draw: number | undefined
}

/** Terms of a contract as long as they were in force; without `to` they are. */
export type Version = { version: number; terms: Terms; from: number; to: number | undefined }

/** A bill as it should be: for a window, or the part of it in which the contract was in force. */
export type ObviousBill = { from: number; to: number; version: number; amount: number; isPlayed: boolean }

const lengths = { realtime: 5 * minuteMs, hourly: hourMs, daily: dayMs, dividend: 0 }

/**
 * The bills of one contract between two moments, window by window, each by looking at every bet. It shares no code with the
 * settlement of the gateway.
 */
export function obviousBills(
  versions: readonly Version[],
  { team, paid }: { team: ReadonlySet<number>; paid: number },
  bets: readonly PlayedBet[],
  { from, to }: { from: number; to: number },
): ObviousBill[] {
  const kind = versions[0]?.terms.kind ?? 'hourly'
  const length = lengths[kind]
  const own = bets.filter(({ accountId }) => team.has(accountId))
  const bills: ObviousBill[] = []
  for (let opens = from; opens + length <= to; opens += length) {
    for (const part of partsOf(versions, opens, opens + length)) {
      const played = own.filter(({ settledAt }) => settledAt >= part.from && settledAt < part.to)
      bills.push({ ...part, ...settle(part.terms, played, paid) })
    }
  }
  return bills
}

/** A change of terms makes no part of its own: what was in force as the part began holds to its end. */
function partsOf(
  versions: readonly Version[],
  opens: number,
  closes: number,
): { from: number; to: number; version: number; terms: Terms }[] {
  const parts: { from: number; to: number; version: number; terms: Terms }[] = []
  for (const { version, terms, from, to } of versions) {
    const begins = Math.max(from, opens)
    const ends = Math.min(to ?? closes, closes)
    if (begins >= ends) continue
    const last = parts.at(-1)
    if (last && last.to === begins) last.to = ends
    else parts.push({ from: begins, to: ends, version, terms })
  }
  return parts
}

/** A member with so much valid bet is an active one. */
const leastActive = 100_000

function settle(
  terms: Terms,
  played: readonly PlayedBet[],
  paid: number,
): { amount: number; isPlayed: boolean } {
  if (terms.kind === 'realtime') {
    const counted = played.filter(({ draw, stake }) => draw !== undefined && stake >= terms.minimumBet)
    let amount = 0n
    for (const group of Map.groupBy(counted, ({ accountId, draw }) => `${accountId} ${draw}`).values()) {
      const shares = group.reduce((sum, { won, stake, share }) => sum + (won - stake) * share, 0)
      const net = Math.trunc(shares / 10_000)
      amount += net < 0 ? cut(-net, terms.lossRate) : cut(net, terms.profitRate)
    }
    return { amount: Number(amount), isPlayed: counted.length > 0 }
  }
  const volume = played.reduce((sum, { valid }) => sum + valid, 0)
  const members = [...Map.groupBy(played, ({ accountId }) => accountId)].filter(
    ([id, own]) => id !== paid && own.reduce((sum, { valid }) => sum + valid, 0) >= leastActive,
  ).length
  let amount = 0n
  for (const tier of terms.tiers) {
    if (volume >= tier.betVolume && members >= tier.activeMembers) amount = cut(volume, tier.rate)
  }
  return { amount: Number(amount), isPlayed: volume > 0 || played.some(({ won, stake }) => won !== stake) }
}

/** A share in thousandths of a percent, cut to whole đồng. */
function cut(amount: number, rate: number): bigint {
  return (BigInt(amount) * BigInt(rate)) / 100_000n
}
