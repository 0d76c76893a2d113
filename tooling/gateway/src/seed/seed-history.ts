import type { Services } from '../services/services.ts'
import {
  hashRequest,
  operatorAccount,
  memberAccount,
  postTransfers,
  type TransferRequest,
} from '../ledger/ledger.ts'
import { insertSettledBets, type SettledBet } from './history-store.ts'
import type { SeedData } from './seed-data.ts'

/** What a round takes on the page before it is settled. */
const roundMs = 1_500

/** Writes what was played: settled bets, and their stakes and payouts through the ledger. */
export async function seedHistory(
  services: Services,
  ids: ReadonlyMap<string, number>,
  { game, rounds }: SeedData['history'],
): Promise<void> {
  const bets = rounds.map((round, index): SettledBet => {
    const accountId = ids.get(round.account)
    if (accountId === undefined) throw new Error(`account ${round.account} is missing`)
    const orderNo = `SLDEMO${String(index + 1).padStart(6, '0')}`
    return { ...round, accountId, orderNo, settledAt: round.placedAt + roundMs }
  })
  await insertSettledBets(services.db, game, bets)
  await post(services, game, bets)
}

/** All transfers in one call, oldest first; one by one they would take most of the first start. */
async function post(
  services: Services,
  game: { vendor: string; name: string },
  bets: SettledBet[],
): Promise<void> {
  const [first] = bets
  if (first === undefined) return
  const vendorAccount = await operatorAccount(services.db, `vendor:${game.vendor}`, first)
  const wallets = new Map<number, number>()
  for (const { accountId } of bets) wallets.set(accountId, await memberAccount(services.db, accountId))
  const requests = bets
    .flatMap((bet) => [
      movement(bet, 'bet', -bet.stake, bet.placedAt),
      ...(bet.payout > 0 ? [movement(bet, 'win', bet.payout, bet.settledAt)] : []),
    ])
    .toSorted((one, other) => one.now - other.now)
    .map(({ accountId, amount, ...request }): TransferRequest => ({
      ...request,
      scope: `seamless:${game.vendor}`,
      remark: game.name,
      entries: [
        { ledgerAccountId: wallets.get(accountId) ?? 0, amount },
        { ledgerAccountId: vendorAccount, amount: -amount },
      ],
    }))
  const posted = await postTransfers(services.db, requests)
  const refused = posted.find(({ outcome }) => outcome !== 'posted')
  if (refused) throw new Error(`a bet of the seed was answered ${refused.outcome}`)
}

function movement({ accountId, orderNo }: SettledBet, kind: 'bet' | 'win', amount: number, now: number) {
  const requestHash = hashRequest(kind, accountId, amount, orderNo)
  return { key: `${orderNo}-${kind}`, requestHash, kind, reference: orderNo, accountId, amount, now }
}
