import { expect, type Page } from '@playwright/test'
import { createApiClient, type ApiClient } from '@saola/api-client'
import { calls } from '@saola/protocol'
import { demoAccounts, openSitesElsewhere, origin } from '@saola/scripts'
import { newName } from '../people.ts'
import { opsSecret, sharedAddresses } from './addresses.ts'

/** Somebody of that merchant, signed in. */
export type OwnPerson = {
  name: string
  api: ApiClient
  /** Goes to a page of the person's site, as who has signed in there before. */
  go: (page: Page, path: string) => Promise<void>
}

/** A merchant of the shared gateway whose switches are nobody else's, with both sites, a member and its agent. */
export type OwnMerchant = {
  /** The origins of its sites. */
  sites: { member: string; agent: string }
  member: OwnPerson
  agent: OwnPerson
  /** Does an act of the operator on it and answers what came of it. */
  operate: (act: string, wanted: object) => Promise<unknown>
  /** Switches modules of it on or off. */
  turn: (modules: string | readonly string[], isOn: boolean) => Promise<void>
  /** Registers another member, who was invited by the member. */
  registerFriend: () => Promise<void>
  close: () => Promise<void>
}

const gateway = origin(sharedAddresses.gatewayPort)

/** Opens a merchant whose code begins with `prefix`; its brand names the calls of the gateway where it is given some. */
export async function openOwnMerchant(prefix: string, named?: readonly string[]): Promise<OwnMerchant> {
  const merchant = `${prefix}${Date.now().toString(36)}`
  const operate = async (act: string, wanted: object): Promise<unknown> => {
    const answer = await fetch(`${gateway}/ops/${act}`, {
      method: 'POST',
      headers: { 'X-Ops-Secret': opsSecret },
      body: JSON.stringify({ merchant, ...wanted }),
    })
    const body = await answer.text()
    expect(answer.status, body).toBe(200)
    return (JSON.parse(body) as { value?: unknown }).value
  }
  const agent = { name: `${prefix}agent`, password: 'Ben-tau-7-bo' }
  const sites = await openSitesElsewhere(
    {
      merchant,
      name: 'Parts',
      domains: [],
      defaultLanguage: 'en',
      languages: ['en', 'vi'],
      ...(named && { gateway: { calls: named } }),
    },
    async ([site = '', portal = '']) => {
      const bank = {
        bin: '970436',
        name: 'Vietcombank',
        accountNumber: '0099001122334',
        accountName: 'PARTS',
      }
      await operate('open-merchant', { name: 'Parts', site, agent, bank })
      await operate('merchant', { domains: [portal] })
      return { origin: gateway, close: async () => undefined }
    },
  )
  const entry: Entry = (token) =>
    createApiClient({ baseUrl: gateway, merchant, cipher: 'jwe', language: () => 'EN', token: () => token })
  const member = await personOf(entry, sites.member, () => registerAt(entry(), sites.member))
  return {
    sites,
    member,
    agent: await personOf(entry, sites.agent, () => enterAsAgent(entry, agent)),
    registerFriend: async () => {
      const { referralCode } = await member.api.send(calls.promotions.referral, { autoGenerate: 'true' })
      await registerAt(entry(), sites.member, { referralCode })
    },
    operate,
    turn: async (modules, isOn) => {
      const switches = Object.fromEntries([modules].flat().map((module) => [module, isOn]))
      await operate('merchant', { switches })
    },
    close: sites.close,
  }
}

type Entered = { name: string; token: string }
/** Calls the gateway as nobody, or as who has a token. */
type Entry = (token?: string) => ApiClient

async function personOf(entry: Entry, site: string, enter: () => Promise<Entered>): Promise<OwnPerson> {
  const { name, token } = await enter()
  const api = entry(token)
  const session = JSON.stringify({
    token,
    member: await api.send(calls.member.info),
    mustChangePassword: false,
  })
  return {
    name,
    api,
    go: async (page, path) => {
      // The tab's storage belongs to the origin, so a small document of it comes first.
      await page.goto(`${site}/config.json`)
      await page.evaluate((kept) => sessionStorage.setItem('session', kept), session)
      await page.goto(`${site}${path}`)
    },
  }
}

async function registerAt(
  api: ApiClient,
  site: string,
  invitation?: { referralCode: string },
): Promise<Entered> {
  const name = newName()
  const { password } = demoAccounts
  const { token } = await api.send(calls.session.register, {
    username: name,
    password,
    confirmPassword: password,
    domain: new URL(site).hostname,
    registerUrl: `${site}/`,
    registerMethod: 'WEB',
    confirmedAge: true,
    ...invitation,
  })
  return { name, token }
}

/** An agent that was opened by the operator chooses a password before anything else. */
async function enterAsAgent(
  entry: Entry,
  { name, password }: { name: string; password: string },
): Promise<Entered> {
  const first = { username: name, password, type: 'username' } as const
  const { token } = await entry().send(calls.session.login, first)
  const chosen = demoAccounts.password
  await entry(token).send(calls.member.changePassword, {
    oldPassword: password,
    newPassword: chosen,
    confirmNewPassword: chosen,
  })
  return { name, token: (await entry().send(calls.session.login, { ...first, password: chosen })).token }
}
