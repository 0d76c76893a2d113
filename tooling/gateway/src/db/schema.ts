import type { Generated, JSONColumnType } from 'kysely'
import type { RegisterRules, Ticket, WhitelabelNode } from '@saola/protocol'
import type { ConfirmationState, LimitKind, LimitPeriod, LimitTimes, WithdrawalState } from '@saola/rules'

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
  deposit: {
    minimumAmount: number
    maximumAmount: number
    quickAmounts: number[]
    expiryMinutes: number
    /** Money with another amount, late or twice is the owner's without a person; on unless it says false. */
    creditOthers?: boolean
  }
  withdrawal?: {
    minimumAmount: number
    maximumAmount: number
    quickAmounts: number[]
    /** Up to this amount the house approves and pays without a person; 0 leaves all to people. */
    automaticUpTo: number
    expectedMinutes: number
    autoReceiptMinutes: number
  }
  signIn?: {
    /** A sign-in from an address that the account has not used asks for a second proof (specification 4). */
    checkAddress: boolean
    /** Whether "Username/Email does not exist" may be said (specification 8). Off, nobody learns who exists. */
    mayTellWhoExists: boolean
  }
  /** Longer times for the raise of a member's limit than the house's (beyond 8). */
  protection?: LimitTimes
  /** One wallet for all vendors (specification 4), which is the rule, or one at each vendor. */
  wallet?: { isSingle: boolean }
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
    last_login_agent: Generated<string | null>
    last_login_region: Generated<string | null>
    password_changed_at: Generated<number | null>
    email_verified_at: Generated<number | null>
    mobile_verified_at: Generated<number | null>
    closed_at: Generated<number | null>
    club_id: Generated<number | null>
  }
  club: {
    id: Generated<number>
    merchant_id: number
    sort: number
    name_vi: string
    name_en: string
    color: string
  }
  avatar_image: {
    account_id: number
    merchant_id: number
    name: string
    kind: 'png' | 'jpg'
    image: Buffer
    created_at: number
  }
  descent: { ancestor_id: number; descendant_id: number; depth: number }
  session: {
    token_hash: string
    account_id: number
    created_at: number
    expires_at: number
    ip: string
    user_agent: string
    /** Names the session where its owner looks at it; it opens nothing. */
    public_id: Generated<string | null>
    last_seen_at: Generated<number | null>
    device_hash: Generated<string | null>
    region: Generated<string | null>
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
    /** What was asked for, book by book; the database writes the entries from it. Read as text. */
    books: string[]
    amounts: string[]
  }
  entry: {
    id: Generated<number>
    transfer_id: number
    book_account_id: number
    amount: number
    balance_after: number
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
  bank_card: {
    id: Generated<number>
    merchant_id: number
    account_id: number
    bin: string
    account_number: string
    holder: string
    created_at: number
    removed_at: number | null
  }
  withdrawal: {
    id: Generated<number>
    account_id: number
    bank_card_id: number
    idempotency_key: string
    amount: number
    state: Generated<WithdrawalState>
    confirmation: Generated<ConfirmationState | null>
    received: Generated<number>
    reason: Generated<string | null>
    created_at: number
    disbursed_at: Generated<number | null>
    hold_transfer_id: number
    end_transfer_id: Generated<number | null>
  }
  withdrawal_event: {
    id: Generated<number>
    withdrawal_id: number
    state: string
    at: number
    by: 'member' | 'house' | 'bank' | 'clock'
    remark: string | null
  }
  withdrawal_proof: {
    id: Generated<number>
    withdrawal_id: number
    kind: 'png' | 'jpeg'
    image: Buffer
    created_at: number
  }
  payment_password: { account_id: number; password_hash: string; changed_at: number }
  bank_transfer: {
    id: Generated<number>
    bank_reference: string
    memo: string
    amount: number
    received_at: number
    outcome: string
    deposit_id: number | null
    transfer_id: number
    state: Generated<'waiting' | 'credited' | 'returned'>
    account_id: Generated<number | null>
    settle_transfer_id: Generated<number | null>
    settled_at: Generated<number | null>
    reason: Generated<string | null>
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
  vendor_transfer: {
    id: Generated<number>
    order_no: string
    account_id: number
    vendor_code: string
    idempotency_key: string
    direction: 'in' | 'out'
    amount: number
    state: Generated<'pending' | 'done' | 'refused'>
    created_at: number
    asked_at: Generated<number | null>
    settled_at: Generated<number | null>
    start_transfer_id: number
    end_transfer_id: Generated<number | null>
  }
  house_wallet: { player_id: string; balance: Generated<number> }
  house_order: {
    order_id: string
    player_id: string
    direction: 'in' | 'out'
    amount: number
    state: 'done' | 'refused'
    created_at: number
  }
  protection_limit: {
    account_id: number
    kind: LimitKind
    period: LimitPeriod
    amount: number
    set_at: number
    wished_amount: Generated<number | null>
    filed_at: Generated<number | null>
    confirm_from: Generated<number | null>
    confirm_until: Generated<number | null>
    told_at: Generated<number | null>
  }
  protection_pause: {
    id: Generated<number>
    account_id: number
    kind: 'break' | 'exclusion'
    starts_at: number
    ends_at: number | null
  }
  protection_setting: {
    account_id: number
    reality_minutes: Generated<number | null>
    checked_at: Generated<number | null>
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
  outbox_message: {
    id: Generated<number>
    merchant_id: number
    account_id: number | null
    channel: 'sms' | 'email'
    recipient: string
    title: string
    content: string
    language: 'VI' | 'EN'
    created_at: number
  }
  verification_code: {
    id: Generated<number>
    merchant_id: number
    purpose: string
    channel: string
    recipient: string
    code_hash: string | null
    wrong_tries: Generated<number>
    created_at: number
    expires_at: number
    used_at: number | null
    service_session: Generated<string | null>
  }
  authenticator: {
    account_id: number
    secret: Buffer
    created_at: number
    confirmed_at: number | null
    last_step: Generated<number>
  }
  recovery_code: { account_id: number; code_hash: string; used_at: number | null }
  known_address: { account_id: number; ip: string; first_seen_at: number }
  known_device: { account_id: number; device_hash: string; first_seen_at: number }
  sign_in_challenge: {
    id_hash: string
    account_id: number
    ways: string[]
    wrong_tries: Generated<number>
    created_at: number
    expires_at: number
    used_at: number | null
  }
  social_identity: {
    merchant_id: number
    provider: string
    subject: string
    account_id: number
    created_at: number
  }
  social_visit: {
    state_hash: string
    merchant_id: number
    provider: string
    code_verifier: string
    nonce: string
    expires_at: number
  }
  social_ticket: {
    ticket_hash: string
    merchant_id: number
    provider: string
    subject: string
    email: string | null
    display_name: string | null
    expires_at: number
  }
  ticket: {
    id: Generated<number>
    merchant_id: number
    account_id: number
    topic: Ticket['topic']
    reference: string | null
    state: Generated<Ticket['state']>
    created_at: number
    updated_at: number
    seen_at: number
  }
  ticket_message: {
    id: Generated<number>
    ticket_id: number
    by: 'member' | 'house'
    content: string
    image_kind: 'png' | 'jpeg' | null
    image: Buffer | null
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
