import { demoPassword } from '@saola/demo'
import { calls } from '@saola/protocol'
import { dayMs } from '@saola/rules'
import { codeNow, switchOn } from './authenticator.ts'
import type { Brand } from './brand.ts'
import { goesThrough, openBrowser, orRefused, type Browser } from './browser.ts'
import { enter, type Loot } from './enter.ts'
import type { Figure } from './figures.ts'
import {
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

const savings = 5_000_000

/** What is taken from an agent: a password where nobody can be asked for more, or the phone. */
const thefts: readonly { secret: string; take: (brand: Brand, agent: Person) => Promise<Loot> }[] = [
  {
    secret: 'the password of an agent without phone and mailbox',
    take: async (_, { name }) => ({ password: { name, typed: password } }),
  },
  {
    secret: 'the SIM of an agent',
    take: async (brand, agent) => {
      const mobile = newMobile()
      await proveContact(brand, agent, 'sms', mobile)
      return { sim: mobile }
    },
  },
]

/** One secret of an agent in the hands of a thief, whose accomplice stands in the agent's line. */
export async function playAgentThief(brand: Brand): Promise<Figure[]> {
  const figures = []
  const top = openBrowser(brand)
  for (const { secret, take } of thefts) {
    for (const hasAuthenticator of [true, false]) {
      const { agent, accomplice } = await openLine(brand, top)
      const loot = await take(brand, agent)
      if (hasAuthenticator) await switchOn(brand, agent.home, password)
      brand.clock.advance(40 * dayMs)
      const thief = openBrowser(brand)
      const typed = await enter(brand, thief, loot)
      const isIn = thief.token() !== undefined
      figures.push({
        attack: `${secret}: authenticator ${hasAuthenticator ? 'on' : 'off'}`,
        ...(typed !== undefined && isIn
          ? await rob(brand, thief, { typed, accomplice })
          : { tries: 1, money: 0 }),
        gotIn: isIn ? 1 : 0,
        most: { gotIn: hasAuthenticator ? 0 : 1, money: 0 },
        rule: hasAuthenticator ? 'session 38, team 23' : 'wallet 41 and 53',
      })
    }
  }
  return figures
}

/** An agent with money, and somebody who came by the agent's link. */
async function openLine(brand: Brand, top: Browser): Promise<{ agent: Person; accomplice: Person }> {
  await signIn({ name: 'topagent' }, top, demoPassword)
  const agent = await register(brand, openBrowser(brand), { affiliateCode: await newLink(top, 1) })
  await signIn(agent, agent.home)
  await deposit(brand, agent, savings)
  const code = await newLink(agent.home, 0)
  return { agent, accomplice: await register(brand, openBrowser(brand), { affiliateCode: code }) }
}

async function newLink(agent: Browser, type: 0 | 1): Promise<string> {
  const link = await agent.send(calls.team.createLink, { name: 'A link', type, rebate: '0' })
  return link?.code ?? ''
}

/**
 * A day of the thief: sets a transaction password and an authenticator of the own, and sends the money to the accomplice every four
 * hours, the last time a second before the day is over.
 */
async function rob(
  brand: Brand,
  thief: Browser,
  { typed, accomplice }: { typed: string; accomplice: Person },
): Promise<Pick<Figure, 'tries' | 'money'>> {
  const { clock } = brand
  const until = clock.now() + dayMs
  await orRefused(setPaymentPassword(thief, typed))
  const secret = await orRefused(switchOn(brand, thief, typed))
  const to = await orRefused(thief.send(calls.team.recipient, { customerName: accomplice.name }))
  let [tries, money] = [0, 0]
  if (!secret || !to) return { tries: 1, money }
  while (clock.now() < until) {
    const code = codeNow(brand, secret)
    const wish = { customerId: to.customerId, amount: savings, paymentPassword, code }
    tries += 1
    if (await goesThrough(thief.send(calls.team.transfer, wish, newKey()))) money += savings
    clock.advance(restUntil(until - clock.now()))
  }
  return { tries, money }
}
