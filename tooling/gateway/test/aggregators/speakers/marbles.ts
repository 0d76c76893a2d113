import { id, userOf } from '../stage.ts'
import { readTold, writeUnits } from './small-units.ts'
import type { Bet, Outcome, Seat, Speaker, Win } from './speaker.ts'

const outcomes: ReadonlyMap<string, Outcome> = new Map([
  ['SUCCESS', 'ok'],
  ['INSUFFICIENT_BALANCE_ERROR', 'short'],
  ['BET_LIMIT_REACHED_ERROR', 'limit'],
  ['DUPLICATE_TRANSACTION_ERROR', 'duplicate'],
  ['UNKNOWN_ERROR', 'refused'],
])

function named({ player, token }: Seat) {
  return { requestId: id('request'), clientPlayerId: userOf(player), clientSessionId: token }
}

function money({ id: transactionId, round, title, amount, currency = 'VND' }: Bet | Win) {
  return { transactionId, roundId: round, gameId: title, amount: writeUnits(amount), currency }
}

/** What 155.io says. */
export const marbles: Speaker = {
  code: 'MARBLES',
  protocol: 'marbles',
  header: 'X-Marbles-Signature',
  tokenName: 'clientSessionId',
  closesByBet: false,
  promotes: false,
  bet: (seat, said) => ({
    path: '/bet',
    body: {
      ...named(seat),
      ...money(said),
      isFree: said.isFree === true,
      meta: { betType: 'PickWinner', selection: [] },
    },
  }),
  win: (seat, said) => ({
    path: '/win',
    body: {
      ...named(seat),
      ...money(said),
      isFree: said.award === 'free-round',
      referenceTransactionId: said.reference,
      roundClosed: said.isClosed,
    },
  }),
  rollback: (seat, { id: transactionId, reference }) => ({
    path: '/rollback',
    body: { ...named(seat), transactionId, referenceTransactionId: reference, roundClosed: true },
  }),
  balance: (seat) => ({ path: '/balance', body: named(seat) }),
  read: (answer) => readTold(answer, outcomes),
}
