import {
  applyStep,
  betTypes,
  breakOf,
  cashPrizesOn,
  checkAgainstLimits,
  checkTicket,
  checkTiers,
  contractActions,
  contractStatuses,
  contractStepNames,
  crc16,
  depositMemo,
  drawShapes,
  earnTypeOf,
  findBetType,
  guardedActivities,
  isMemo,
  labelKeys,
  lookCookie,
  lookInUse,
  matchTransfer,
  mayEnter,
  messageKeys,
  misfitPrize,
  nextContractSteps,
  openBill,
  decideUnderPause,
  payBill,
  paysAbove,
  readLookCookie,
  readNumbers,
  readVietQr,
  settle,
  settleDividend,
  settleDrawLine,
  settleLine,
  shareOf,
  tierReached,
  usage,
  validBet,
  vietQr,
  type Contract,
} from '@saola/rules'

// An agent (type 1) tries the member site.
console.log(mayEnter('member', 1))

// A visitor chose English and the light look. A site that draws its first page reads it from the request; the brand speaks Vietnamese alone.
const chosen = readLookCookie(lookCookie({ language: 'en', theme: 'light' }))
console.log(lookInUse(chosen, { languages: ['vi'], defaultLanguage: 'vi', theme: 'dark' }))

// A deposit by VietQR (a server draws real random bytes for its memo), and the money that came: 10 000 đồng short, so it waits in the suspense account until it is settled.
const memo = depositMemo('saola', (length) => Uint8Array.from({ length }, (_, place) => place))
const deposit = { owner: 'member01', amount: 200_000, memo, isPaid: false, expiresAt: 900_000 }
const payload = vietQr({ bin: '970436', account: '0011000123456', amount: 200_000, memo })
console.log(readVietQr(payload)?.memo, isMemo(memo), payload.endsWith(crc16(payload.slice(0, -4))))
console.log(matchTransfer([deposit], { text: `MBVCB ${memo}`, amount: 190_000, receivedAt: 60_000 }))

// An upline offers 15 % of what the team loses, from 500 million of valid bet and 5 active members on.
const tier = { betVolume: 500_000_000, activeMembers: 5, rateType: 'P', rate: 15_000 } as const
const terms = { kind: 'dividend', tiers: [tier] } as const
const blank: Contract = { id: 'c1', kind: 'dividend', upline: 'agent01', downline: 'agent02', status: 'N' }
const bounds = { minRate: 0, maxRate: 50_000 }
const offered = applyStep(blank, { do: 'offer', terms }, { who: 'upline', now: 0, bounds })
if (offered.kind === 'applied') console.log(nextContractSteps(offered.contract, 'downline'))

console.log(checkTiers(terms, bounds), paysAbove(terms, { ...terms, tiers: [{ ...tier, rate: 10_000 }] }))
console.log(contractActions.length, contractStatuses.length, contractStepNames.length)

// The period is settled, and the upline has 3 million to pay with.
const figures = {
  validBet: 600_000_000,
  activeMembers: 6,
  netLoss: 40_000_000,
  deductions: 5_000_000,
  carriedIn: -3_000_000,
}
const { amount } = settleDividend(terms.tiers, figures, 'negative')
console.log(shareOf(40_000_000, tier.rate), tierReached(terms.tiers, figures))
console.log(settle(terms, { ...figures, window: { from: 0, to: 86_400_000 } }, 'negative').carriedOut)
console.log(amount, payBill(openBill('b1', amount), 3_000_000, { partial: true }))

// 700 000 of a daily deposit limit of 1 million are used.
const limit = { kind: 'deposit', period: '24h', amount: 1_000_000 } as const
const used = [{ kind: 'deposit', amount: 700_000, at: 0 }] as const
console.log(checkAgainstLimits([limit], { action: 'deposit', amount: 500_000 }, used, 1_000))
console.log(usage(limit, used, 1_000))

// A break of a day closes the games and leaves the way to one's money open.
const closed = guardedActivities.filter(
  (activity) => decideUnderPause([breakOf('24h', 0)], activity, 1_000).kind === 'refused',
)
console.log(closed.includes('launch'), closed.includes('withdrawal'))

// A northern draw, and 10 000 đồng a unit on two numbers: 83 was drawn twice, and each of the 27 places costs a unit.
const drawn = `60213; 80300; 60683 51132; 89384 11622 10383 09349 00136 47894; 7740 7568 2767 8365;
  0570 5252 4790 7707 6494 9516; 354 649 773; 26 09 06 64`
const prizes = drawn.split(';').map((prize) => prize.trim().split(/\s+/))
const line = { type: 'lo-2', numbers: ['83', '01'], base: 10_000, odds: 99.5 }
console.log(settleLine(line, { region: 'north', prizes }))

// Keno: what can be bet, what is drawn, and a ball that came; a merchant pays the whole table (odds 1).
const balls = [
  '01',
  '05',
  '09',
  '12',
  '18',
  '20',
  '23',
  '31',
  '34',
  '40',
  '44',
  '47',
  '52',
  '55',
  '60',
  '61',
  '66',
  '70',
  '77',
  '80',
]
console.log(betTypes('keno').length, drawShapes('keno'), misfitPrize('keno', [balls]))
const ball = { type: 'keno-1', numbers: ['05'], base: 10_000, odds: 1 }
console.log(settleDrawLine(ball, { kind: 'keno', prizes: [balls] }))

// A member pastes a list, and checks a ticket of the same draw.
const lo = findBetType('north', 'lo-2')
const cash = cashPrizesOn('north', '2026-08-22')
if (lo !== undefined) console.log(readNumbers('12 34 56x10', lo))
if (cash !== undefined) console.log(checkTicket('99926', { region: 'north', prizes }, cash))

// Chẵn and lẻ of one draw bring 195,000 of 200,000 back for sure: what could be lost counts, as much as the game counts.
const sides = { stake: 200_000, payout: 195_000, leastReturn: 195_000 }
console.log(validBet(sides, 6_250), earnTypeOf.LOTT)

// Every reason that a refusal may name, and the name of every state, for who writes the texts.
console.log(messageKeys.includes('protection.over.deposit'), labelKeys.includes('protection.break.24h'))
