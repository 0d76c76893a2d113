import type { Generated, JSONColumnType } from 'kysely'
import type { RegisterRules, WhitelabelNode } from '@saola/protocol'

/** What a merchant sets without a release. */
export type MerchantSettings = {
  whitelabel: WhitelabelNode
  register: RegisterRules
  resources: { resourceType: string; url: string; labelNameEn: string; labelNameVi: string }[]
  customerServiceUrl: string
  domains: string[]
  maintenance: { startsAt: number; endsAt: number } | null
  restrictedRegions: string[]
  acceptsLegacyCipher: boolean
  defaultUpline: string
  deposit: { minimumAmount: number; maximumAmount: number; quickAmounts: number[]; expiryMinutes: number }
  bank: { bin: string; name: string; accountNumber: string; accountName: string }
}

/** Tables as Kysely sees them; the migrations are the truth. Times are milliseconds since 1970. */
export type Schema = {
  merchant: {
    id: Generated<number>
    code: string
    name: string
    settings: JSONColumnType<MerchantSettings>
  }
  account: {
    id: Generated<number>
    merchant_id: number
    name: string
    nickname: string
    type: number
    upline_id: number | null
    password_hash: string
    invitation_code: string | null
    mobile: string | null
    email: string | null
    real_name: string | null
    details: JSONColumnType<Record<string, string>>
    active_flag: Generated<number>
    first_login: Generated<boolean>
    password_expired: Generated<boolean>
    registered_at: number
    last_login_at: number | null
    last_login_ip: string | null
  }
  descent: { ancestor_id: number; descendant_id: number; depth: number }
  session: {
    token_hash: string
    account_id: number
    created_at: number
    expires_at: number
    ip: string
    user_agent: string
  }
  book_account: {
    id: Generated<number>
    owner_id: number | null
    kind: string
    currency: Generated<string>
    balance: Generated<number>
    may_be_negative: Generated<boolean>
  }
  transfer: {
    id: Generated<number>
    scope: string
    idempotency_key: string
    request_hash: string
    kind: string
    reference: string
    remark: string
    created_at: number
  }
  entry: {
    id: Generated<number>
    transfer_id: number
    book_account_id: number
    amount: number
    balance_after: Generated<number>
    created_at: number
  }
  deposit: {
    id: Generated<number>
    account_id: number
    idempotency_key: string
    amount: number
    memo: string
    status: string
    created_at: number
    expires_at: number
    received_at: number | null
    transfer_id: number | null
  }
  bank_transfer: {
    id: Generated<number>
    bank_reference: string
    memo: string
    amount: number
    received_at: number
    outcome: string
    deposit_id: number | null
    transfer_id: number
  }
  vendor: {
    code: string
    name_vi: string
    name_en: string
    is_hot: number
    sort: number
  }
  game: {
    node_id: string
    game_id: string
    game_code: string
    family: string
    vendor_code: string
    name_vi: string
    name_en: string
    folded_name: string
    is_hot: number
    is_new: number
    status: string
    free_play: number
    min_bet: number
    lines: number
    rtp: number
    volatility: string
    playable: boolean
    released_at: number
    sort: number
  }
  catalogue_version: { single: Generated<boolean>; version: number }
  favorite: { account_id: number; node_id: string; created_at: number }
  play_session: {
    id: string
    account_id: number
    node_id: string
    sign_in_hash: string
    launch_token_hash: string
    opened_at: number | null
    session_key_hash: string | null
    language: string
    started_at: number
    last_seen_at: number
  }
  bet: {
    id: Generated<number>
    order_no: string
    account_id: number
    play_session_id: string | null
    node_id: string
    vendor_code: string
    round_id: string
    debit_id: string | null
    bet_amount: number
    win_amount: Generated<number>
    status: string
    content: string
    placed_at: number
    settled_at: number | null
  }
  announcement: {
    id: Generated<number>
    merchant_id: number
    kind: string
    language: string
    title: string
    content: string
    details: JSONColumnType<Record<string, string>>
    execution: string | null
    sort: number
    published_at: number
  }
  help_article: {
    id: Generated<number>
    merchant_id: number
    language: string
    topic: string
    title: string
    content: string
    sort: number
  }
  feedback: {
    id: Generated<number>
    merchant_id: number
    account_id: number | null
    type: string
    content: string
    contact: string | null
    created_at: number
  }
  captcha: { id_hash: string; answer: string; expires_at: number }
  seamless_call: {
    vendor_code: string
    transaction_id: string
    request_hash: string
    answer: JSONColumnType<Record<string, unknown>>
    created_at: number
  }
  house_session: {
    key_hash: string
    play_session_id: string
    account_id: number
    language: string
    created_at: number
  }
  house_seed: {
    account_id: number
    game: string
    server_seed: string
    server_seed_hash: string
    client_seed: string
    nonce: Generated<number>
  }
  house_round: {
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
    choice: JSONColumnType<Record<string, number>>
    outcome: JSONColumnType<Record<string, number>> | null
    payout: number | null
    state: string
    refusal: string | null
    created_at: number
  }
}
