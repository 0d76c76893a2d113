/**
 * What a transfer is for. `suspense` is money that arrived without an owner, `adjustment` a correction by the operator;
 * `hold` puts money aside for a withdrawal, `withdrawal` is what the bank sent of it, `withdrawal-return` a payout that
 * came back, and `release` gives back to the member what was not paid; `jackpot-share` feeds the pools, `jackpot`
 * is one that a member won, `jackpot-seed` what its next cycle starts with; the `vendor-` kinds are money on its way
 * to a vendor's own wallet, back, and stranded on the way; `rebate` gives a part of valid bets back, `referral` rewards an invited friend;
 * `debt` pays what an account owes. A deposit that is taken back is a `deposit` of less than nothing.
 */
export const transferKinds = [
  'deposit',
  'suspense',
  'bet',
  'win',
  'rollback',
  'adjustment',
  'hold',
  'release',
  'withdrawal',
  'withdrawal-return',
  'vendor-in',
  'vendor-out',
  'vendor-return',
  'points',
  'redeem',
  'transfer',
  'salary',
  'dividend',
  'promotion',
  'rebate',
  'referral',
  'jackpot-share',
  'jackpot',
  'jackpot-seed',
  'debt',
] as const
export type TransferKind = (typeof transferKinds)[number]
