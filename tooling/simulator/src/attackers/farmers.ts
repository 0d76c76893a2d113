import { calls } from '@saola/protocol'
import { minuteMs } from '@saola/rules'
import type { Brand } from './brand.ts'
import { goesThrough, openBrowser, type Browser } from './browser.ts'
import type { Figure } from './figures.ts'
import {
  addCard,
  deposit,
  newKey,
  newMobile,
  password,
  proveContact,
  register,
  setPaymentPassword,
  type Person,
} from './person.ts'

const accounts = 20
/** What a friend deposits and bets at the demo before whoever invited is rewarded. */
const stake = 500_000
/** A lottery that draws every minute, and what is bet there: two numbers together. */
const wager = {
  gameCode: 'ELOTT_FAST_NORTH_1_MINUTE',
  type: 'xien-2',
  numbers: ['13', '77'],
  base: stake,
} as const

/** What somebody with many accounts has once for all of them; everything else each has of its own. */
type Shared = Partial<Record<'device' | 'address' | 'holder' | 'mailbox' | 'payer', string>>

const farms: readonly { attack: string; shared: (at: number) => Shared }[] = [
  { attack: 'twenty accounts of one browser', shared: () => ({ device: 'f'.repeat(32) }) },
  {
    attack: "twenty accounts of one network and one holder's name",
    shared: () => ({ address: '100.63.7.7', holder: 'NGUYEN VAN FARM' }),
  },
  { attack: 'twenty accounts that one bank account pays for', shared: () => ({ payer: '0123 456 789' }) },
  {
    attack: 'twenty accounts of one mailbox, with tags',
    shared: (at) => ({ mailbox: `farm+${at}@saola.test` }),
  },
]

/** What a farmer gets of gifts, missions and friends in all, beside one honest person. */
export async function playFarmers(brand: Brand): Promise<Figure[]> {
  const honest = await harvest(brand, [await openAccount(brand, {})])
  const figures: Figure[] = [
    { attack: 'one honest person, to compare with', tries: 1, ...honest, most: {}, rule: '' },
  ]
  for (const { attack, shared } of farms) {
    const first = await openAccount(brand, shared(0))
    const { referralCode } = await first.home.send(calls.promotions.referral, { autoGenerate: 'true' })
    const others = Array.from({ length: accounts - 1 }, (_, at) =>
      openAccount(brand, shared(at + 1), referralCode),
    )
    const farm = [first, ...(await Promise.all(others))]
    const most = { money: honest.money }
    figures.push({ attack, tries: accounts, ...(await harvest(brand, farm)), most, rule: 'promotions 33' })
  }
  return figures
}

/** An account that has done whatever a newcomer is rewarded for but play. */
async function openAccount(brand: Brand, shared: Shared, referralCode?: string): Promise<Person> {
  const { device, address, holder, mailbox, payer } = shared
  const browser = openBrowser(brand, { ...(device && { device }), ...(address && { address }) })
  const mobile = newMobile()
  const person = await register(brand, browser, { zalo: mobile, ...(referralCode && { referralCode }) })
  if (mailbox) await proveContact(brand, person, 'email', mailbox)
  else await proveContact(brand, person, 'sms', mobile)
  await setPaymentPassword(person.home, password)
  await addCard(person.home, holder ?? person.holder)
  await deposit(brand, person, stake, payer)
  return person
}

/** Plays with every account, and takes whatever there is: what that comes to, and how many accounts got something. */
async function harvest(brand: Brand, farm: readonly Person[]): Promise<{ money: number; gotIn: number }> {
  await brand.runJobs('lottery.schedule-draws', 'lottery.step-draws')
  await Promise.all(farm.map(({ home }) => placeWager(home)))
  brand.clock.advance(3 * minuteMs)
  await brand.runJobs('lottery.step-draws', 'lottery.settle-draws', 'promotions.reward-referrals')
  const gains = await Promise.all(farm.map(takeAll))
  return {
    money: gains.reduce((sum, gain) => sum + gain, 0),
    gotIn: gains.filter((gain) => gain > 0).length,
  }
}

async function placeWager(home: Browser): Promise<void> {
  const { gameCode, type, numbers, base } = wager
  const { draws, offers } = await home.send(calls.lottery.game, { gameCode })
  const odds = offers.find((offer) => offer.type === type)?.odds ?? 0
  const on = draws.slice(0, 1).map(({ drawId }) => ({ drawId, multiplier: 1 }))
  const lines = [{ type, numbers: [...numbers], base, odds }]
  await home.send(calls.lottery.place, { gameCode, lines, draws: on, stopOnWin: false }, newKey())
}

/** Every mission, every gift that asks for nothing, and what friends have brought. */
async function takeAll({ home }: Person): Promise<number> {
  let gain = 0
  for (const { kind, reward } of await home.send(calls.promotions.missions)) {
    if (await goesThrough(home.send(calls.promotions.claimMission, { kind }, newKey()))) gain += reward
  }
  const { list } = await home.send(calls.promotions.list)
  for (const { promotionId, bonus, action } of list) {
    if (bonus.kind !== 'fixed' || action !== 'join') continue
    if (await goesThrough(home.send(calls.promotions.join, { promotionId }, newKey()))) gain += bonus.amount
  }
  const { earned = 0 } = await home.send(calls.promotions.referral, { autoGenerate: 'true' })
  return gain + earned
}
