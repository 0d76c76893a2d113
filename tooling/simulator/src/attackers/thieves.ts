import { calls } from '@saola/protocol'
import { dayMs } from '@saola/rules'
import { playAgentThief } from './agent-thief.ts'
import { switchOn } from './authenticator.ts'
import type { Brand } from './brand.ts'
import { goesThrough, openBrowser, orRefused, type Browser } from './browser.ts'
import { enter, type Loot } from './enter.ts'
import type { Figure } from './figures.ts'
import {
  addCard,
  deposit,
  newKey,
  newMobile,
  password,
  paymentPassword,
  proveContact,
  register,
  setPaymentPassword,
  signIn,
  type Person,
} from './person.ts'
import { restUntil } from './rest.ts'

const thiefsPaymentPassword = '975310'
const guessedPaymentPassword = '000000'
const savings = 5_000_000

type Owner = Person & { mobile: string; mailbox: string }

/** How an account is guarded that is robbed. */
type Setup = { name: string; hasAuthenticator: boolean; hasCard: boolean }

const guarded: Setup = { name: 'authenticator on', hasAuthenticator: true, hasCard: true }
const usual: Setup = { name: 'authenticator off', hasAuthenticator: false, hasCard: true }
const withoutCard: Setup = { name: 'no bank account yet', hasAuthenticator: false, hasCard: false }

/** What was stolen, and whether it lets its thief in. */
type Theft = {
  secret: string
  take: (owner: Owner) => Promise<Loot>
  letsIn: 'always' | 'without an authenticator' | 'never'
  /** The set-up in which a payout is asked for, and waits for a person. */
  asksIn?: Setup
}

const thefts: readonly Theft[] = [
  {
    secret: 'the SIM',
    take: async ({ mobile }) => ({ sim: mobile }),
    letsIn: 'without an authenticator',
  },
  {
    secret: 'the mailbox',
    take: async ({ name, mailbox }) => ({ mailbox: { name, address: mailbox } }),
    letsIn: 'without an authenticator',
  },
  {
    secret: 'the password',
    take: async ({ name }) => ({ password: { name, typed: password } }),
    // A strange place is asked for more (session 12), and every owner here has a phone and a mailbox.
    letsIn: 'never',
  },
  {
    secret: 'an open session',
    take: async ({ home }) => ({ token: home.token() }),
    letsIn: 'always',
  },
  {
    secret: 'an open session, the transaction password',
    take: async ({ home }) => ({ token: home.token(), paymentPassword }),
    letsIn: 'always',
  },
  {
    secret: "an open session, the transaction password, the browser's name",
    take: async ({ home }) => ({ token: home.token(), paymentPassword, agent: home.agent }),
    letsIn: 'always',
    asksIn: withoutCard,
  },
  {
    secret: 'the cookie of a stay',
    take: async ({ home }) => ({ stay: await stayOf(home) }),
    letsIn: 'never',
  },
  {
    secret: "the cookie of a stay, the browser's name",
    take: async ({ home }) => ({ stay: await stayOf(home), agent: home.agent }),
    letsIn: 'without an authenticator',
  },
]

/** What leaves an account within a day of a theft, for each secret and each way to guard an account. */
export async function playThieves(brand: Brand): Promise<Figure[]> {
  // The worst case: money that may leave at once, and nobody who looks at a payout.
  const override = { reason: 'money that may leave at once', by: 'Lan', approvedBy: 'Minh' }
  await brand.operate('merchant', { deposit: { playTimes: 0 }, override })
  const robberies = []
  for (const theft of thefts)
    for (const setup of [guarded, usual, withoutCard])
      robberies.push({ theft, setup, owner: await openOwner(brand, setup) })
  brand.clock.advance(40 * dayMs)
  const figures: Figure[] = []
  for (const { theft, setup, owner } of robberies) {
    await signIn(owner, owner.home)
    const loot = await theft.take(owner)
    figures.push({
      attack: `${theft.secret}: ${setup.name}`,
      ...(await rob(brand, owner, loot)),
      ...boundOf(theft, setup),
    })
  }
  return [...figures, ...(await playAgentThief(brand))]
}

function boundOf({ letsIn, asksIn }: Theft, setup: Setup): Pick<Figure, 'most' | 'rule'> {
  if (setup === asksIn) {
    return { most: { gotIn: 1, money: savings, unseen: 0 }, rule: 'wallet 45: a person looks' }
  }
  const isLetIn = letsIn === 'always' || (letsIn !== 'never' && !setup.hasAuthenticator)
  const rule = setup.hasAuthenticator ? 'session 38, wallet 40' : 'session 50, wallet 41'
  return { most: { gotIn: isLetIn ? 1 : 0, money: 0 }, rule }
}

/** Somebody with money, both contacts proved, and what the set-up says. */
async function openOwner(brand: Brand, setup: Setup): Promise<Owner> {
  const person = await register(brand, openBrowser(brand, { agent: "the owner's browser" }))
  const mobile = newMobile()
  const mailbox = `${person.name}@saola.test`
  await proveContact(brand, person, 'sms', mobile)
  await proveContact(brand, person, 'email', mailbox)
  await setPaymentPassword(person.home, password)
  await deposit(brand, person, savings)
  if (setup.hasCard) await addCard(person.home, person.holder)
  if (setup.hasAuthenticator) await switchOn(brand, person.home, password)
  return { ...person, mobile, mailbox }
}

async function stayOf(home: Browser): Promise<{ cookie: string; device: string }> {
  await home.send(calls.session.stay, { loginDeviceId: home.device })
  return { cookie: home.cookies.get('saola_stay') ?? '', device: home.device }
}

/**
 * A day of a thief elsewhere: comes in, takes what else guards the account, adds a bank account of an accomplice by the owner's name,
 * and asks for all of the money every four hours, the last time a second before the day is over.
 */
async function rob(
  brand: Brand,
  owner: Owner,
  loot: Loot,
): Promise<Pick<Figure, 'tries' | 'gotIn' | 'money' | 'unseen'>> {
  const { clock } = brand
  const until = clock.now() + dayMs
  const thief = openBrowser(brand, {
    ...(loot.agent !== undefined && { agent: loot.agent }),
    ...(loot.stay && { device: loot.stay.device }),
  })
  let [tries, money, unseen] = [0, 0, 0]
  const typed = await enter(brand, thief, loot)
  const isIn = thief.token() !== undefined
  let proof = loot.paymentPassword
  let cardId: string | undefined
  while (clock.now() < until) {
    if (!isIn) break
    tries += 1
    if (typed !== undefined && proof === undefined) {
      const isSet = await goesThrough(setPaymentPassword(thief, typed, thiefsPaymentPassword))
      if (isSet) proof = thiefsPaymentPassword
    }
    const typedProof = proof ?? guessedPaymentPassword
    cardId ??= await orRefused(addCard(thief, owner.holder, typedProof))
    if (cardId !== undefined) {
      const wish = { cardId, amount: savings, paymentPassword: typedProof }
      const asked = await orRefused(thief.send(calls.wallet.withdraw, wish, newKey()))
      if (asked) {
        money += savings
        if (!(await waitsForPerson(brand, asked.withdrawalId))) unseen += savings
      }
    }
    clock.advance(restUntil(until - clock.now()))
  }
  clock.advance(Math.max(0, until - clock.now()))
  return { tries: Math.max(1, tries), gotIn: isIn ? 1 : 0, money, unseen }
}

/** Whether a mark keeps a payout from being paid by itself. */
async function waitsForPerson({ services }: Brand, withdrawalId: string): Promise<boolean> {
  const row = await services.db
    .selectFrom('withdrawal')
    .select('marks')
    .where('id', '=', Number(withdrawalId))
    .executeTakeFirstOrThrow()
  return row.marks.length > 0
}
