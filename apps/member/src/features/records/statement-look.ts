import type { StatementType } from '@saola/protocol'
import type { IconName } from '@saola/ui'

/** The icon of each kind of entry. */
export const statementIcons = {
  deposit: 'deposit',
  withdraw: 'withdraw',
  betting: 'bets',
  winning: 'star',
  dividend: 'gift',
  betting_rebate: 'refresh',
  agent_rebate: 'refresh',
  share_bonus: 'contract',
  daily_wage: 'calendar',
  hour_wage: 'clock',
  referral_rebate: 'team',
  other: 'transfer',
} as const satisfies Record<StatementType, IconName>
