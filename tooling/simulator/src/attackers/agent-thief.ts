import { demoPassword } from '@saola/demo'
import { calls } from '@saola/protocol'
import { dayMs } from '@saola/rules'
import { codeNow, switchOn } from './authenticator.ts'
import type { Brand } from './brand.ts'
import { goesThrough, openBrowser, orRefused, type Browser } from './browser.ts'
import { enter } from './enter.ts'
import type { Figure } from './figures.ts'
import {
  deposit,
  newKey,
  password,
  paymentPassword,
  register,
  setPaymentPassword,
  signIn,
  type Person,
} from './person.ts'

const savings = 5_000_000

/** The password of an agent in the hands of a thief, whose accomplice stands in the agent's line. */
export async function playAgentThief(brand: Brand): Promise<Figure[]> {
  const figures = []
  const top = openBrowser(brand)
  for (const hasAuthenticator of [true, false]) {
    const { agent, accomplice } = await openLine(brand, top)
    if (hasAuthenticator) await switchOn(brand, agent.home, password)
    brand.clock.advance(40 * dayMs)
    const thief = openBrowser(brand)
    await enter(brand, thief, { password: { name: agent.name, typed: password } })
    const isIn = thief.token() !== undefined
    figures.push({
      attack: `the password of an agent: authenticator ${hasAuthenticator ? 'on' : 'off'}`,
      tries: 1,
      gotIn: isIn ? 1 : 0,
      money: isIn && (await sendsAll(brand, thief, accomplice)) ? savings : 0,
      most: hasAuthenticator ? { gotIn: 0, money: 0 } : { gotIn: 1, money: savings },
      rule: hasAuthenticator ? 'session 38, team 23' : 'does not hold yet',
    })
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
  return (await agent.send(calls.team.createLink, { name: 'A link', type, rebate: '0' })).code
}

/** Sets a transaction password and an authenticator of the thief's own, and sends the money to the accomplice. */
async function sendsAll(brand: Brand, thief: Browser, accomplice: Person): Promise<boolean> {
  await orRefused(setPaymentPassword(thief, password))
  const secret = await orRefused(switchOn(brand, thief, password))
  const to = await orRefused(thief.send(calls.team.recipient, { customerName: accomplice.name }))
  if (!secret || !to) return false
  const code = codeNow(brand, secret)
  const wish = { customerId: to.customerId, amount: savings, paymentPassword, code }
  return goesThrough(thief.send(calls.team.transfer, wish, newKey()))
}
