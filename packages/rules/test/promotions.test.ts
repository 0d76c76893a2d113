import { gameFamilies } from '@saola/protocol'
import {
  bonusOfDeposit,
  endOfBonus,
  checkPromotion,
  compareOffers,
  joinPromotion,
  labelKeys,
  promotionAction,
  promotionTags,
  promotionTypes,
  requiredTurnover,
  rewardGroupOf,
  type Participation,
  type Promotion,
  type PromotionState,
} from '@saola/rules'
import { expect, it } from 'vitest'

/** The ten states, as the labels name them. */
const promotionStates = labelKeys.flatMap((key) =>
  key.startsWith('promotions.state.') ? [key.slice('promotions.state.'.length) as PromotionState] : [],
)

const promotion: Promotion = {
  id: 'p1',
  types: ['slots'],
  tags: ['limited'],
  startsAt: 100,
  endsAt: 200,
  claimUntil: 300,
  multiple: 1_000,
  families: ['RNG'],
  needsApproval: false,
  isBookedByOperator: false,
}
const member = { type: 0, isPaused: false, isEligible: true }
const taken: Participation = { application: 'accepted', bonus: 50_000, wagered: 0, reward: 'open' }
const done = { ...taken, wagered: 500_000 }

it.each([
  ['before it starts', {}, member, 99, { state: 'coming_soon', action: 'none' }],
  ['at its first moment', {}, member, 100, { state: 'join', action: 'join' }],
  ['at its last moment', {}, member, 199, { state: 'join', action: 'join' }],
  ['when it has ended', {}, member, 200, { state: 'closed', action: 'none' }],
  [
    'for a visitor',
    {},
    undefined,
    150,
    { state: 'join', action: 'sign_in', reason: 'promotions.refused.sign_in' },
  ],
  ['for a visitor, ended', {}, undefined, 200, { state: 'closed', action: 'none' }],
  [
    'for a trial account',
    {},
    { ...member, type: 4 },
    150,
    { state: 'closed', action: 'none', reason: 'promotions.refused.real_account' },
  ],
  [
    'during a break',
    {},
    { ...member, isPaused: true },
    150,
    { state: 'closed', action: 'none', reason: 'promotions.refused.paused' },
  ],
  [
    'for somebody else',
    {},
    { ...member, isEligible: false },
    150,
    { state: 'closed', action: 'none', reason: 'promotions.refused.not_eligible' },
  ],
])('promotions 3: the card %s', (_case, change, who, now, action) => {
  expect(promotionAction({ ...promotion, ...change }, who, now)).toEqual(action)
})

const over = { reason: 'promotions.refused.claim_over', params: { claimUntilAt: 300 } }
const { claimUntil: _claimUntil, ...withoutDeadline } = promotion

it.each<[string, Promotion, Participation, number, object]>([
  [
    'an application that waits',
    promotion,
    { ...done, application: 'waiting' },
    150,
    { state: 'applying', action: 'none' },
  ],
  [
    'a rejected application',
    promotion,
    { ...done, application: 'rejected' },
    150,
    { state: 'rejected', action: 'none' },
  ],
  ['nothing wagered yet', promotion, taken, 150, { state: 'joined', action: 'leave' }],
  ['something wagered', promotion, { ...taken, wagered: 1 }, 150, { state: 'in_process', action: 'leave' }],
  [
    'one đồng to go',
    promotion,
    { ...taken, wagered: 499_999 },
    150,
    { state: 'in_process', action: 'leave' },
  ],
  ['all wagered', promotion, done, 150, { state: 'claim', action: 'claim' }],
  ['all wagered, after the end', promotion, done, 299, { state: 'claim', action: 'claim' }],
  ['all wagered, too late', promotion, done, 300, { state: 'closed', action: 'none', ...over }],
  ['no deadline', withoutDeadline, done, 9_999, { state: 'claim', action: 'claim' }],
  [
    'the operator books it',
    { ...promotion, isBookedByOperator: true },
    done,
    150,
    { state: 'in_process', action: 'none' },
  ],
  ['an issued reward', promotion, { ...done, reward: 'issued' }, 999, { state: 'issued', action: 'none' }],
  ['a claimed reward', promotion, { ...done, reward: 'claimed' }, 999, { state: 'claimed', action: 'none' }],
  [
    'a deposit to make first',
    promotion,
    { ...taken, bonus: 0, awaitsDeposit: true },
    150,
    { state: 'joined', action: 'leave' },
  ],
  [
    'a bonus given up',
    promotion,
    { ...taken, reward: 'left' },
    150,
    { state: 'closed', action: 'none', reason: 'promotions.refused.left' },
  ],
  [
    'a bonus lost at the deadline',
    promotion,
    { ...taken, reward: 'expired' },
    350,
    { state: 'closed', action: 'none', reason: 'promotions.refused.expired' },
  ],
  ['no turnover asked', { ...promotion, multiple: 0 }, taken, 150, { state: 'claim', action: 'claim' }],
])('promotions 3: a participant with %s', (_case, offer, participation, now, action) => {
  expect(promotionAction(offer, { ...member, isPaused: true, participation }, now)).toEqual(action)
})

it.each([
  [false, 'accepted'],
  [true, 'waiting'],
])('joining an offer that needs approval (%s) is %s', (needsApproval, application) => {
  expect(joinPromotion({ needsApproval }, 50_000)).toEqual({ ...taken, application })
})

it.each([
  [1_000, 50_000, 500_000],
  [150, 50_001, 75_002],
  [250, 1, 3],
  [0, 50_000, 0],
  [1_000, 0, 0],
])('a multiple of %i hundredths of %i asks for a turnover of %i', (multiple, bonus, turnover) => {
  expect(requiredTurnover(multiple, bonus)).toBe(turnover)
})

it.each([
  [199_999, 0],
  [200_000, 100_000],
  [200_001, 100_000],
  [999_999, 499_999],
  [1_000_000, 500_000],
  [9_000_000, 500_000],
])('promotions 9: a deposit of %i with 50 % up to 500,000 gives %i', (deposit, bonus) => {
  const terms = { kind: 'deposit', percent: 50, cap: 500_000, leastDeposit: 200_000 } as const
  expect(bonusOfDeposit(terms, deposit)).toBe(bonus)
})

it.each([
  ['before the deadline', { completedAt: null, hasOpenBet: true }, 299, 'runs'],
  ['complete, before the deadline', { completedAt: 250, hasOpenBet: false }, 299, 'runs'],
  ['at the deadline with an open bet', { completedAt: null, hasOpenBet: true }, 300, 'waits'],
  ['at the deadline with none', { completedAt: null, hasOpenBet: false }, 300, 'expires'],
  ['completed by a bet that was open', { completedAt: 310, hasOpenBet: false }, 320, 'pays'],
  ['complete in time and never claimed', { completedAt: 299, hasOpenBet: false }, 300, 'expires'],
] as const)('promotions 11: a bonus %s %s', (_case, bonus, now, end) => {
  expect(endOfBonus({ claimUntil: 300, ...bonus }, now)).toBe(end)
})

const shape = {
  bonus: { kind: 'fixed' as const },
  multiple: 1_000,
  families: ['RNG'],
  startsAt: 1,
  endsAt: 2,
} as const

it.each([
  ['ten times', {}, []],
  [
    'more than ten times',
    { multiple: 1_001 },
    [{ key: 'promotions.warning.multiple', params: { most: 10, multiple: 10.01 } }],
  ],
  ['casino games of several families', { families: ['RNG', 'LIVE', 'FISH'] as const }, []],
  [
    'slots and sports',
    { families: ['RNG', 'SPORTS'] as const },
    [{ key: 'promotions.warning.mixed_products' }],
  ],
  ['both lotteries', { families: ['LOTT', 'ELOTT'] as const }, []],
  ['no game to play', { families: [] }, [{ key: 'promotions.warning.no_games' }]],
  [
    'no game and nothing to play: a gift',
    { families: [], multiple: 0 },
    [{ key: 'promotions.warning.gift' }],
  ],
  ['less than its bonus to play', { multiple: 99 }, [{ key: 'promotions.warning.gift' }]],
  ['its bonus to play once', { multiple: 100 }, []],
  ['an end at its start', { endsAt: 1 }, [{ key: 'promotions.warning.period' }]],
])('promotions 7: an offer with %s', (_case, change, warnings) => {
  expect(checkPromotion({ ...shape, ...change })).toEqual(warnings)
})

const products = [
  ['LIVE', 'RNG', 'PVP', 'FISH', 'JACKPOT', 'MINI'],
  ['SPORTS', 'ESPORTS', 'COCKFIGHT'],
  ['LOTT', 'ELOTT'],
  ['BINGO'],
] as const

it('promotions 7: all twelve families belong to four products, and an offer to one', () => {
  expect(products.flat().sort()).toEqual([...gameFamilies].sort())
  for (const one of gameFamilies) {
    for (const other of gameFamilies) {
      const isOne = products.some((families) =>
        [one, other].every((each) => families.includes(each as never)),
      )
      const warnings = checkPromotion({ ...shape, families: [one, other] })
      expect([one, other, warnings.length]).toEqual([one, other, isOne ? 0 : 1])
    }
  }
})

it('sections 3 and 4: ten states, fifteen types, six tags', () => {
  expect([promotionStates.length, promotionTypes.length, promotionTags.length]).toEqual([10, 15, 6])
})

it('promotions 13: running offers by their end, then coming ones by their beginning, then ended ones, latest first', () => {
  const offers = [
    { id: 'over long ago', startsAt: 0, endsAt: 20 },
    { id: 'begins last', startsAt: 130, endsAt: 131 },
    { id: 'ends last', startsAt: 0, endsAt: 900 },
    { id: 'over now', startsAt: 0, endsAt: 100 },
    { id: 'begins next', startsAt: 101, endsAt: 800 },
    { id: 'ends next', startsAt: 100, endsAt: 101 },
  ]
  const order = [...offers].sort((one, other) => compareOffers(one, other, 100)).map(({ id }) => id)
  expect(order).toEqual(['ends next', 'ends last', 'begins next', 'begins last', 'over now', 'over long ago'])
})

it('promotions 14: what was joined waits, runs or was received', () => {
  const groups = promotionStates.map((state) => [state, rewardGroupOf(state)])
  expect(Object.fromEntries(groups)).toEqual({
    join: undefined,
    claim: 'waiting',
    applying: 'running',
    closed: undefined,
    rejected: undefined,
    issued: 'received',
    claimed: 'received',
    in_process: 'running',
    joined: 'running',
    coming_soon: undefined,
  })
})
