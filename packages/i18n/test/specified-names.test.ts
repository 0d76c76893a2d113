import { createI18n, areas, say, type MessageKey } from '@saola/i18n'
import { describe, expect, it } from 'vitest'

const english = await createI18n({ language: 'en', areas })

/**
 * What the product calls its things, as `key: its words`. The catalogue may start a name with a capital
 * and put it in a sentence; it may not call the thing something else.
 */
const names: Record<string, string> = {
  'game families': `
    games:family.LIVE: live casino
    games:family.RNG: slots
    games:family.SPORTS: sports
    games:family.ESPORTS: e-sports
    games:family.PVP: card games
    games:family.FISH: fishing
    games:family.LOTT: lottery
    games:family.ELOTT: e-lottery
    games:family.COCKFIGHT: cockfight
    games:family.JACKPOT: jackpot
    games:family.BINGO: bingo
    games:family.MINI: mini games`,
  'what else there is': `
    points:title: points mall
    contracts:kind.dividend: dividend
    contracts:kind.daily: daily salary
    contracts:kind.hourly: hourly salary
    contracts:kind.realtime: real-time salary
    promotions:ticket.red_envelope: red envelope ticket
    promotions:ticket.prize_wheel: prize wheel ticket
    promotions:ticket.golden_egg: golden egg ticket
    support:chat: chat room
    winners:title: winners list
    promotions:invite: invite friends
    support:help: help center
    promotions:rebate: rebates
    promotions:vip: VIP`,
  'landing page': `
    landing:footer.copyright: copyright © 2023
    landing:jackpot: jackpot
    landing:jackpot.value: {{amount}}`,
  'areas of the site': `
    nav.home: home
    nav.lobby: lobby
    nav.game_center: game center
    nav.promotions: promotions
    nav.agent: agent area
    nav.download: app download
    support:download.lite: lite
    session:register: register
    session:forgot.by_sms: SMS
    session:forgot.by_email: mailbox
    session:change.first_login: first
    member:title: personal center
    member:account: account
    nav.wallet: wallet
    wallet:deposit: deposit
    wallet:withdraw.title: withdrawal
    wallet:bets.title: betting record
    wallet:profit: profit and loss
    member:bonus: bonus details
    member:rewards: reward center
    member:messages: internal messages
    member:security: security center
    reports:credit: credit report
    games:matches: hot matches
    support:feedback: feedback and complaints
    system:maintenance.title: maintenance
    system:region.title: access restricted
    wallet:confirm.title: withdrawal confirmation
    team:referral: referral link`,
  'screens of the agent': `
    team:overview: overview
    team:list: team management
    team:bets: team betting
    reports:team_transactions: team transaction
    reports:profit: user profit and loss
    reports:income: my income
    reports:transactions: transaction details
    opening:title: account opening`,
  'points mall': `
    points:current: current points
    points:history: redeem history
    points:details: points details
    points:rules: rules
    points:goods.details: goods details
    points:rates: exchange rate table`,
  'fields of the registration': `
    session:field.username: username
    session:field.mobileNum: mobile
    session:field.email: email
    session:field.nickname: nickname
    session:field.payeeName: real name
    session:field.password: password
    session:field.confirmPassword: confirm password
    session:field.paymentPassword: transaction password
    session:field.affiliateCode: invitation
    session:field.captcha: captcha
    session:field.verificationCode: SMS verification code
    session:field.qqNum: QQ
    session:field.whatsapp: WhatsApp
    session:field.facebook: Facebook
    session:field.telegram: Telegram
    session:field.zalo: Zalo
    session:field.line: Line ID
    session:field.idNumber: ID number
    session:field.recommenderId: referrer
    session:field.wechat: WeChat`,
  'a member': `
    member:nickname: nickname
    member:type: account type
    member:upline: upline
    member:vip.service: VIP service
    member:avatar: avatar`,
  'the winner board': `
    winners:player: player
    winners:game: game name
    winners:prize: prize
    winners:time: winning time`,
  'points redemption': `
    points:field.type: type
    points:field.name: name
    points:field.quantity: quantity
    points:field.points_requirement: points requirement
    points:field.amount_requirement: amount requirement
    points:field.status: status
    points:field.time: time
    points:field.changed: changed points
    points:field.balance: points balance
    points:field.remark: remark
    points:field.units: units
    points:field.ratio: points ratio
    points:field.redeem_amount: redeem amount
    points:field.paid_account: paid account
    points:field.paid_amount: paid amount
    points:field.address: receiving address
    points:field.mobile: mobile number`,
  'point types': `
    points:type.live: live
    points:type.lottery: lottery
    points:type.pvp: card
    points:type.slots: slots
    points:type.sports: sports
    points:type.redeem: redeem
    points:type.deposit: deposit`,
  'a contract': `
    contracts:field.period_valid_bet: period valid bet
    contracts:field.period_profit: period profit and loss
    contracts:field.active_members: active members
    contracts:field.rate: rate
    contracts:field.daily_bet: daily bet amount
    contracts:field.hourly_bet: bet amount per hour
    contracts:field.profit_rate: profit salary rate
    contracts:field.loss_rate: loss salary rate
    contracts:field.single_bet: single-bet amount
    contracts:field.minimum_bet: minimum bet amount
    contracts:field.terms: terms`,
  'promotion types': `
    promotions:type.all: all
    promotions:type.other: other
    promotions:type.sports: sports
    promotions:type.live: live casino
    promotions:type.slots: slots
    promotions:type.card: card games
    promotions:type.fish: fish
    promotions:type.lotto: lotto
    promotions:type.rebate: rebate
    promotions:type.points: points mall
    promotions:type.ranking: ranking
    promotions:type.deposit: deposit
    promotions:type.app: app download
    promotions:type.newbie: newbie
    promotions:type.game: game promotions`,
  'promotion tags': `
    promotions:tag.newbie: newbie
    promotions:tag.limited: limited
    promotions:tag.special: special offer
    promotions:tag.daily: daily
    promotions:tag.high_rebate: high rebate
    promotions:tag.vip: VIP`,
  'payment periods': `
    contracts:cycle.daily: daily
    contracts:cycle.weekly: weekly
    contracts:cycle.semimonthly: semimonthly
    contracts:cycle.monthly: monthly`,
  'question types': `
    support:type.deposit: deposit
    support:type.withdrawal: withdrawal
    support:type.game: game
    support:type.customer_service: customer service
    support:type.application: application
    support:type.other: other`,
  notices: `
    support:announcements: announcements
    support:announcements.type.banners: banner
    support:announcements.type.popup: pop-up
    support:announcements.type.promotion: promotion`,
  'grades of a line': `
    lines:untested: not tested
    lines:grade.fast: fast
    lines:grade.normal: normal
    lines:grade.slow: slow`,
  'extra verification': `
    session:verify.sms: SMS code
    session:verify.email: email
    session:verify.bank: bank account name
    session:verify.totp: Google verification`,
  'redeem statuses': `
    points:status.in_process: in process
    points:status.approved: approved
    points:status.rejected: rejected`,
  'withdrawal confirmation': `
    wallet:confirm.received: received
    wallet:confirm.partial: partly received
    wallet:confirm.not_received: not received
    wallet:confirm.received_amount: received
    wallet:confirm.remaining_amount: remaining
    wallet:confirm.proof: proof image
    wallet:confirm.auto: counts as received
    wallet:confirm.forced: the deposit is not refunded`,
  'states of an activity': `
    promotions:state.join: join
    promotions:state.claim: claim
    promotions:state.applying: applying
    promotions:state.closed: closed
    promotions:state.rejected: rejected
    promotions:state.issued: issued
    promotions:state.claimed: claimed
    promotions:state.in_process: in process
    promotions:state.joined: joined
    promotions:state.coming_soon: coming soon`,
  'statuses of a game': `
    games:status.new: new
    games:status.hot: hot
    games:status.maintenance: maintenance
    games:status.coming_soon: coming soon`,
  'starting a game': `
    games:real_account_needed: real account
    games:under_maintenance: maintenance
    lottery:sea: SEA lottery`,
  contracts: `
    contracts:step.offer: offer
    contracts:step.accept: accept
    contracts:step.reject: decline
    contracts:step.request_termination: request termination
    contracts:auto_end.warning: automatically`,
  'further rules': `
    validation:feedback_words: feedback content must be between {{min}} and {{max}} words
    validation:phone_digits: a phone number must have {{n}} digits
    validation:password_length: password must be {{min}}-{{max}} characters
    validation:comment_length: {{max}} characters
    validation:image_type: png or jpg
    session:register.age_terms: I am 18`,
  roles: `
    session:free_play: free play
    transfer:down: downline
    transfer:up: upline`,
  'places that are closed': `
    system:error.invalid_url: invalid URL, please contact customer service
    system:region.body: restricted due to your location or IP
    system:maintenance.title: system maintenance`,
  'prize modes': `
    lottery:mode.Lott: lottery
    lottery:mode.ZY: lottery
    lottery:mode.Elott: e-lottery
    lottery:mode.SEA: SEA`,
  'how contracts and points work': `
    contracts:explain.realtime: settled and distributed every {{minutes}} minutes
    contracts:explain.realtime_how: per player bet per lottery round
    contracts:explain.daily: paid the next day
    points:rules.never_expire: points never expire
    points:rules.use: game currency or for goods`,
  'presets of the date picker': `
    date.next_7: next 7 days
    date.next_30: next 30 days
    date.last_7: previous 7 days
    date.last_30: previous 30 days`,
  'filters and hints': `
    games:filter.min_bet: minimum bet {{amount}} or more
    games:filter.lines: {{n}} lines or more
    session:register.zalo_hint: zalo for a reward of {{amount}}
    promotions:newbie.bonus: new-member bonus of {{amount}}`,
}

const table = Object.entries(names).flatMap(([place, lines]) =>
  lines
    .trim()
    .split('\n')
    .map((line): [string, string, string] => {
      const [, key = '', words = ''] = /^\s*(\S+): (.*)$/.exec(line) ?? []
      return [place, key, words]
    }),
)

describe('the names of things', () => {
  it.each(table)('%s: %s says "%s"', (_place, key, words) => {
    const text: unknown = english.getResource('en', ...placeOf(key))
    expect(String(text).toLowerCase()).toContain(words.toLowerCase())
  })

  it.each(['deposit_arrived', 'withdrawal_approved', 'withdrawal_rejected', 'deposit_failed'])(
    'the message %s tells time, site and amount',
    (name) => {
      const text = say(english, `wallet:message.${name}` as MessageKey, {
        time: '14:05',
        site: 'Saola',
        amount: '₫500,000',
      })
      for (const part of ['14:05', 'Saola', '₫500,000']) expect(text).toContain(part)
    },
  )
})

function placeOf(key: string): [area: string, key: string] {
  const [area = '', rest] = key.split(':')
  return rest === undefined ? ['shell', area] : [area, rest]
}
