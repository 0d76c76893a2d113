import {
  endsOneContractAtMost,
  forgetsCarriedLoss,
  forgetsSalaries,
  endsWindowsLate,
  paysBillsTwice,
  settlesByTheLevelAbove,
} from '../contracts/wrong-bills.ts'
import { paysUnderFreshIds, takesSilenceForPaid } from '../games/wrong-lines.ts'
import { endsLegsAs, paysTablesTwice, takesChipsAfterTheLock } from '../games/wrong-rounds.ts'
import { countsHitsOnce, settlesTwice, takesBetsAfterTheLock } from '../lottery/wrong-draws.ts'
import type { Plant } from './plant.ts'
import {
  claimsBonusesEarly,
  countsTurnoverTwice,
  drawsTicketsTwice,
  earnsTicketsWithoutEnd,
  forgetsOpenBets,
  paysLevelsTwice,
  paysMissionsTwice,
  paysRebatesTwice,
  rewardsEveryFriend,
  takesDepositsTwice,
} from '../rewards/wrong-rewards.ts'
import { sendsBesideTheLine, sendsTwice } from '../transfers/wrong-transfers.ts'
import {
  begins,
  creditsRoundAmounts,
  forRounds,
  forgetsTombstones,
  paysJackpotsFromElsewhere,
  pretendsToPost,
  replaces,
  withFreshKeys,
} from './rewrites.ts'

/** A mistake that somebody could make, and how it is planted. */
export type Bug = { name: string; plant: Plant | (() => Plant) }

/** Every planted bug; `pnpm sim --bugs` finds them. */
export const bugs: readonly Bug[] = [
  {
    name: 'lost update: a withdrawal is read, then written, without a lock',
    plant: { dropsTransaction: begins(/^select \* from "withdrawal" where "id"/) },
  },
  {
    name: 'two workers pay the same withdrawal',
    plant: () => ({
      dropsTransaction: begins(/^select \* from "withdrawal" where "id"/),
      rewrite: withFreshKeys('withdrawal-step'),
    }),
  },
  {
    name: 'wrong lock order: ledger accounts before the deposit',
    plant: { rewrite: replaces(/^(select \* from "deposit" where "memo" in .*) for update$/, '$1') },
  },
  {
    name: 'no unique key on deposits',
    plant: {
      dropsTransaction: begins(/^select id from account .* for no key update$/),
      schema: {
        planted: 'alter table deposit drop constraint deposit_account_id_idempotency_key_key',
        repaired: 'alter table deposit add unique (account_id, idempotency_key)',
      },
    },
  },
  {
    name: 'a retry has a key of its own',
    plant: () => ({ rewrite: withFreshKeys('gift') }),
  },
  {
    name: 'the key of a vendor is taken outside the transaction',
    plant: { dropsTransaction: begins(/^insert into "seamless_call"/) },
  },
  {
    name: 'money is moved and recorded in two transactions',
    plant: { dropsTransaction: begins(/^select \* from "deposit" where "memo" in/) },
  },
  {
    name: 'answers go out before the commit',
    plant: { answersBeforeCommit: true },
  },
  {
    name: 'a cancelled withdrawal keeps its hold',
    plant: { rewrite: pretendsToPost('release') },
  },
  {
    name: 'a payout that came back is still with the bank',
    plant: { rewrite: pretendsToPost('withdrawal-return') },
  },
  {
    name: 'a code counts one moment too long',
    plant: {
      rewrite: replaces(
        /^select \* (from "deposit" where "memo" in .*)$/,
        'select id, account_id, amount, memo, status, expires_at + 1 as expires_at $1',
      ),
    },
  },
  {
    name: 'a receipt is assumed one moment too early',
    plant: {
      rewrite: replaces(
        /^select \* (from "withdrawal" where "id" = \$1 for update)$/,
        'select withdrawal.*, disbursed_at - 1 as disbursed_at $1',
      ),
    },
  },
  {
    name: 'a paid deposit is paid again',
    plant: {
      rewrite: replaces(
        /^select \* (from "deposit" where "memo" in .*)$/,
        `select deposit.*, 'pending' as status $1`,
      ),
    },
  },
  {
    name: 'the awaited amount is credited, not the one that came',
    plant: { rewrite: creditsRoundAmounts },
  },
  {
    name: 'a rollback is applied twice',
    plant: { rewrite: replaces(/^(update "bet" set "status" = \$1, "settled_at" .*)$/, '$1 and false') },
  },
  {
    name: 'a rollback leaves no tombstone',
    plant: { rewrite: forgetsTombstones },
  },
  {
    name: 'silence of a vendor counts as a refusal',
    plant: {
      wallet: (wallet) => ({
        ...wallet,
        transfer: (order) => wallet.transfer(order).catch(() => ({ state: 'refused' })),
      }),
    },
  },
  {
    name: 'an order that has not arrived counts as called off',
    plant: {
      wallet: (wallet) => ({
        ...wallet,
        statusOf: async (orderId) => {
          const { state } = await wallet.statusOf(orderId)
          return { state: state === 'missing' ? 'refused' : state }
        },
      }),
    },
  },
  {
    name: 'the receipt job does its work again and again',
    plant: {
      rewrite: replaces(
        /^update "withdrawal" set "confirmation" = \$1, "received" = \$2 (where "id" = \$3 .*)$/,
        `update "withdrawal" set "confirmation" = coalesce("confirmation", $$1),
          "received" = coalesce("received", $$2) $1`,
        ['assumed_received'],
      ),
    },
  },
  {
    name: 'a vendor pays a round twice, and nobody looks whether it is settled',
    plant: () => ({
      vendorLine: paysUnderFreshIds,
      rewrite: forRounds(
        replaces(
          /^(select "bet"\."id", .*)"bet"\."status"(, .* for update of "bet")$/,
          `$1case "bet"."status" when 'settled' then 'open' else "bet"."status" end as "status"$2`,
        ),
      ),
    }),
  },
  {
    name: 'a vendor takes silence for a credit that was made',
    plant: { vendorLine: takesSilenceForPaid },
  },
  {
    name: 'a round is resumed with new bytes',
    plant: {
      rewrite: replaces(
        /^select \* (from "vendor"\."round" where "(?:state" in|round_id" =) .*)$/,
        'select *, md5(client_seed) as client_seed $1',
      ),
    },
  },
  {
    name: 'a jackpot is paid without its pool',
    plant: { rewrite: paysJackpotsFromElsewhere },
  },
  {
    name: 'a bet counts after the lock of its draw',
    plant: { rewrite: takesBetsAfterTheLock },
  },
  {
    name: 'a number that came twice pays once',
    plant: { rewrite: countsHitsOnce },
  },
  {
    name: 'a draw is settled twice',
    plant: () => ({ rewrite: settlesTwice() }),
  },
  {
    name: 'chips count after the lock of their table',
    plant: { rewrite: takesChipsAfterTheLock },
  },
  {
    name: 'chips on a table are paid twice',
    plant: paysTablesTwice,
  },
  {
    name: 'half of a handicap that was lost is rounded up to all of it',
    plant: { rewrite: endsLegsAs('half-lost', 'push') },
  },
  {
    name: 'a leg of a match that was called off is paid as won',
    plant: { rewrite: endsLegsAs('push', 'won') },
  },
  {
    name: 'a window of a settlement ends one moment too late',
    plant: { rewrite: endsWindowsLate },
  },
  {
    name: 'two workers pay the same bill',
    plant: paysBillsTwice,
  },
  {
    name: 'a salary is paid at the rate of the level above',
    plant: { rewrite: settlesByTheLevelAbove },
  },
  {
    name: 'an acceptance misses a contract that it has to end',
    plant: { rewrite: endsOneContractAtMost },
  },
  {
    name: 'a dividend forgets the loss that was carried on',
    plant: { rewrite: forgetsCarriedLoss },
  },
  {
    name: 'a dividend does not bear the salaries of its period',
    plant: { rewrite: forgetsSalaries },
  },
  {
    name: 'a transfer along the line is paid twice',
    plant: sendsTwice,
  },
  {
    name: 'money goes to somebody beside the line',
    plant: { rewrite: sendsBesideTheLine },
  },
  {
    name: 'the reward of a mission is paid at every tap',
    plant: paysMissionsTwice,
  },
  {
    name: 'a raffle ticket is drawn twice',
    plant: drawsTicketsTwice,
  },
  {
    name: 'the reward of a level is claimed twice',
    plant: paysLevelsTwice,
  },
  {
    name: 'turnover is counted twice',
    plant: countsTurnoverTwice,
  },
  {
    name: 'a rebate is paid twice',
    plant: { rewrite: paysRebatesTwice },
  },
  {
    name: 'a bonus is released before its turnover is met',
    plant: { rewrite: claimsBonusesEarly },
  },
  {
    name: 'a deadline does not wait for open bets',
    plant: { rewrite: forgetsOpenBets },
  },
  {
    name: 'one deposit brings two bonuses',
    plant: takesDepositsTwice,
  },
  {
    name: 'a raffle gives more tickets than it says',
    plant: { rewrite: earnsTicketsWithoutEnd },
  },
  {
    name: 'more friends are rewarded than the operator says',
    plant: { rewrite: rewardsEveryFriend },
  },
]

/** The bug of a name, new for each seed. */
export function findBug(name: string): Plant {
  const bug = bugs.find((each) => each.name === name)
  if (!bug) throw new Error(`there is no planted bug "${name}"`)
  return typeof bug.plant === 'function' ? bug.plant() : bug.plant
}
