/**
 * Every text that a refusal or an issue of this package may name. In braces: the values that the text shows. A name
 * that ends in `Amount` is đồng, in `Rate` thousandths of a percent, in `At` milliseconds since 1970; the rest counts.
 */
export const messageKeys = [
  'session.non_member_account',
  'session.non_agent_account',

  /** An agent sends at least {minAmount} at once. */
  'transfer.refused.small',
  /** Above what is left of an agent's cap for the day. */
  'transfer.refused.cap',

  /** The step is not open to this side now. */
  'contracts.refused.step',
  /** The offer ended at {endedAt}. */
  'contracts.refused.offer_expired',
  /** Only an account that has a contract of this kind itself offers one further down. */
  'contracts.refused.no_own',
  /** The bill is paid, refused or over. */
  'contracts.refused.bill_closed',
  /** A part of the bill is paid, {paidAmount}; it can no longer be refused. */
  'contracts.refused.bill_part_paid',
  /** At least one tier. */
  'contracts.issue.no_tiers',
  /** At most {most} tiers. */
  'contracts.issue.too_many_tiers',
  /** A whole number, zero or more. */
  'contracts.issue.whole',
  /** Terms of another kind of contract. */
  'contracts.issue.kind',
  /** A dividend knows percentages only. */
  'contracts.issue.percent_only',
  /** More than the {above} of the tier before. */
  'contracts.issue.members_rise',
  /** More than the {aboveAmount} of the tier before. */
  'contracts.issue.bet_volume_rise',
  /** More than the {aboveRate} of the tier before. */
  'contracts.issue.rate_rise',
  /** Above {minRate} and below {maxRate}. */
  'contracts.issue.rate_between',
  /** From {minRate} to {maxRate}. */
  'contracts.issue.rate_bounds',
  /** Above the {ownRate} that the account has itself. */
  'contracts.issue.rate_above_own',

  /** A rebate is a percentage of up to three decimals. */
  'opening.issue.rebate',
  /** Not above the {ownRate} that the account has itself. */
  'opening.issue.rebate_above_own',

  /** From 1 to {max} characters. */
  'messages.issue.title',
  /** From 1 to {max} characters. */
  'messages.issue.content',

  'wallet.deposit.whole',
  'wallet.deposit.too_small',
  'wallet.deposit.too_large',
  'wallet.withdraw.whole',
  'wallet.withdraw.too_small',
  'wallet.withdraw.too_large',
  'wallet.withdraw.insufficient',
  'wallet.holder.required',
  'wallet.holder.letters',
  'wallet.holder.mismatch',
  /** The withdrawal cannot take this step now. */
  'wallet.withdraw.refused.step',
  /** From 1 to {mostAmount} can be sent now. */
  'wallet.withdraw.refused.sent',
  /** The confirmation is closed, or asked by the wrong side. */
  'wallet.confirm.refused.step',
  /** Counted as received at {assumedAt}. */
  'wallet.confirm.refused.too_late',
  /** Received and remaining must be above zero and make {totalAmount} together. */
  'wallet.confirm.refused.sum',
  /** A picture has to show that nothing came. */
  'wallet.confirm.refused.bounced',
  'wallet.confirm.refused.paid',
  'wallet.confirm.refused.proof',

  /** A limit is a whole number of đồng above zero. */
  'protection.refused.amount',
  /** No change waits. */
  'protection.refused.no_request',
  /** May be confirmed from {confirmFromAt} on. */
  'protection.refused.waiting',
  /** Had to be confirmed before {confirmUntilAt}. */
  'protection.refused.lapsed',
  /** A pause in force ends later than the wanted one. */
  'protection.refused.shorter',
  /** The deposit limit leaves {leftAmount}, of {limitAmount}, until {resetsAt}. */
  'protection.over.deposit',
  'protection.over.loss',
  'protection.over.wager',
  'protection.over_operator.deposit',
  'protection.over_operator.loss',
  'protection.over_operator.wager',
  /** Closed during a break until {untilAt}. */
  'protection.closed.break',
  /** Closed during an exclusion until {untilAt}. */
  'protection.closed.exclusion',
  /** Closed for ever. */
  'protection.closed.permanent',
  /** Closed because the account is marked as staff's. */
  'protection.closed.staff',
  /** Closed because the person is in the register of excluded persons. */
  'protection.closed.register',

  /** At least one, and a whole number. */
  'points.refused.quantity',
  /** Not on offer now. */
  'points.refused.not_on_offer',
  /** {left} are left. */
  'points.refused.stock',
  /** At most {most} per member, {left} left. */
  'points.refused.member_limit',
  /** {missing} points are missing. */
  'points.refused.too_few',
  /** Only multiples of {step} points. */
  'points.refused.step',
  /** Already approved or rejected. */
  'points.refused.decided',

  /** The lottery does not have this way to bet. */
  'lottery.refused.type',
  /** At least two and at most {most} stations of one region that draw on the same day. */
  'lottery.refused.stations',
  /** At least {least} numbers. */
  'lottery.refused.too_few_numbers',
  /** At most {most} numbers. */
  'lottery.refused.too_many_numbers',
  /** The number at {place}, counted from 1, is none for this way to bet. */
  'lottery.refused.number',
  /** A number stands twice. */
  'lottery.refused.twice',
  /** A stake is whole đồng above zero. */
  'lottery.refused.base',
  /** At least {minAmount} for a unit. */
  'lottery.refused.base_small',
  /** At most {maxAmount} for a unit. */
  'lottery.refused.base_large',
  /** A number of a draw costs as much as it may already; {freeAmount} for a unit are still free. */
  'lottery.refused.number_full',
  /** A ticket has {least} to {most} digits here. */
  'lottery.refused.ticket',
  /** A piece of a list is no number of this way to bet; the piece stands beside the key. */
  'lottery.unread.number',
  /** A piece is no set of as many numbers as the way to bet takes. */
  'lottery.unread.set',
  /** A piece is no stake, or a stake without numbers. */
  'lottery.unread.stake',
  /** A piece stands twice in one line. */
  'lottery.unread.twice',
  /** Neither a station of the day nor a way to bet. */
  'lottery.unread.word',
  /** Two stations of the day are written so, or there are not so many. */
  'lottery.unread.station',
  /** A bet over stations names two to four of them. */
  'lottery.unread.stations',
  /** No row of numbers leads from the first to the last. */
  'lottery.unread.row',
  'lottery.unread.no_numbers',
  'lottery.unread.no_way',
  'lottery.unread.no_stake',
  /** The way to bet takes numbers of other lengths. */
  'lottery.unread.digits',
  /** The way to bet takes another count of numbers. */
  'lottery.unread.count',

  'promotions.refused.sign_in',
  'promotions.refused.real_account',
  'promotions.refused.paused',
  'promotions.refused.not_eligible',
  'promotions.refused.left',
  'promotions.refused.expired',
  /** The reward had to be claimed before {claimUntilAt}. */
  'promotions.refused.claim_over',
  /** Turnover of more than {most} times the bonus; the offer asks {multiple}. */
  'promotions.warning.multiple',
  /** Turnover in more than one product. */
  'promotions.warning.mixed_products',
  /** The offer ends before it begins. */
  'promotions.warning.period',
  /** No game counts. */
  'promotions.warning.no_games',
  /** A raffle has from 2 to 12 prizes whose chances make 100 percent. */
  'promotions.warning.chances',
  'support.chat.issue.empty',
  /** At most {max} letters. */
  'support.chat.issue.long',
  /** Each VIP level asks for more than the one below it. */
  'promotions.warning.levels',
  /** A rebate is {mostRate} at most. */
  'promotions.warning.rebate',
  /** The turnover is smaller than the bonus: some of it is a gift without a risk. */
  'promotions.warning.gift',
  /** The raffle ticket had to be claimed before {expiresAt}. */
  'promotions.refused.ticket_expired',
] as const

/** One text that a refusal or an issue may name, as `area.key`. */
export type MessageKey = (typeof messageKeys)[number]
