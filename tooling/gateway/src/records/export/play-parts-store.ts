import type { ExportPart } from './export-page-store.ts'

/** What is played, and what it brought. */
export const playParts = {
  bets: {
    columns: `order_no as "orderNo", node_id as "nodeId", vendor_code as vendor, bet_amount as "betAmount",
      win_amount as "winAmount", jackpot_amount as "jackpotAmount", wallet, status, content, placed_at as "placedAt", settled_at as "settledAt"`,
    from: `bet where account_id = $account`,
    by: ['placed_at', 'id'],
  },
  lotteryOrders: {
    columns: `lottery_order.id, game_code as "gameCode", lines, stop_on_win as "stopOnWin", placed_at as "placedAt",
      (select json_agg(json_build_object('orderNo', bet.order_no, 'draw', lottery_draw.numero,
        'multiplier', lottery_bet.multiplier) order by lottery_bet.draw_id)
        from lottery_bet join bet on bet.id = lottery_bet.bet_id
        join lottery_draw on lottery_draw.id = lottery_bet.draw_id
        where lottery_bet.order_id = lottery_order.id) as bets`,
    from: `lottery_order where account_id = $account`,
    by: ['lottery_order.id'],
    most: 100,
  },
  jackpots: {
    columns: `pool, amount, order_no as "orderNo", won_at as "at"`,
    from: `jackpot_win where account_id = $account`,
    by: ['won_at', 'pool', 'cycle'],
  },
  sittings: {
    columns: `node_id as "nodeId", language, started_at as "startedAt", last_seen_at as "lastSeenAt"`,
    from: `play_session where account_id = $account`,
    by: ['started_at', 'id'],
  },
  favorites: {
    columns: `node_id as "nodeId", created_at as "createdAt"`,
    from: `favorite where account_id = $account`,
    by: ['node_id'],
  },
  promotions: {
    columns: `promotion.title_vi as title, application, comment, answer, bonus, required, wagered, reward,
      joined_at as "joinedAt", ended_at as "endedAt",
      (select json_agg(encode(image, 'base64') order by participation_picture.id) from participation_picture
        where participation_id = participation.id) as pictures`,
    from: `participation join promotion on promotion.id = promotion_id where account_id = $account`,
    by: ['participation.id'],
    most: 3,
  },
  raffleTickets: {
    columns: `raffle.title_vi as title, raffle.kind, issued_at as "issuedAt", expires_at as "expiresAt", commitment,
      client_seed as "clientSeed", seed, claimed_at as "claimedAt", prize`,
    from: `raffle_ticket join raffle on raffle.id = raffle_id where account_id = $account`,
    by: ['raffle_ticket.id'],
  },
  vipRewards: {
    columns: `club.name_vi as level, kind, month, amount, issued_at as "issuedAt", claimed_at as "claimedAt"`,
    from: `vip_reward join club on club.id = vip_reward.club_id where account_id = $account`,
    by: ['vip_reward.id'],
  },
  vipLevelsReached: {
    columns: `club.name_vi as level, vip_reach.month, lapsed_at as "lapsedAt"`,
    from: `vip_reach join club on club.id = vip_reach.club_id where account_id = $account`,
    by: ['club.sort', 'club.id'],
  },
  rewardsTakenBack: {
    columns: `source, amount, taken_at as "takenAt", returned_at as "returnedAt"`,
    from: `reward_return where account_id = $account`,
    by: ['id'],
  },
  rewardsOwed: {
    columns: `owed`,
    from: `reward_debt where account_id = $account and owed > 0`,
    by: [],
  },
  rebates: {
    columns: `rebate_claim.id, family, valid_bet as "validBet", rate, rebate_claim_part.amount, claimed_at as "at"`,
    from: `rebate_claim_part join rebate_claim on rebate_claim.id = claim_id where account_id = $account`,
    by: ['rebate_claim.id', 'family'],
  },
  friendsInvited: {
    columns: `friend.registered_at as "registeredAt", referral_reward.amount, refused, decided_at as "decidedAt"`,
    from: `account friend left join referral_reward on friend_id = friend.id where friend.referrer_id = $account`,
    by: ['friend.id'],
  },
  missions: {
    columns: `kind, amount, claimed_at as "at"`,
    from: `mission_claim where account_id = $account`,
    by: ['kind'],
  },
} as const satisfies Readonly<Record<string, ExportPart>>
