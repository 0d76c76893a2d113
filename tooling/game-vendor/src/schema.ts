import type { Generated, JSONColumnType } from 'kysely'
import type { ColumnTypes } from './column-types.ts'

/** Tables as Kysely sees them, written by `pnpm gen` from the migrations. Times are milliseconds since 1970. */
export type Schema = {
  play_session: {
    key_hash: string
    play_session_id: string
    account_id: number
    language: 'VI' | 'EN'
    created_at: number
  }
  seed_pair: {
    account_id: number
    game: string
    server_seed: string
    server_seed_hash: string
    client_seed: string
    nonce: Generated<number>
  }
  round: {
    round_id: string
    round_key: string
    play_session_id: string
    account_id: number
    game: string
    server_seed: string
    server_seed_hash: string
    client_seed: string
    nonce: number
    stake: number
    choice: JSONColumnType<ColumnTypes['round.choice']>
    outcome: JSONColumnType<ColumnTypes['round.outcome']> | null
    payout: number | null
    state: 'created' | 'debited' | 'decided' | 'paid' | 'refused' | 'rolling-back' | 'rolled-back'
    refusal: string | null
    created_at: number
  }
  player_wallet: {
    player_id: string
    balance: Generated<number>
  }
  wallet_order: {
    order_id: string
    player_id: string
    direction: 'in' | 'out'
    amount: number
    state: 'done' | 'refused'
    created_at: number
  }
}
