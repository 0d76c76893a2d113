import { createHash } from 'node:crypto'

/** What a transaction is, as the protocol names it. */
export type TransactionKind = 'TK_BET' | 'TK_WIN' | 'TK_ROLLBACK'

/** What came of it; one that nobody has answered yet is pending. */
export type TransactionStatus =
  | 'TS_PENDING'
  | 'TS_SUCCESS'
  | 'TS_DECLINED'
  | 'TS_ROLLEDBACK'
  | 'TS_RETRY_ATTEMPTS_LIMIT_EXCEEDED'

/** Something that the aggregator sends to the wallet, and sends again under the same id until that is answered. */
export type SentTransaction = {
  /** The supplier's own id. */
  id: string
  kind: TransactionKind
  status: TransactionStatus
  user: string
  token: string
  gameCode: string
  round: string
  /** In đồng. */
  amount: number
  /** The supplier's id of the bet that is won or taken back. */
  betId?: string
  /** Nothing else comes of the round. */
  isClosed: boolean
  /** What the betting record says. */
  content: string
  createdAt: number
  /** What the member had after it. */
  balance?: number
  /** What the supplier was told instead. */
  refusal?: string
}

/** The id under which the wallet knows a transaction. It follows from the supplier's, so that a sent one is found again after a restart. */
export function uuidOf(kind: TransactionKind, id: string): string {
  const digits = createHash('sha256').update(`${kind} ${id}`).digest('hex')
  const [, ...parts] = /^(.{8})(.{4})(.{4})(.{4})(.{12})/.exec(digits) ?? []
  return parts.join('-')
}

/** The call of the protocol by which it is sent, and its fields but the amount. */
export function callOf(sent: SentTransaction): { path: string; fields: object } {
  const { kind, id, betId, user, token, gameCode, round } = sent
  const reference = betId === undefined ? {} : { reference_transaction_uuid: uuidOf('TK_BET', betId) }
  const fields = { user, token, game_code: gameCode, round, transaction_uuid: uuidOf(kind, id), ...reference }
  if (kind === 'TK_ROLLBACK') return { path: '/transaction/rollback', fields }
  const money = {
    supplier_transaction_id: id,
    round_closed: sent.isClosed,
    currency: 'VND',
    is_free: false,
    is_aggregated: false,
    bet: sent.content,
  }
  return {
    path: kind === 'TK_BET' ? '/transaction/bet' : '/transaction/win',
    fields: { ...fields, ...money },
  }
}
