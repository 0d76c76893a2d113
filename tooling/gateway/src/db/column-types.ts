import type { TitleList } from '@saola/aggregators'
import type { ActivityDetails, GameFamily, OrderLine } from '@saola/protocol'
import type { JackpotTerms, RafflePrize, Terms } from '@saola/rules'
import type { BillFigures } from './bill-figures.ts'
import type { PatternFacts } from './pattern-facts.ts'
import type { MerchantSettings } from './merchant-settings.ts'

/** The shape of each JSON column, which the database does not know. */
export type ColumnTypes = {
  'merchant.settings': MerchantSettings
  'account.details': Record<string, string>
  'announcement.details': Record<string, string>
  'act_request.wanted': object
  'economy_request.wanted': { merchant: string }
  'seamless_call.answer': Record<string, unknown>
  'lottery_game.weekdays': number[]
  'lottery_game.month_days': number[]
  'lottery_game.moved_days': { usual: string; held: string }[]
  'lottery_draw.prizes': string[][]
  'lottery_result.prizes': string[][]
  'lottery_report.prizes': string[][]
  'lottery_order.lines': OrderLine[]
  'contract_terms.terms': Terms
  'bill.figures': BillFigures
  'activity.details': ActivityDetails
  'win_odds.tail': [times: number, chance: number][]
  'jackpot_pool.terms': JackpotTerms
  'jackpot_pool.next_terms': JackpotTerms
  'raffle.prizes': RafflePrize[]
  'vendor_list.titles': TitleList
  'significant_event.before': Record<string, unknown>
  'significant_event.after': Record<string, unknown>
  'stake_pattern.facts': PatternFacts
  'club.rebates': Partial<Record<GameFamily, number>>
}
