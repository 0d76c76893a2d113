import type { Generated, JSONColumnType } from 'kysely'
import type { ColumnTypes } from './column-types.ts'

/** Tables as Kysely sees them, written by `pnpm gen` from the migrations. Times are milliseconds since 1970. */
export type Schema = {
  play_session: {
    key_hash: string
    play_session_id: string
    player_id: string
    language: 'VI' | 'EN'
    created_at: number
    game_code: string
    family: string
    game_name: string
    min_stake: number
    settings: JSONColumnType<ColumnTypes['play_session.settings']>
    wallet: 'seamless' | 'vendor' | 'demo'
    bounds: JSONColumnType<ColumnTypes['play_session.bounds']> | null
  }
  seed_pair: {
    player_id: string
    game_code: string
    server_seed: string
    server_seed_hash: string
    client_seed: string | null
    nonce: Generated<number>
    next_server_seed: string | null
    next_server_seed_hash: string | null
  }
  round: {
    round_id: string
    round_key: string
    play_session_id: string
    player_id: string
    game_code: string
    server_seed: string
    server_seed_hash: string
    client_seed: string
    nonce: number
    stake: number
    choice: JSONColumnType<ColumnTypes['round.choice']>
    outcome: JSONColumnType<ColumnTypes['round.outcome']> | null
    payout: number | null
    state:
      | 'created'
      | 'debited'
      | 'playing'
      | 'raising'
      | 'lowering'
      | 'decided'
      | 'paid'
      | 'refused'
      | 'rolling-back'
      | 'rolled-back'
    refusal: string | null
    created_at: number
    family: string
    wallet: 'seamless' | 'vendor' | 'demo'
    moves: JSONColumnType<ColumnTypes['round.moves'], string | undefined, string>
    staked: number
    raise: JSONColumnType<ColumnTypes['round.raise']> | null
    raises: Generated<number>
    jackpots: JSONColumnType<ColumnTypes['round.jackpots']> | null
    language: 'VI' | 'EN'
    engine_version: string | null
    model_hash: string | null
    ended_at: number | null
    balance_before: number | null
    balance_after: number | null
    has_feature: Generated<boolean>
    voided_at: number | null
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
  wallet_entry: {
    transaction_id: string
    player_id: string
    amount: number
    state: 'done' | 'refused' | 'cancelled'
    created_at: number
    adds_to: string | null
  }
  table_round: {
    round_id: string
    game_code: string
    family: string
    number: number
    server_seed: string
    server_seed_hash: string
    state: 'scheduled' | 'open' | 'locked' | 'drawn' | 'settled'
    opens_at: number
    locks_at: number
    draws_at: number
    outcome: JSONColumnType<ColumnTypes['table_round.outcome']> | null
    client_seed: string | null
    bet_fingerprints: JSONColumnType<ColumnTypes['table_round.bet_fingerprints']> | null
    engine_version: string | null
    model_hash: string | null
  }
  table_bet: {
    bet_id: string
    bet_key: string
    round_id: string
    play_session_id: string
    player_id: string
    wallet: 'seamless' | 'vendor' | 'demo'
    language: 'VI' | 'EN'
    cells: JSONColumnType<ColumnTypes['table_bet.cells']>
    stake: number
    payout: number | null
    state: 'created' | 'debited' | 'decided' | 'paid' | 'refused' | 'rolling-back' | 'rolled-back'
    refusal: string | null
    balance: number | null
    told_at: number | null
    created_at: number
    voided_at: number | null
    balance_before: number | null
    ended_at: number | null
  }
  table_seat: {
    game_code: string
    player_id: string
    family: string
    seen_at: number
  }
  match: {
    match_id: string
    league: string
    round_no: number
    names: JSONColumnType<ColumnTypes['match.names']>
    opens_at: number
    kick_off_at: number
    strengths: JSONColumnType<ColumnTypes['match.strengths']> | null
    server_seed: string | null
    server_seed_hash: string | null
    state: Generated<'held' | 'ended' | 'void'>
    voided_at: number | null
    home_goals: number | null
    away_goals: number | null
    client_seed: string | null
    bet_fingerprints: JSONColumnType<ColumnTypes['match.bet_fingerprints']> | null
    ended_at: number | null
    result_version: Generated<number>
  }
  match_bet: {
    bet_id: string
    bet_key: string
    play_session_id: string
    player_id: string
    game_code: string
    family: string
    wallet: 'seamless' | 'vendor' | 'demo'
    language: 'VI' | 'EN'
    stake: number
    policy: 'any' | 'better' | 'none'
    state: 'created' | 'debited' | 'open' | 'decided' | 'paid' | 'refused' | 'rolling-back' | 'rolled-back'
    refusal: string | null
    placed_at: number
    counts_at: number
    payout: number | null
    is_early: Generated<boolean>
    merchant: string | null
    full_payout: number | null
    corrected_payout: number | null
    corrections: Generated<number>
    voided_at: number | null
    balance_before: number | null
    balance_after: number | null
    ended_at: number | null
    engine_version: string | null
  }
  match_leg: {
    bet_id: string
    match_id: string
    place: number
    pick: string
    seen_odds: number
    odds: number
    from_home: number | null
    from_away: number | null
    result: 'won' | 'half-won' | 'push' | 'half-lost' | 'lost' | null
  }
  match_stop: {
    stop_id: string
    league: string | null
    match_id: string | null
    market: 'result' | 'handicap' | 'total' | 'score' | null
    is_final: boolean
    from_at: number
    until_at: number | null
    person: string
    reason: string
    ended_by: string | null
    end_reason: string | null
  }
  match_correction: {
    match_id: string
    version: number
    order_key: string
    home_before: number
    away_before: number
    home_goals: number
    away_goals: number
    person: string
    reason: string
    corrected_at: number
  }
  match_bet_correction: {
    bet_id: string
    number: number
    match_id: string
    version: number
    payout_before: number
    payout: number
    settled_at: number | null
    is_void: Generated<boolean>
  }
  match_price: {
    match_id: string
    pick: string
    number: number
    odds: number | null
    is_open: boolean
    told_at: number
  }
}
