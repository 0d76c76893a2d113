import { sql, type RawBuilder } from 'kysely'
import type { BetPage, BetRow } from '@saola/protocol'
import type { House } from '../house.ts'
import { messageText } from '../http/messages.ts'
import { verifyAddress } from './verify-address.ts'

/** Which bets: a condition over the tables `bet`, `game`, `player` (its account) and whatever the condition brings itself. */
export type BetFilter = {
  condition: RawBuilder<unknown>
  startTime: number
  endTime: number
  pageNo: number
  pageSize: number
  language: 'VI' | 'EN'
}

type Row = {
  order_no: string
  customer_name: string
  agent_name: string | null
  game_code: string
  game_name: string
  vendor_code: string
  bet_amount: number
  win_amount: number
  status: BetRow['status']
  content: string
  placed_at: number
  settled_at: number | null
  round_id: string
  play_session_id: string | null
  playable: boolean
}

type Sums = { count: number; bet_amount: number; valid_amount: number; win_amount: number; profit: number }

/**
 * One page of bets, newest first, with sums over the whole filter. A stake counts as valid, and a profit exists,
 * once the bet is settled.
 */
export async function readBetPage(house: House, filter: BetFilter): Promise<BetPage> {
  const name = filter.language === 'VI' ? sql`game.name_vi` : sql`game.name_en`
  const where = sql`where bet.placed_at between ${filter.startTime} and ${filter.endTime} and ${filter.condition}`
  const { rows } = await sql<Row>`
    select bet.order_no, player.name as customer_name, agent.name as agent_name, game.game_code,
      ${name} as game_name, bet.vendor_code, bet.bet_amount, bet.win_amount, bet.status, bet.content,
      bet.placed_at, bet.settled_at, bet.round_id, bet.play_session_id, game.playable
    from bet
    join account player on player.id = bet.account_id
    join game on game.node_id = bet.node_id
    left join account agent on agent.id = player.upline_id
    ${where}
    order by bet.placed_at desc, bet.id desc
    limit ${filter.pageSize} offset ${(filter.pageNo - 1) * filter.pageSize}`.execute(house.db)
  const { rows: sums } = await sql<Sums>`
    select count(*) as count, coalesce(sum(bet.bet_amount), 0)::bigint as bet_amount,
      coalesce(sum(bet.bet_amount) filter (where bet.status = 'settled'), 0)::bigint as valid_amount,
      coalesce(sum(bet.win_amount), 0)::bigint as win_amount,
      coalesce(sum(bet.win_amount - bet.bet_amount) filter (where bet.status = 'settled'), 0)::bigint as profit
    from bet join account player on player.id = bet.account_id join game on game.node_id = bet.node_id ${where}`.execute(
    house.db,
  )
  const footer = sums[0] ?? { count: 0, bet_amount: 0, valid_amount: 0, win_amount: 0, profit: 0 }
  return {
    list: rows.map((row) => describeBet(house, row, filter.language)),
    footer: {
      count: footer.count,
      betAmount: footer.bet_amount,
      validBetAmount: footer.valid_amount,
      winAmount: footer.win_amount,
      profitAndLoss: footer.profit,
    },
    page: { total: footer.count, currentPage: filter.pageNo, pageSize: filter.pageSize },
  }
}

function describeBet(house: House, row: Row, language: 'VI' | 'EN'): BetRow {
  const isSettled = row.status === 'settled'
  const round = {
    playable: row.playable,
    gameCode: row.game_code,
    roundId: row.round_id,
    playSessionId: row.play_session_id,
  }
  const verifyUrl = verifyAddress(house, round, language)
  return {
    orderNo: row.order_no,
    customerName: row.customer_name,
    ...(row.agent_name === null ? {} : { directAgentName: row.agent_name }),
    gameCode: row.game_code,
    gameName: row.game_name,
    vassalage: row.vendor_code,
    betAmount: row.bet_amount,
    validBetAmount: isSettled ? row.bet_amount : 0,
    winAmount: row.win_amount,
    profitAndLoss: isSettled ? row.win_amount - row.bet_amount : 0,
    status: row.status,
    betContent: messageText(language, row.content),
    betTimeInTimestamp: row.placed_at,
    ...(row.settled_at === null ? {} : { settleTimeInTimestamp: row.settled_at }),
    roundId: row.round_id,
    ...(verifyUrl !== undefined && { verifyUrl }),
  }
}
