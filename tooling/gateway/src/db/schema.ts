import type { Generated, GeneratedAlways, JSONColumnType } from 'kysely'
import type { ColumnTypes } from './column-types.ts'

/** Tables as Kysely sees them, written by `pnpm gen` from the migrations. Times are milliseconds since 1970. */
export type Schema = {
  merchant: {
    id: GeneratedAlways<number>
    code: string
    name: string
    settings: JSONColumnType<ColumnTypes['merchant.settings']>
  }
  account: {
    id: GeneratedAlways<number>
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
    details: JSONColumnType<ColumnTypes['account.details'], string | undefined, string>
    active_flag: Generated<number>
    first_login: Generated<boolean>
    password_expired: Generated<boolean>
    registered_at: number
    last_login_at: number | null
    last_login_ip: string | null
    last_login_agent: string | null
    last_login_region: string | null
    password_changed_at: number | null
    email_verified_at: number | null
    mobile_verified_at: number | null
    closed_at: number | null
    club_id: number | null
    is_demo: Generated<boolean>
    rebate_rate: number | null
    opened_by: number | null
    invitation_link_id: number | null
    line_contact_at: number | null
    referrer_id: number | null
    signed_in_before: Generated<boolean>
    mailbox: Generated<string | null>
    nickname_skeleton: string | null
    access_ended_at: Generated<number>
    limits_offered_at: number | null
    rests_since: number | null
  }
  descent: {
    ancestor_id: number
    descendant_id: number
    depth: number
  }
  session: {
    token_hash: string
    account_id: number
    created_at: number
    expires_at: number
    ip: string
    user_agent: string
    public_id: string | null
    last_seen_at: number | null
    device_hash: string | null
    region: string | null
    stay_id: number | null
    place_ip: string | null
    place_region: string | null
    place_is_proxy: boolean | null
    place_asked_at: number | null
  }
  ledger_account: {
    id: GeneratedAlways<number>
    owner_id: number | null
    kind: string
    currency: Generated<string>
    balance: Generated<number>
    may_be_negative: Generated<boolean>
    merchant_id: number | null
  }
  transfer: {
    id: GeneratedAlways<number>
    scope: string
    idempotency_key: string
    request_hash: string
    kind:
      | 'deposit'
      | 'suspense'
      | 'bet'
      | 'win'
      | 'rollback'
      | 'adjustment'
      | 'hold'
      | 'release'
      | 'withdrawal'
      | 'withdrawal-return'
      | 'vendor-in'
      | 'vendor-out'
      | 'vendor-return'
      | 'points'
      | 'redeem'
      | 'transfer'
      | 'salary'
      | 'dividend'
      | 'promotion'
      | 'rebate'
      | 'referral'
      | 'jackpot-share'
      | 'jackpot'
      | 'jackpot-seed'
      | 'debt'
    reference: string
    remark: string
    created_at: number
    ledger_account_ids: Generated<string[]>
    amounts: Generated<string[]>
  }
  entry: {
    id: GeneratedAlways<number>
    transfer_id: number
    ledger_account_id: number
    amount: number
    balance_after: number
    created_at: number
  }
  deposit: {
    id: GeneratedAlways<number>
    account_id: number
    idempotency_key: string
    amount: number
    memo: string
    status: Generated<'pending' | 'received'>
    created_at: number
    expires_at: number
    received_at: number | null
    transfer_id: number | null
  }
  bank_transfer: {
    id: GeneratedAlways<number>
    bank_reference: string
    memo: string
    amount: number
    received_at: number
    outcome:
      | 'exact'
      | 'wrong-amount'
      | 'late'
      | 'twice'
      | 'unknown-memo'
      | 'several-memos'
      | 'reference-taken'
    deposit_id: number | null
    transfer_id: number
    state: Generated<'waiting' | 'credited' | 'returned' | 'recalled'>
    account_id: number | null
    settle_transfer_id: number | null
    settled_at: number | null
    reason: string | null
    payer_hash: string | null
    payer_key: string | null
    bank: Generated<string>
    bank_account: Generated<string>
    bank_day: number | null
    told_reference: string | null
    told: string | null
    held: 'closed' | 'trial' | 'locked' | 'pause' | 'limit' | null
    told_amount: number | null
    decided_by: string | null
    wish: 'return' | 'keep' | null
    wished_at: number | null
    undone_at: number | null
    withdrawal_id: number | null
    confirmation_before:
      | 'partly_sent'
      | 'disbursed'
      | 'received'
      | 'partly_received'
      | 'not_received'
      | 'assumed_received'
      | 'forced_received'
      | 'returned'
      | null
    received_before: number | null
    merchant_id: number | null
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
    status: 'open' | 'maintenance' | 'coming-soon'
    free_play: number
    min_bet: number
    lines: number
    rtp: number
    volatility: string
    playable: boolean
    released_at: number
    sort: number
    served_by: string
    feeds_jackpot: Generated<boolean>
    reopens_at: number | null
    room_of: string | null
    win_odds_code: string | null
    max_bet: number | null
    waits_for_vendor: Generated<boolean>
    off_list: Generated<boolean>
    blocked_regions: Generated<string[]>
    rtp_is_assumed: Generated<boolean>
  }
  catalogue_version: {
    single: Generated<boolean>
    version: number
  }
  favorite: {
    account_id: number
    node_id: string
    created_at: number
  }
  play_session: {
    id: string
    account_id: number
    node_id: string
    sign_in_hash: string
    launch_token_hash: string
    opened_at: number | null
    session_key_hash: string | null
    language: 'VI' | 'EN'
    started_at: number
    last_seen_at: number
    launched_at: number
    region: string | null
    play_since: number | null
  }
  bet: {
    id: GeneratedAlways<number>
    order_no: string
    account_id: number
    play_session_id: string | null
    node_id: string
    vendor_code: string
    round_id: string
    debit_id: string | null
    bet_amount: number
    win_amount: Generated<number>
    status: 'open' | 'settled' | 'cancelled'
    content: string
    placed_at: number
    settled_at: number | null
    wallet: Generated<'single' | 'vendor'>
    jackpot_amount: Generated<number>
    least_return: Generated<number>
    valid_share: Generated<number>
    risk_amount: Generated<number>
    valid_amount: Generated<number>
    paid_amount: Generated<number>
    returned_amount: Generated<number>
  }
  seamless_call: {
    vendor_code: string
    transaction_id: string
    request_hash: string
    answer: JSONColumnType<ColumnTypes['seamless_call.answer']>
    created_at: number
    space: Generated<'money' | 'rollback'>
    identity: string | null
  }
  announcement: {
    id: GeneratedAlways<number>
    merchant_id: number
    kind: 'banner' | 'player' | 'popup' | 'promotion'
    language: 'VI' | 'EN'
    title: string
    content: string
    details: JSONColumnType<ColumnTypes['announcement.details'], string | undefined, string>
    execution: 'A' | 'B' | 'F' | null
    sort: number
    published_at: number
    ends_at: number | null
  }
  help_article: {
    id: GeneratedAlways<number>
    merchant_id: number
    language: 'VI' | 'EN'
    topic: string
    title: string
    content: string
    sort: number
  }
  feedback: {
    id: GeneratedAlways<number>
    merchant_id: number
    account_id: number | null
    type: 'deposit' | 'withdrawal' | 'game' | 'customer_service' | 'application' | 'other'
    content: string
    contact: string | null
    created_at: number
    reference: Generated<string>
    language: Generated<'VI' | 'EN'>
    answer: string | null
    answered_at: number | null
  }
  captcha: {
    id_hash: string
    answer: string
    expires_at: number
  }
  outbox_message: {
    id: GeneratedAlways<number>
    merchant_id: number
    account_id: number | null
    channel: 'sms' | 'email'
    recipient: string
    title: string
    content: string
    language: 'VI' | 'EN'
    created_at: number
    is_sealed: Generated<boolean>
  }
  verification_code: {
    id: GeneratedAlways<number>
    merchant_id: number
    purpose: string
    channel: 'sms' | 'email'
    recipient: string
    code_hash: string | null
    created_at: number
    expires_at: number
    used_at: number | null
    service_session: string | null
    network: string | null
  }
  known_address: {
    account_id: number
    ip: string
    first_seen_at: number
  }
  known_device: {
    account_id: number
    device_hash: string
    first_seen_at: number
    merchant_hash: string | null
  }
  sign_in_challenge: {
    id_hash: string
    account_id: number
    ways: string[]
    wrong_tries: Generated<number>
    created_at: number
    expires_at: number
    used_at: number | null
    access_ended_at: Generated<number>
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
  authenticator: {
    account_id: number
    secret: Buffer | null
    created_at: number
    confirmed_at: number | null
    last_step: Generated<number>
    sealed_secret: string | null
  }
  recovery_code: {
    account_id: number
    code_hash: string
    used_at: number | null
  }
  club: {
    id: GeneratedAlways<number>
    merchant_id: number
    sort: number
    name_vi: string
    name_en: string
    color: string
    total_turnover: Generated<number>
    month_turnover: Generated<number>
    upgrade_bonus: Generated<number>
    salary: Generated<number>
    rebates: JSONColumnType<ColumnTypes['club.rebates'], string | undefined, string>
  }
  avatar_image: {
    account_id: number
    merchant_id: number
    name: string
    kind: 'png' | 'jpg'
    image: Buffer
    created_at: number
  }
  protection_limit: {
    account_id: number
    kind: 'deposit' | 'loss' | 'wager'
    period: '24h' | '7d' | 'month'
    amount: number
    set_at: number
    wished_amount: number | null
    filed_at: number | null
    confirm_from: number | null
    confirm_until: number | null
    told_at: number | null
  }
  protection_pause: {
    id: GeneratedAlways<number>
    account_id: number
    kind: 'break' | 'exclusion'
    starts_at: number
    ends_at: number | null
    source: Generated<'own' | 'staff' | 'register'>
  }
  protection_setting: {
    account_id: number
    reality_minutes: number | null
    checked_at: number | null
  }
  bank_card: {
    id: GeneratedAlways<number>
    merchant_id: number
    account_id: number
    bin: string
    account_number: string
    holder: string
    created_at: number
    removed_at: number | null
    number_key: string | null
  }
  withdrawal: {
    id: GeneratedAlways<number>
    account_id: number
    bank_card_id: number
    idempotency_key: string
    amount: number
    state: Generated<'in_process' | 'approved' | 'disbursed' | 'rejected' | 'cancelled' | 'failed'>
    confirmation:
      | 'partly_sent'
      | 'disbursed'
      | 'received'
      | 'partly_received'
      | 'not_received'
      | 'assumed_received'
      | 'forced_received'
      | 'returned'
      | null
    received: Generated<number>
    reason: string | null
    created_at: number
    disbursed_at: number | null
    hold_transfer_id: number
    sent: Generated<number>
    returned: Generated<number>
    marks: Generated<string[]>
  }
  withdrawal_event: {
    id: GeneratedAlways<number>
    withdrawal_id: number
    state:
      | 'in_process'
      | 'approved'
      | 'disbursed'
      | 'rejected'
      | 'cancelled'
      | 'failed'
      | 'partly_sent'
      | 'received'
      | 'partly_received'
      | 'not_received'
      | 'assumed_received'
      | 'forced_received'
      | 'returned'
    at: number
    by: 'member' | 'operator' | 'bank' | 'clock'
    remark: string | null
    idempotency_key: string | null
    request_hash: string | null
  }
  withdrawal_proof: {
    id: GeneratedAlways<number>
    withdrawal_id: number
    kind: 'png' | 'jpeg'
    image: Buffer
    created_at: number
  }
  payment_password: {
    account_id: number
    password_hash: string
    changed_at: number
  }
  vendor_transfer: {
    id: GeneratedAlways<number>
    order_no: string
    account_id: number
    vendor_code: string
    idempotency_key: string
    direction: 'in' | 'out'
    amount: number
    state: Generated<'pending' | 'done' | 'refused'>
    created_at: number
    asked_at: number | null
    settled_at: number | null
    start_transfer_id: number
    end_transfer_id: number | null
  }
  ticket: {
    id: GeneratedAlways<number>
    merchant_id: number
    account_id: number
    topic: 'deposit' | 'withdrawal' | 'game' | 'customer_service' | 'application' | 'other'
    reference: string | null
    state: Generated<'waiting' | 'answered' | 'closed'>
    created_at: number
    updated_at: number
    seen_at: number
  }
  ticket_message: {
    id: GeneratedAlways<number>
    ticket_id: number
    by: 'member' | 'operator'
    content: string
    image_kind: 'png' | 'jpeg' | null
    image: Buffer | null
    created_at: number
  }
  withdrawal_transfer: {
    transfer_id: number
    withdrawal_id: number
  }
  bet_addition: {
    vendor_code: string
    debit_id: string
    bet_id: number
    amount: number
    added_at: number
    returned_at: number | null
    stands_alone: Generated<boolean>
  }
  vendor_nonce: {
    vendor_code: string
    nonce: string
    signed_at: number
  }
  jackpot_pool: {
    merchant_id: number
    pool: 'mini' | 'minor' | 'major' | 'grand'
    cycle: number
    meter_micro: number
    reserve_micro: number
    commitment: string
    started_at: number
    secret: string
    terms: JSONColumnType<ColumnTypes['jackpot_pool.terms']> | null
    next_terms: JSONColumnType<ColumnTypes['jackpot_pool.next_terms']> | null
    stopped_at: number | null
    stops_at_end: Generated<boolean>
    is_empty: Generated<boolean>
  }
  jackpot_win: {
    merchant_id: number
    pool: 'mini' | 'minor' | 'major' | 'grand'
    cycle: number
    amount: number
    account_id: number
    order_no: string
    point_micro: number
    salt: string
    commitment: string
    started_at: number
    won_at: number
  }
  lottery_game: {
    code: string
    node_id: string
    group_code: string
    kind:
      | 'north'
      | 'central'
      | 'south'
      | 'mega-645'
      | 'power-655'
      | 'max-3d'
      | 'keno'
      | 'thai'
      | 'lao'
      | 'malay-4d'
      | 'singapore-4d'
    station_code: string | null
    weekdays: JSONColumnType<ColumnTypes['lottery_game.weekdays']> | null
    month_days: JSONColumnType<ColumnTypes['lottery_game.month_days']> | null
    draw_minute: number | null
    period_seconds: number | null
    lock_before_seconds: number
    source: 'seeded' | 'official'
    sort: number
    first_draw_minute: number | null
    last_draw_minute: number | null
    moved_days: JSONColumnType<ColumnTypes['lottery_game.moved_days']> | null
  }
  lottery_offer: {
    merchant_id: number
    kind:
      | 'north'
      | 'central'
      | 'south'
      | 'mega-645'
      | 'power-655'
      | 'max-3d'
      | 'keno'
      | 'thai'
      | 'lao'
      | 'malay-4d'
      | 'singapore-4d'
    type: string
    odds_thousandths: number
    min_base: number
    max_base: number
  }
  lottery_closure: {
    group_code: string
    first_day: string
    last_day: string
    reason_vi: string
    reason_en: string
  }
  lottery_draw: {
    id: GeneratedAlways<number>
    game_code: string
    numero: string
    kind:
      | 'north'
      | 'central'
      | 'south'
      | 'mega-645'
      | 'power-655'
      | 'max-3d'
      | 'keno'
      | 'thai'
      | 'lao'
      | 'malay-4d'
      | 'singapore-4d'
    state: 'scheduled' | 'open' | 'locked' | 'drawn' | 'settled' | 'voided'
    opens_at: number
    locks_at: number
    draws_at: number
    source: 'seeded' | 'official'
    commitment: string | null
    sealed_seed: string | null
    seed: string | null
    prizes: JSONColumnType<ColumnTypes['lottery_draw.prizes']> | null
    version: Generated<number>
    void_reason: string | null
    settled_at: number | null
    result_source: string | null
    bets_hash: string | null
  }
  lottery_result: {
    draw_id: number
    version: number
    prizes: JSONColumnType<ColumnTypes['lottery_result.prizes']>
    reason: string | null
    entered_by: string
    entered_at: number
    confirmed_by: string | null
    confirmed_at: number | null
    source: string | null
  }
  lottery_news: {
    id: GeneratedAlways<number>
    draw_id: number
    state: string
    version: number
  }
  lottery_order: {
    id: GeneratedAlways<number>
    account_id: number
    game_code: string
    idempotency_key: string
    request_hash: string
    lines: JSONColumnType<ColumnTypes['lottery_order.lines']>
    stop_on_win: boolean
    placed_at: number
    is_counted: Generated<boolean>
  }
  lottery_bet: {
    bet_id: number
    order_id: number
    draw_id: number
    multiplier: number
    coverage: Generated<number>
  }
  contract: {
    id: GeneratedAlways<number>
    merchant_id: number
    kind: 'dividend' | 'daily' | 'hourly' | 'realtime'
    upline_id: number
    downline_id: number
    status: 'P' | 'E' | 'A' | 'V' | 'C' | 'R'
    signed_version: number | null
    offered_version: number | null
    expires_at: number | null
    created_at: number
    processed_at: number
    signed_at: number | null
    ended_at: number | null
  }
  contract_terms: {
    contract_id: number
    version: number
    terms: JSONColumnType<ColumnTypes['contract_terms.terms']>
    cycle: 'daily' | 'weekly' | 'semimonthly' | 'monthly' | null
    carry_over: 'none' | 'negative' | null
    offered_by: 'upline' | 'downline'
    offered_at: number
    note: string | null
    in_force_from: number | null
    in_force_to: number | null
  }
  contract_event: {
    id: GeneratedAlways<number>
    contract_id: number
    action: 'N' | 'E' | 'A' | 'V' | 'C' | 'R' | 'D'
    by: 'upline' | 'downline' | 'system'
    version: number
    at: number
  }
  lottery_exposure: {
    draw_id: number
    merchant_id: number
    number: string
    amount: number
  }
  lottery_report: {
    draw_id: number
    source: string
    prizes: JSONColumnType<ColumnTypes['lottery_report.prizes']>
    read_at: number
  }
  lottery_notice: {
    id: GeneratedAlways<number>
    draw_id: number
    kind: 'differing' | 'correction' | 'misfit'
    about: string
    created_at: number
  }
  lottery_bet_station: {
    bet_id: number
    draw_id: number
    home_id: number
  }
  daily_play: {
    account_id: number
    day: number
    family: string
    vendor_code: string
    bet_count: number
    bet_amount: number
    valid_amount: number
    win_amount: number
    profit: number
  }
  daily_play_change: {
    id: GeneratedAlways<number>
    account_id: number
    day: number
    family: string
    vendor_code: string
    bet_count: number
    bet_amount: number
    valid_amount: number
    win_amount: number
    profit: number
  }
  money_entry: {
    account_id: number
    created_at: number
    transfer_id: number
    ledger_account_id: number
    kind: string
    amount: number
  }
  invitation_link: {
    id: GeneratedAlways<number>
    merchant_id: number
    agent_id: number
    code: string
    name: string
    type: number
    rebate_rate: number
    quota: number | null
    used: Generated<number>
    created_at: number
    expires_at: number | null
    paused_at: number | null
    removed_at: number | null
  }
  invitation_click: {
    link_id: number
    day: number
    visitor_hash: string
  }
  settlement: {
    name: string
    settled_to: number | null
    begun_at: number | null
  }
  bill: {
    id: GeneratedAlways<number>
    contract_id: number
    terms_version: number
    kind: 'dividend' | 'daily' | 'hourly' | 'realtime'
    upline_id: number
    downline_id: number
    period_key: string
    opens_at: number
    closes_at: number
    figures: JSONColumnType<ColumnTypes['bill.figures']>
    tier: number | null
    base: number
    deductions: Generated<number>
    carried_in: Generated<number>
    carried_out: Generated<number>
    settled_amount: number
    adjustment: Generated<number>
    amount: number
    paid: Generated<number>
    state:
      | 'to_collect'
      | 'issued'
      | 'partly_paid'
      | 'insufficient_balance'
      | 'not_reached'
      | 'rejected'
      | 'expired'
    settled_at: number
    expires_at: number | null
    rejected_at: number | null
    rejected_reason: 'figures' | 'terms' | 'other' | null
    rejected_note: string | null
  }
  bill_payment: {
    id: GeneratedAlways<number>
    bill_id: number
    idempotency_key: string
    amount: number
    transfer_id: number
    paid_at: number
  }
  bill_adjustment: {
    id: GeneratedAlways<number>
    contract_id: number
    bill_id: number
    was: number
    becomes: number
    carried_out: Generated<number>
    found_at: number
    taken_by: number | null
  }
  bet_correction: {
    id: GeneratedAlways<number>
    account_id: number
    settled_at: number
  }
  agent_transfer: {
    id: GeneratedAlways<number>
    account_id: number
    receiver_id: number
    idempotency_key: string
    direction: 'down' | 'up'
    amount: number
    remark: string | null
    created_at: number
    transfer_id: number
  }
  sub_account: {
    account_id: number
    owner_id: number
    label: string
    rights: string[]
    created_at: number
    daily_cap: number
  }
  activity: {
    id: GeneratedAlways<number>
    owner_id: number
    actor_id: number
    kind: string
    subject_id: number | null
    details: JSONColumnType<ColumnTypes['activity.details']>
    ip: string
    region: string
    user_agent: string
    at: number
  }
  line_message: {
    id: GeneratedAlways<number>
    sender_id: number
    actor_id: number
    audience: 'direct' | 'branch' | 'one'
    receiver_id: number | null
    title: string
    content: string
    sent_at: number
  }
  line_message_receipt: {
    message_id: number
    receiver_id: number
    read_at: number | null
  }
  team_play: {
    account_id: number
    day: number
    family: string
    vendor_code: string
    bet_count: number
    bet_amount: number
    valid_amount: number
    win_amount: number
    profit: number
  }
  point_change: {
    id: GeneratedAlways<number>
    account_id: number
    type: 'live' | 'lottery' | 'pvp' | 'slots' | 'sports' | 'deposit'
    amount: number
  }
  point_progress: {
    account_id: number
    type: string
    points: number
    per_amount: number
    carried: number
    counted: Generated<number>
    counted_before: Generated<number>
    carried_before: Generated<number>
    earned_before: Generated<number>
  }
  point_earning: {
    transfer_id: number
    account_id: number
    type: string
    points: number
    per_amount: number
    amount: number
    changed: number
  }
  reward: {
    id: GeneratedAlways<number>
    merchant_id: number
    code: string
    name_vi: string
    name_en: string
    about_vi: string
    about_en: string
    art: string
    points: number
    delivery: 'address' | 'mobile'
    stock: number | null
    per_member: number | null
    is_open: Generated<boolean>
  }
  redemption: {
    id: GeneratedAlways<number>
    account_id: number
    idempotency_key: string
    reward_id: number | null
    quantity: number
    points: number
    amount: number | null
    address: string | null
    mobile: string | null
    state: Generated<'in_process' | 'approved' | 'rejected'>
    remark: string | null
    created_at: number
    decided_at: number | null
    transfer_id: number
    end_transfer_id: number | null
    decided_by: string | null
    undone_by: string | null
    undone_at: number | null
  }
  promotion: {
    id: GeneratedAlways<number>
    merchant_id: number
    types: string[]
    tags: Generated<string[]>
    title_vi: string
    title_en: string
    content_vi: string
    content_en: string
    starts_at: number
    ends_at: number
    claim_until: number | null
    multiple: number
    families: Generated<string[]>
    bonus_kind: 'fixed' | 'deposit'
    bonus_amount: number
    bonus_percent: number | null
    least_deposit: number | null
    needs_approval: Generated<boolean>
    is_booked_by_operator: Generated<boolean>
    created_at: number
  }
  participation: {
    id: GeneratedAlways<number>
    promotion_id: number
    account_id: number
    application: 'waiting' | 'accepted' | 'rejected'
    comment: string | null
    answer: string | null
    bonus: Generated<number>
    required: Generated<number>
    wagered: Generated<number>
    reward: Generated<'open' | 'issued' | 'claimed' | 'left' | 'expired'>
    joined_at: number
    granted_at: number | null
    completed_at: number | null
    ended_at: number | null
    deposit_transfer_id: number | null
    decided_by: string | null
    taken_back_at: number | null
    taken_back_reason: string | null
    taken_back_by: string | null
  }
  participation_picture: {
    id: GeneratedAlways<number>
    participation_id: number
    kind: 'png' | 'jpg'
    image: Buffer
  }
  counted_bet: {
    bet_id: number
    participation_id: number
    amount: number
  }
  stay: {
    id: GeneratedAlways<number>
    account_id: number
    public_id: string
    secret_hash: string
    secret_hash_before: string | null
    device_hash: string
    ip: string
    user_agent: string
    region: string
    created_at: number
    turned_at: number
    expires_at: number
  }
  hand_over: {
    ticket_hash: string
    account_id: number
    browser_hash: string
    expires_at: number
    session_hash: string
  }
  account_notice: {
    id: GeneratedAlways<number>
    account_id: number
    kind:
      | 'deposit_arrived'
      | 'deposit_held'
      | 'deposit_failed'
      | 'deposit_taken_back'
      | 'withdrawal_approved'
      | 'withdrawal_rejected'
      | 'withdrawal_failed'
      | 'withdrawal_paid'
      | 'reward_taken_back'
      | 'feedback_answered'
      | 'bet_voided'
      | 'limits_offered'
      | 'bet_raised'
      | 'bet_lowered'
    about: string
    amount: number | null
    reason: string | null
    sent_at: number
    read_at: number | null
    words: string | null
    pushed_at: number | null
  }
  raffle: {
    id: GeneratedAlways<number>
    merchant_id: number
    kind: 'red_envelope' | 'prize_wheel' | 'golden_egg'
    title_vi: string
    title_en: string
    prizes: JSONColumnType<ColumnTypes['raffle.prizes']>
    starts_at: number
    ends_at: number
    ticket_ms: number
    least_deposit: number | null
    most_tickets: number | null
    created_at: number
  }
  raffle_ticket: {
    id: number
    raffle_id: number
    account_id: number
    source: string
    issued_at: number
    expires_at: number
    commitment: string
    sealed_seed: string
    seed: string | null
    client_seed: string | null
    claimed_at: number | null
    place: number | null
    prize: number | null
    taken_back_at: number | null
    taken_back_reason: string | null
    taken_back_by: string | null
  }
  raffle_deposit: {
    transfer_id: number
    account_id: number
    amount: number
    created_at: number
  }
  banner_picture: {
    name: string
    merchant_id: number
    kind: 'png' | 'jpeg'
    image: Buffer
    created_at: number
  }
  vip_due: {
    account_id: number
  }
  vip_reward: {
    id: GeneratedAlways<number>
    account_id: number
    club_id: number
    kind: 'upgrade' | 'salary'
    month: number | null
    amount: number
    issued_at: number
    claimed_at: number | null
    asked: number | null
    withdrawn_at: number | null
  }
  vip_month: {
    month: number
    given_at: number
  }
  rebate_claim: {
    id: GeneratedAlways<number>
    account_id: number
    idempotency_key: string
    amount: number
    claimed_at: number
  }
  rebate_claim_part: {
    claim_id: number
    family: string
    valid_bet: number
    rate: number
    amount: number
  }
  referral_terms: {
    merchant_id: number
    least_deposits: number
    days: number
    reward: number
    most: number
    is_open: boolean
    play_times: Generated<number>
  }
  referral_reward: {
    friend_id: number
    referrer_id: number
    amount: number
    refused: 'device' | 'card' | 'payer' | 'mailbox' | 'traces' | 'limit' | 'staff' | null
    decided_at: number
    asked_bet: number | null
    asked_deposits: number | null
    asked_until: number | null
  }
  mission: {
    merchant_id: number
    kind: 'payment_password' | 'bank_card' | 'contact' | 'zalo' | 'first_deposit' | 'first_bet'
    reward: number
    is_open: boolean
  }
  mission_claim: {
    account_id: number
    kind: string
    amount: number
    claimed_at: number
  }
  chat_setting: {
    merchant_id: number
    is_open: boolean
    slow_seconds: number
  }
  chat_message: {
    id: GeneratedAlways<number>
    merchant_id: number
    account_id: number | null
    text: string
    created_at: number
    hidden_at: number | null
    kept_at: number | null
    staff_name: string | null
  }
  chat_report: {
    message_id: number
    account_id: number
    reported_at: number
  }
  chat_mute: {
    account_id: number
    until: number
  }
  chat_event: {
    id: GeneratedAlways<number>
    message_id: number
    kind: 'said' | 'hidden' | 'shown'
  }
  chat_listening: {
    process: string
    merchant_id: number
    listeners: number
    at: number
  }
  push_device: {
    id: GeneratedAlways<number>
    account_id: number
    token_hash: string
    endpoint: string
    p256dh: string
    auth: string
    language: 'VI' | 'EN'
    created_at: number
  }
  visit_figure: {
    merchant_id: number
    day: string
    site: 'member' | 'agent'
    route: string
    device: 'small' | 'middle' | 'large' | 'desk'
    metric: 'lcp' | 'inp' | 'cls'
    up_to: number
    visits: number
  }
  visit_warning: {
    merchant_id: number
    day: string
    site: 'member' | 'agent'
    route: string
    about: string
    created_at: number
  }
  lottery_lunar_closure: {
    group_code: string
    reason_vi: string
    reason_en: string
  }
  economy_override: {
    id: GeneratedAlways<number>
    merchant_id: number
    act: string
    game: string
    level: number
    returned: number
    reason: string
    made_by: string
    approved_by: string
    created_at: number
  }
  win_odds: {
    code: string
    is_about: boolean
    above: number
    fair_return: number | null
    tail: JSONColumnType<ColumnTypes['win_odds.tail']>
  }
  lottery_draw_bets: {
    draw_id: number
    fingerprints: string
  }
  economy_request: {
    id: GeneratedAlways<number>
    merchant_id: number
    act: 'merchant' | 'vip'
    wanted: JSONColumnType<ColumnTypes['economy_request.wanted']>
    game: string
    level: number
    returned: number
    reason: string
    asked_by: string
    asked_at: number
    decided_by: string | null
    decided_at: number | null
    is_passed: boolean | null
  }
  concern: {
    id: GeneratedAlways<number>
    merchant_id: number
    reference: string
    kind: 'family' | 'minor'
    language: 'VI' | 'EN'
    person: string
    person_name: string | null
    relation: 'spouse' | 'parent' | 'child' | 'sibling' | 'relative' | 'teacher' | 'friend' | 'other'
    wish: 'exclude' | 'limit' | null
    story: string
    reporter_name: string
    reporter_contact: string
    created_at: number
    outcome: 'excluded' | 'closed' | 'nothing' | null
    account_id: number | null
    note: string | null
    decided_by: string | null
    decided_at: number | null
  }
  automatic_payout: {
    account_id: number
    day: number
    amount: number
  }
  payout_wait: {
    account_id: number
    reason: 'reset' | 'contact' | 'bank_card' | 'guard' | 'payment_password' | 'rest'
    begun_at: number
    line_reason: 'reset' | 'contact' | 'guard' | 'payment_password' | 'rest' | null
    line_begun_at: number | null
  }
  lock_link: {
    token_hash: string
    account_id: number
    created_at: number
    expires_at: number
    used_at: number | null
  }
  payout_lock: {
    id: GeneratedAlways<number>
    account_id: number
    begun_at: number
    lifted_at: number | null
    lifted_by: string | null
    note: string | null
  }
  guess: {
    key: string
    wrong: number
    wait_until: number
    last_at: number
  }
  passkey: {
    id: GeneratedAlways<number>
    credential_id: string
    account_id: number
    host: string
    public_key: Buffer
    sign_count: number
    name: string
    created_at: number
    used_at: number | null
  }
  passkey_challenge: {
    challenge_hash: string
    account_id: number | null
    host: string
    created_at: number
    expires_at: number
  }
  passkey_proof: {
    proof_hash: string
    account_id: number
    expires_at: number
  }
  mending: {
    id: GeneratedAlways<number>
    check_name: string
    what: string
    mended_at: number
  }
  bank_transfer_undo: {
    id: GeneratedAlways<number>
    bank_transfer_id: number
    undone_state: 'waiting' | 'credited' | 'returned' | 'recalled'
    recall_reference: string | null
    undone_transfer_id: number
    transfer_id: number
    account_id: number | null
    first_reason: string | null
    first_by: string | null
    reason: string
    undone_by: string
    undone_at: number
  }
  vendor_record: {
    vendor_code: string
    origin: string
    secret: string
    secret_before: string | null
    unit: number
    keeps_wallets: boolean
    is_on: boolean
    created_at: number
    protocol: Generated<'saola' | 'hub88' | 'marbles' | 'brothers'>
    partner_id: string | null
    partner_key: string | null
  }
  vendor_record_act: {
    id: GeneratedAlways<number>
    vendor_code: string
    act: 'connect' | 'change' | 'rotate' | 'end-secret' | 'turn-off' | 'turn-on' | 'add-title' | 'import'
    origin: string
    unit: number
    keeps_wallets: boolean
    reason: string
    by: string
    done_at: number
    game_code: string | null
  }
  point_debt: {
    account_id: number
    owed: number
    payments: Generated<number>
  }
  reward_due: {
    id: GeneratedAlways<number>
    account_id: number
  }
  reward_return: {
    id: GeneratedAlways<number>
    account_id: number
    player_id: number
    source: string
    amount: number
    taken_at: number
    returned_at: number | null
  }
  reward_debt: {
    account_id: number
    owed: number
    payments: Generated<number>
  }
  vip_reach: {
    account_id: number
    club_id: number
    month: number
    total: number
    month_total: number
    lapsed_at: number | null
  }
  significant_event: {
    id: GeneratedAlways<number>
    merchant_id: number | null
    happened_at: number
    kind: string
    actor: 'operator' | 'account' | 'bank' | 'vendor' | 'gateway'
    person: string | null
    account_id: number | null
    subject: string
    before: JSONColumnType<ColumnTypes['significant_event.before']> | null
    after: JSONColumnType<ColumnTypes['significant_event.after']> | null
    reason: string | null
    place: number | null
    hash: string | null
  }
  owed_day: {
    merchant_id: number
    day: string
    wallets: number
    agent_wallets: number
    bonuses: number
    held: number
    in_transit: number
    debts: number
    suspense: number
    open_stakes: number
    future_draws: number
    pools: number
    commissions: number
    points: number
    taken_at: number
  }
  title_return: {
    merchant_id: number
    node_id: string
    day: string
    version: string
    rtp: number
    rounds: number
    staked: number
    returned: number
    stake_squares: number
    return_squares: number
    products: number
    summed_at: number
  }
  protection_time_limit: {
    account_id: number
    period: 'session' | 'day'
    amount: number
    set_at: number
    wished_amount: number | null
    filed_at: number | null
    confirm_from: number | null
    confirm_until: number | null
    told_at: number | null
  }
  operator_limit: {
    id: GeneratedAlways<number>
    account_id: number
    kind: 'deposit' | 'loss' | 'wager' | 'time'
    period: string
    amount: number
    set_at: number
    set_by: string
    reason: string
    ended_at: number | null
    ended_by: string | null
    end_reason: string | null
  }
  consent: {
    id: GeneratedAlways<number>
    account_id: number
    version: string
    accepted_at: number
    ip: string
  }
  stuck_round: {
    bet_id: number
    found_at: number
  }
  act_request: {
    id: GeneratedAlways<number>
    merchant_id: number
    act: string
    wanted: JSONColumnType<ColumnTypes['act_request.wanted']>
    amount: number
    asked_by: string
    asked_at: number
    expires_at: number
    decided_by: string | null
    decided_at: number | null
    is_passed: boolean | null
  }
  ended_session: {
    id: GeneratedAlways<number>
    account_id: number
    began_at: number
    seen_at: number | null
    ended_at: number
    reason: 'signed_out' | 'idle' | 'longest' | 'secured' | 'operator'
    ip: string
    user_agent: string
    region: string | null
  }
  register_file: {
    id: GeneratedAlways<number>
    merchant_id: number
    name: string
    applied_at: number | null
    checked_to: Generated<number>
    checked_at: number | null
  }
  register_entry: {
    file_id: number
    hash: string
  }
  untold_void: {
    bet_id: number
    tried_at: number
  }
  watched_stake: {
    merchant_id: number
    market: string
    selection: string
    placed_at: number
    bet: string
    account_id: number
    amount: number
    opposite: string | null
    opens_at: number
    starts_at: number
  }
  stake_watch: {
    source: 'lottery' | 'matches' | 'tables'
    seen_to: number
  }
  stake_pattern: {
    id: GeneratedAlways<number>
    merchant_id: number
    kind: 'crowd' | 'opposite' | 'sudden'
    market: string
    selection: string
    starts_at: number
    ends_at: number
    first_account: number | null
    facts: JSONColumnType<ColumnTypes['stake_pattern.facts']>
    found_at: number
    state: Generated<'open' | 'seen'>
    seen_at: number | null
    seen_by: string | null
    note: string | null
  }
  identity_check: {
    id: GeneratedAlways<number>
    account_id: number
    reference: string
    document_kind: 'identity_card' | 'passport' | 'driving_licence'
    document_key: string
    sealed: string
    state: 'waiting' | 'unanswered' | 'verified' | 'refused' | 'revoked'
    reason: string | null
    asked_at: number
    decided_at: number | null
    decided_by: string | null
  }
  verified_identity: {
    account_id: number
    merchant_id: number
    document_key: string
    check_id: number
    verified_at: number
  }
  vendor_list: {
    vendor_code: string
    asked_at: number
    titles: JSONColumnType<ColumnTypes['vendor_list.titles']> | null
  }
  aggregator_difference: {
    id: GeneratedAlways<number>
    vendor_code: string
    transaction_id: string
    kind:
      | 'missing-here'
      | 'missing-there'
      | 'amount'
      | 'rolled-back-here'
      | 'rolled-back-there'
      | 'unreadable'
    round_id: string | null
    their_amount: number | null
    our_amount: number | null
    found_at: number
    seen_last: number
    state: Generated<'open' | 'noted' | 'settled'>
    settled_at: number | null
    noted_at: number | null
    noted_by: string | null
    note: string | null
  }
}
