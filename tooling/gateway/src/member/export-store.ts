import { sql } from 'kysely'
import type { Sealing } from '@saola/server'
import type { Database } from '../db/database.ts'
import { openNumber } from '../accounts/cards/card-number.ts'

/**
 * What is kept about an account, part by part; `$1` is the account. Never in it: hashes, secrets and tokens, which are no
 * data about a person but keys to an account. Times are milliseconds since 1970, money whole đồng.
 */
export const exportParts = {
  account: `select id, name, nickname, type, mobile, email, real_name as "realName", invitation_code as "invitationCode",
      details, registered_at as "registeredAt", last_login_at as "lastLoginAt", last_login_ip as "lastLoginIp",
      last_login_agent as "lastLoginAgent", password_changed_at as "passwordChangedAt",
      email_verified_at as "emailVerifiedAt", mobile_verified_at as "mobileVerifiedAt"
    from account where id = $1`,
  sessions: `select created_at as "since", last_seen_at as "lastSeenAt", expires_at as "expiresAt", ip,
      user_agent as "userAgent" from session where account_id = $1 order by created_at`,
  stays: `select created_at as "since", turned_at as "lastSeenAt", expires_at as "expiresAt", ip,
      user_agent as "userAgent" from stay where account_id = $1 order by created_at`,
  addresses: `select ip, first_seen_at as "firstSeenAt" from known_address where account_id = $1 order by first_seen_at`,
  devices: `select first_seen_at as "firstSeenAt" from known_device where account_id = $1 order by first_seen_at`,
  passkeys: `select name, host, created_at as "addedAt", used_at as "usedAt" from passkey where account_id = $1 order by id`,
  social: `select provider, subject, created_at as "createdAt" from social_identity where account_id = $1`,
  bankAccounts: `select bin, account_number as "accountNumber", number_key as "numberKey", holder, created_at as "createdAt",
      removed_at as "removedAt" from bank_card where account_id = $1 order by id`,
  deposits: `select id, amount, memo, status, created_at as "createdAt", received_at as "receivedAt"
    from deposit where account_id = $1 order by id`,
  arrivals: `select bank_transfer.amount, bank_transfer.memo, bank_transfer.outcome, bank_transfer.state,
      bank_transfer.received_at as "receivedAt" from bank_transfer where account_id = $1 order by bank_transfer.id`,
  takenBack: `select bank_transfer.amount, bank_transfer.memo, bank_transfer_undo.undone_at as "at" from bank_transfer_undo
      join bank_transfer on bank_transfer.id = bank_transfer_undo.bank_transfer_id
    where bank_transfer_undo.account_id = $1 order by bank_transfer_undo.id`,
  withdrawals: `select id, amount, state, confirmation, sent, returned, received, reason, created_at as "createdAt",
      disbursed_at as "disbursedAt" from withdrawal where account_id = $1 order by id`,
  statement: `select transfer.kind, ledger_account.kind as wallet, ledger_account.currency, entry.amount,
      entry.balance_after as "balanceAfter", transfer.reference, transfer.remark, entry.created_at as "at"
    from entry join ledger_account on ledger_account.id = entry.ledger_account_id
      join transfer on transfer.id = entry.transfer_id
    where ledger_account.owner_id = $1 order by entry.id`,
  bets: `select order_no as "orderNo", node_id as "nodeId", vendor_code as vendor, bet_amount as "betAmount",
      win_amount as "winAmount", jackpot_amount as "jackpotAmount", wallet, status, content, placed_at as "placedAt", settled_at as "settledAt"
    from bet where account_id = $1 order by id`,
  lotteryOrders: `select lottery_order.id, game_code as "gameCode", lines, stop_on_win as "stopOnWin", placed_at as "placedAt",
      (select json_agg(json_build_object('orderNo', bet.order_no, 'draw', lottery_draw.numero,
        'multiplier', lottery_bet.multiplier) order by lottery_bet.draw_id)
        from lottery_bet join bet on bet.id = lottery_bet.bet_id
        join lottery_draw on lottery_draw.id = lottery_bet.draw_id
        where lottery_bet.order_id = lottery_order.id) as bets
    from lottery_order where account_id = $1 order by lottery_order.id`,
  jackpots: `select pool, amount, order_no as "orderNo", won_at as "at"
    from jackpot_win where account_id = $1 order by won_at`,
  withdrawalSteps: `select withdrawal_id as "withdrawalId", withdrawal_event.state, withdrawal_event.by, withdrawal_event.remark,
      withdrawal_event.at from withdrawal_event join withdrawal on withdrawal.id = withdrawal_event.withdrawal_id
    where withdrawal.account_id = $1 order by withdrawal_event.id`,
  vendorTransfers: `select order_no as "orderNo", vendor_code as vendor, direction, amount, state,
      created_at as "createdAt", settled_at as "settledAt" from vendor_transfer where account_id = $1 order by id`,
  contracts: `select contract.id, contract.kind, contract.status, case when contract.upline_id = owner.id then 'pays' else 'is paid' end as side,
      contract.created_at as "createdAt", signed_at as "signedAt", ended_at as "endedAt",
      (select json_agg(json_build_object('version', version, 'terms', terms) order by version)
        from contract_terms where contract_terms.contract_id = contract.id) as terms
    from contract join account owner on owner.id in (contract.upline_id, contract.downline_id)
    where owner.id = $1 order by contract.id`,
  bills: `select bill.id, contract_id as "contractId", bill.kind, case when bill.upline_id = owner.id then 'pays' else 'is paid' end as side,
      period_key as period, figures, amount, paid, state, settled_at as "settledAt", bill.expires_at as "expiresAt",
      rejected_at as "rejectedAt", rejected_reason as "rejectedReason", rejected_note as "rejectedNote"
    from bill join account owner on owner.id in (bill.upline_id, bill.downline_id)
    where owner.id = $1 order by bill.id`,
  invitationLinks: `select code, name, type, rebate_rate as "rebateRate", quota, used, created_at as "createdAt",
      expires_at as "expiresAt", paused_at as "pausedAt", removed_at as "removedAt"
    from invitation_link where agent_id = $1 order by id`,
  agentTransfers: `select 'CT' || agent_transfer.id as "orderNo",
      case when agent_transfer.account_id = owner.id then 'sent' else 'received' end as way,
      amount, remark, created_at as "createdAt"
    from agent_transfer join account owner on owner.id in (agent_transfer.account_id, receiver_id)
    where owner.id = $1 order by agent_transfer.id`,
  points: `select type, amount, points, per_amount as "perAmount", changed from point_earning
    where account_id = $1 order by transfer_id`,
  pointRests: `select type, carried, points, per_amount as "perAmount" from point_progress where account_id = $1 order by type`,
  pointsOwed: `select owed from point_debt where account_id = $1 and owed > 0`,
  redemptions: `select redemption.id, reward.name_vi as name, quantity, redemption.points, amount, address, mobile, state, remark,
      created_at as "createdAt", decided_at as "decidedAt"
    from redemption left join reward on reward.id = reward_id where account_id = $1 order by redemption.id`,
  subAccounts: `select account.name, label, rights, sub_account.created_at as "createdAt"
    from sub_account join account on account.id = sub_account.account_id where owner_id = $1 order by account_id`,
  messagesSent: `select audience, title, content, sent_at as "at" from line_message where sender_id = $1 order by id`,
  messagesReceived: `select title, content, sent_at as "at", read_at as "readAt"
    from line_message_receipt join line_message on line_message.id = message_id where line_message_receipt.receiver_id = $1 order by message_id`,
  notices: `select kind, about, amount, reason, words, sent_at as "at", read_at as "readAt"
    from account_notice where account_id = $1 order by id`,
  deviceNotices: `select endpoint, language, created_at as "createdAt" from push_device where account_id = $1 order by id`,
  activity: `select kind, details, ip, region, user_agent as "device", at from activity where actor_id = $1 order by id`,
  promotions: `select promotion.title_vi as title, application, comment, answer, bonus, required, wagered, reward,
      joined_at as "joinedAt", ended_at as "endedAt",
      (select json_agg(encode(image, 'base64') order by participation_picture.id) from participation_picture
        where participation_id = participation.id) as pictures
    from participation join promotion on promotion.id = promotion_id where account_id = $1 order by participation.id`,
  raffleTickets: `select raffle.title_vi as title, raffle.kind, issued_at as "issuedAt", expires_at as "expiresAt", commitment,
      client_seed as "clientSeed", seed, claimed_at as "claimedAt", prize
    from raffle_ticket join raffle on raffle.id = raffle_id where account_id = $1 order by raffle_ticket.id`,
  vipRewards: `select club.name_vi as level, kind, month, amount, issued_at as "issuedAt", claimed_at as "claimedAt"
    from vip_reward join club on club.id = vip_reward.club_id where account_id = $1 order by vip_reward.id`,
  vipLevelsReached: `select club.name_vi as level, vip_reach.month, lapsed_at as "lapsedAt"
    from vip_reach join club on club.id = vip_reach.club_id where account_id = $1 order by club.sort`,
  rewardsTakenBack: `select source, amount, taken_at as "takenAt", returned_at as "returnedAt"
    from reward_return where account_id = $1 order by id`,
  rewardsOwed: `select owed from reward_debt where account_id = $1 and owed > 0`,
  rebates: `select rebate_claim.id, family, valid_bet as "validBet", rate, rebate_claim_part.amount, claimed_at as "at"
    from rebate_claim_part join rebate_claim on rebate_claim.id = claim_id where account_id = $1 order by rebate_claim.id, family`,
  friendsInvited: `select friend.registered_at as "registeredAt", referral_reward.amount, refused, decided_at as "decidedAt"
    from account friend left join referral_reward on friend_id = friend.id where friend.referrer_id = $1 order by friend.id`,
  missions: `select kind, amount, claimed_at as "at" from mission_claim where account_id = $1 order by kind`,
  sittings: `select node_id as "nodeId", language, started_at as "startedAt", last_seen_at as "lastSeenAt"
    from play_session where account_id = $1 order by started_at`,
  favorites: `select node_id as "nodeId", created_at as "createdAt" from favorite where account_id = $1`,
  messages: `select channel, recipient, title, content, created_at as "at"
    from outbox_message where account_id = $1 and not is_sealed order by id`,
  picture: `select kind, created_at as "createdAt", encode(image, 'base64') as image
    from avatar_image where account_id = $1`,
  authenticator: `select created_at as "createdAt", confirmed_at as "confirmedAt" from authenticator where account_id = $1`,
  limits: `select kind, period, amount, set_at as "setAt", wished_amount as "wishedAmount", filed_at as "filedAt",
      confirm_from as "confirmFrom", confirm_until as "confirmUntil"
    from protection_limit where account_id = $1 order by kind, period`,
  pauses: `select kind, starts_at as "startsAt", ends_at as "endsAt" from protection_pause where account_id = $1 order by id`,
  realityCheck: `select reality_minutes as minutes, checked_at as "checkedAt" from protection_setting where account_id = $1`,
  chatMessages: `select text, created_at as "at", hidden_at as "hiddenAt" from chat_message where account_id = $1 order by id`,
  chatReports: `select message_id as "messageId", reported_at as "at" from chat_report where account_id = $1 order by message_id`,
  chatMutes: `select until from chat_mute where account_id = $1`,
  tickets: `select id, topic, reference, state, created_at as "createdAt", updated_at as "updatedAt"
    from ticket where account_id = $1 order by id`,
  ticketMessages: `select ticket_id as "ticketId", by, content, ticket_message.created_at as "at"
    from ticket_message join ticket on ticket.id = ticket_message.ticket_id
    where ticket.account_id = $1 order by ticket_message.id`,
  feedback: `select type, content, contact, created_at as "at", answer, answered_at as "answeredAt" from feedback where account_id = $1 order by id`,
} as const

type Row = Record<string, unknown>

/** Every part about an account, by name. What is to be one moment asks inside a transaction of repeatable reads. */
export async function getExport(
  trx: Database,
  sealing: Pick<Sealing, 'settings'>,
  accountId: number,
): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {}
  for (const [name, text] of Object.entries(exportParts)) {
    const [before = '', after = ''] = text.split('$1')
    const { rows } = await sql<Row>`${sql.raw(before)}${accountId}${sql.raw(after)}`.execute(trx)
    found[name] = name === 'account' ? rows[0] : rows.map((row) => opened(sealing, row))
  }
  return found
}

/** A row with the number of a bank card as its owner knows it. */
function opened(sealing: Pick<Sealing, 'settings'>, { numberKey, ...row }: Row): Row {
  if (numberKey === undefined || numberKey === null) return row
  const card = { account_number: String(row['accountNumber']), number_key: String(numberKey) }
  return { ...row, accountNumber: openNumber(sealing, card) }
}
