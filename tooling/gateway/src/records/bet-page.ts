import type { BetPage, BetRow } from '@saola/protocol'
import type { Vendor } from '../vendors/find-vendor.ts'
import { findOwnVendor } from '../vendors/own-vendor.ts'
import type { Services } from '../services/services.ts'
import { pageAt, readPage } from '../http/page-store.ts'
import { messageText } from '../http/messages.ts'
import { listBetRecords, sumBets, type BetFilter, type BetRecord } from './bet-record-store.ts'
import { linesInWords } from './lines-in-words.ts'
import { isOfOwnGames, verifyAddress } from './verify-address.ts'

type Reading = {
  pageNo: number
  pageSize: number
  asOf: string | undefined
  language: 'VI' | 'EN'
  /** Whether the condition asks for a state, which bets leave for another. */
  mayLeave: boolean
}

/**
 * One page of bets, newest first, with sums over the whole filter. A stake counts as valid, and a profit exists,
 * once the bet is settled.
 */
export async function readBetPage(services: Services, filter: BetFilter & Reading): Promise<BetPage> {
  const { pageNo, pageSize, language } = filter
  const page = pageAt(pageNo, pageSize, filter.asOf)
  const { rows, totalCount, sums, asOf } = await readPage(services.db, page, {
    growsOnTop: !filter.mayLeave,
    count: (trx, upTo) => sumBets(trx, { ...filter, upTo }),
    rows: (trx, { upTo, ...part }) => listBetRecords(trx, { ...filter, upTo }, { ...part, language }),
  })
  const own = await findOwnVendor(services)
  return {
    list: rows.map((row) => describeBet(own, row, language)),
    footer: {
      count: totalCount,
      betAmount: sums.bet_amount,
      validBetAmount: sums.valid_amount,
      winAmount: sums.win_amount,
      profitAndLoss: sums.profit,
    },
    page: { total: totalCount, currentPage: pageNo, pageSize },
    asOf,
  }
}

function describeBet(own: Vendor | undefined, row: BetRecord, language: 'VI' | 'EN'): BetRow {
  const isSettled = row.status === 'settled'
  const round = {
    vendor: row.served_by,
    playable: row.playable,
    roundId: row.round_id,
    playSessionId: row.play_session_id,
  }
  const verifyUrl = verifyAddress(own, round, language)
  const isKept = isOfOwnGames(own, round) && row.status !== 'open'
  return {
    orderNo: row.order_no,
    customerName: row.customer_name,
    ...(row.agent_name === null ? {} : { directAgentName: row.agent_name }),
    gameCode: row.game_code,
    gameName: row.game_name,
    vassalage: row.vendor_code,
    betAmount: row.bet_amount,
    validBetAmount: row.valid_amount,
    winAmount: row.win_amount,
    profitAndLoss: isSettled ? row.win_amount - row.bet_amount : 0,
    ...(row.jackpots.length > 0 && { jackpots: row.jackpots }),
    status: row.status,
    betContent: row.order
      ? linesInWords(row.order.lines, row.order.multiplier, language)
      : messageText(language, row.content),
    betTimeInTimestamp: row.placed_at,
    ...(row.settled_at === null ? {} : { settleTimeInTimestamp: row.settled_at }),
    roundId: row.round_id,
    sitting: row.sitting,
    ...(row.order && { orderId: String(row.order.id) }),
    ...(verifyUrl !== undefined && { verifyUrl }),
    ...(isKept && { replayNodeId: row.node_id }),
  }
}
