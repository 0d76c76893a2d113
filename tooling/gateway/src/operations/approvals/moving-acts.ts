import type * as z from 'zod/mini'
import { operateTransfer, transferOperation } from '../../bank/operate-transfer.ts'
import { operatePromotion, promotionOperation } from '../../promotions/operate-promotion.ts'
import { jackpotOperation, operateJackpot } from '../../games/jackpot/operate-jackpot.ts'
import { findMerchant, type Merchant } from '../../http/merchant.ts'
import type { Services } from '../../services/services.ts'
import { operateWithdrawal, withdrawalOperation } from '../../wallet/withdrawal/operate-withdrawal.ts'
import { betOperation, operateBet } from '../bets/operate-bet.ts'
import { lateBets } from '../bets/late-bets.ts'
import { findBetOf } from '../bets/void-bet-store.ts'
import { economyActs } from '../economy/economy-acts.ts'
import { findBonusOf, findPoolSumOf, findReportedOf, findWithdrawalOf } from './sum-store.ts'
import { movedByCorrection } from '../stops/correct-match.ts'
import { matchOperation, operateMatch, type MatchOperation } from '../stops/operate-match.ts'

/** An act that moves money, or bounds what does. */
export type MovingAct = {
  /** Whose bound counts where what is wanted names no merchant; nobody's where it answers none. */
  merchantOf?: (services: Services, wanted: unknown) => Promise<string | undefined>
  /** How much what is wanted moves at the merchant, in đồng; 0 for what moves nothing. */
  sum: (services: Services, merchant: Merchant, wanted: unknown) => Promise<number>
  /** Does what was wanted, read again: it may have waited while the act changed. */
  run: (services: Services, wanted: unknown, person: string) => Promise<unknown>
}

/** What of each act waits for a second person above the merchant's sum, and how it is done then (system 63). */
export const movingActs: Readonly<Record<string, MovingAct>> = {
  bet: moving(betOperation, operateBet, async (services, { id: merchantId }, wanted) => {
    if (wanted.do === 'void') {
      const bet = await findBetOf(services.db, merchantId, wanted.bet)
      return Math.max(bet?.stake ?? 0, bet?.paid ?? 0)
    }
    if (wanted.do !== 'void-late') return 0
    let sum = 0
    for await (const { bets } of lateBets(services, { merchantId, on: wanted, from: wanted.from }))
      sum += bets.reduce((all, { stake, paid }) => all + Math.max(stake, paid), 0)
    return sum
  }),
  withdrawal: moving(withdrawalOperation, operateWithdrawal, async ({ db }, { id }, wanted) => {
    if (!deciding.includes(wanted.step)) return 0
    return wanted.sent ?? wanted.came ?? (await findWithdrawalOf(db, id, wanted.withdrawalId)) ?? 0
  }),
  'bank-transfer': moving(transferOperation, operateTransfer, async ({ db }, _merchant, wanted) =>
    'reference' in wanted ? ((await findReportedOf(db, wanted.reference)) ?? 0) : 0,
  ),
  promotion: moving(promotionOperation, operatePromotion, async ({ db }, { id }, wanted) =>
    wanted.step === 'approve' || wanted.step === 'issue' || wanted.step === 'take-back'
      ? ((await findBonusOf(db, id, wanted.participationId)) ?? 0)
      : 0,
  ),
  jackpot: moving(jackpotOperation, operateJackpot, async ({ db }, { id }, wanted) =>
    wanted.do === 'move' ? ((await findPoolSumOf(db, id, wanted.pool)) ?? 0) : 0,
  ),
  match: {
    ...moving(matchOperation, operateMatch, async (services, { code }, wanted) =>
      wanted.do === 'correct' ? ((await movedByCorrection(services, wanted)).get(code) ?? 0) : 0,
    ),
    merchantOf: (services, wanted) => merchantOfCorrection(services, matchOperation.parse(wanted)),
  },
  // Whoever may lift the bound alone is bound by nothing.
  merchant: moving(
    economyActs.merchant.wanted,
    economyActs.merchant.run,
    (_services, { settings }, wanted) => {
      const [is, asked] = [settings.twoPersonsAbove ?? undefined, wanted.twoPersonsAbove]
      const isLifted = is !== undefined && asked !== undefined && (asked === null || asked > is)
      return Promise.resolve(isLifted ? is + 1 : 0)
    },
  ),
}

/** A match is the same for all merchants: a correction is bound by the first one whose members it moves more of than one person may. */
async function merchantOfCorrection(services: Services, wanted: MatchOperation): Promise<string | undefined> {
  if (wanted.do !== 'correct') return undefined
  for (const [code, sum] of await movedByCorrection(services, wanted)) {
    // Bets of before merchants were kept with them.
    if (code === '') continue
    const { twoPersonsAbove: above } = (await findMerchant(services, code)).settings
    if (above !== undefined && above !== null && sum > above) return code
  }
  return undefined
}

/** Steps of a withdrawal that let money go or give it back; what the bank has only to report is none. */
const deciding: readonly string[] = ['approve', 'fail', 'repay', 'return', 'bounce', 'paid']

function moving<Schema extends z.ZodMiniType>(
  schema: Schema,
  run: (services: Services, wanted: z.infer<Schema>, person?: string) => Promise<unknown>,
  sum: (services: Services, merchant: Merchant, wanted: z.infer<Schema>) => Promise<number>,
): MovingAct {
  return {
    sum: (services, merchant, wanted) => sum(services, merchant, schema.parse(wanted)),
    run: (services, wanted, person) => run(services, schema.parse(wanted), person),
  }
}
