import { expect, test, type Page } from '@playwright/test'
import { createApiClient } from '@saola/api-client'
import type { MessageKey } from '@saola/i18n'
import { calls, moduleCalls, allCalls } from '@saola/protocol'
import { demoAccounts, openSitesElsewhere, origin, type SitesElsewhere } from '@saola/scripts'
import { newName } from '../../src/people.ts'
import { opsSecret, sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf, type Words } from '../../src/words.ts'

// One merchant for all of it: its switches are nobody else's.
test.describe.configure({ mode: 'serial' })

const gateway = origin(sharedAddresses.gatewayPort)
const merchant = `parts${Date.now().toString(36)}`

let sites: SitesElsewhere
let en: Words
/** A member of that merchant, as the shell keeps one. */
let session: string

async function operate(act: string, wanted: object): Promise<void> {
  const answer = await fetch(`${gateway}/ops/${act}`, {
    method: 'POST',
    headers: { 'X-Ops-Secret': opsSecret },
    body: JSON.stringify({ merchant, ...wanted }),
  })
  expect(answer.status, await answer.text()).toBe(200)
}

const turn = (module: string, isOn: boolean): Promise<void> =>
  operate('merchant', { switches: { [module]: isOn } })

test.beforeAll(async () => {
  en = await wordsOf('en')
  sites = await openSitesElsewhere(
    { merchant, name: 'Parts', domains: [], defaultLanguage: 'en', languages: ['en', 'vi'] },
    async ([member = '', agent = '']) => {
      await operate('open-merchant', {
        name: 'Parts',
        site: member,
        agent: { name: 'partsagent', password: 'Ben-tau-7-bo' },
        bank: { bin: '970436', name: 'Vietcombank', accountNumber: '0099001122334', accountName: 'PARTS' },
      })
      await operate('merchant', { domains: [agent] })
      return { origin: gateway, close: async () => undefined }
    },
  )
  let token: string | undefined
  const api = createApiClient({
    baseUrl: gateway,
    merchant,
    cipher: 'jwe',
    language: () => 'EN',
    token: () => token,
  })
  const signedIn = await api.send(calls.session.register, {
    username: newName(),
    password: demoAccounts.password,
    confirmPassword: demoAccounts.password,
    domain: new URL(sites.member).hostname,
    registerUrl: `${sites.member}/`,
    registerMethod: 'WEB',
    confirmedAge: true,
  })
  token = signedIn.token
  session = JSON.stringify({ token, member: await api.send(calls.member.info), mustChangePassword: false })
})
test.afterAll(() => sites.close())

/** Goes to a page as that member. */
async function goSignedIn(page: Page, path: string): Promise<void> {
  await page.goto(`${sites.member}/config.json`)
  await page.evaluate((kept) => sessionStorage.setItem('session', kept), session)
  await page.goto(`${sites.member}${path}`)
}

const parts: readonly [module: string, path: string, linkedFrom: string][] = [
  ['PTSYS3', '/rewards/points', '/rewards'],
  ['MEMCLUB3', '/rewards/vip', '/account'],
  ['PLYRBT', '/rewards/rebates', '/account'],
  ['REFERRAL3', '/rewards/invite', '/account'],
  ['INBOX3', '/account/messages', '/account'],
  ['FEEDBACK3', '/feedback', '/service'],
]

test.describe('a part that the merchant switches off has no link, no page and no call (system 48)', () => {
  for (const [module, path, from] of parts) {
    test(`${module}: ${path}`, async ({ page }) => {
      const asked: string[] = []
      const rows = allCalls().filter(({ id }) => moduleCalls[module]?.includes(id))
      const paths = rows.map((call) => call.path)
      page.on('request', (request) => {
        const { pathname } = new URL(request.url())
        if (paths.includes(pathname)) asked.push(pathname)
      })
      const link = page.getByRole('main').locator(`a[href="${path}"]`)

      await turn(module, true)
      await goSignedIn(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveURL(`${sites.member}${path}`)
      await page.goto(`${sites.member}${from}`)
      await expect(link.first()).toBeVisible()
      // A form alone asks nothing before it is sent.
      expect(asked.length > 0).toBe(rows.some(({ method }) => method === 'GET'))

      await turn(module, false)
      // A page that was open before shows what it kept, and hears of the switch meanwhile.
      await page.goto(`${sites.member}${from}`)
      await expect(link.and(page.locator(':visible'))).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      asked.length = 0
      await page.goto(`${sites.member}${path}`)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await expect(page).not.toHaveURL(`${sites.member}${path}`)
      await page.goto(`${sites.member}${from}`)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(link.and(page.locator(':visible'))).toHaveCount(0)
      await expect(page.getByText(en.say('shell:state.failed'))).toHaveCount(0)
      expect(asked).toEqual([])
      await turn(module, true)
    })
  }
})

const ways: readonly [module: string, dialog: 'login' | 'register', key: MessageKey][] = [
  ['EMAILREG3', 'register', 'session:register.by_email'],
  ['SOCIALGOOGLE3', 'register', 'session:register.by_google'],
  ['MOBILEVERCODELOGIN3', 'login', 'session:sign_in.by_mobile'],
  ['FREEPLAY3', 'login', 'session:free_play'],
]

test.describe('a way in that the merchant switches off is not shown (system 6)', () => {
  for (const [module, dialog, key] of ways) {
    test(`${module}: ${key}`, async ({ page }) => {
      for (const isOn of [true, false]) {
        await turn(module, isOn)
        await page.goto(`${sites.member}/lobby?dialog=${dialog}`)
        const opened = page.getByRole('dialog')
        await expect(opened.getByRole('textbox').first()).toBeVisible()
        const way = opened
          .getByRole('tab', { name: en.say(key) })
          .or(opened.getByRole('button', { name: en.say(key) }))
        await expect(way).toHaveCount(isOn ? 1 : 0)
      }
    })
  }

  test('MOBILEVERCODELOGIN3 of agents', async ({ page }) => {
    for (const isOn of [true, false]) {
      await turn('MOBILEVERCODELOGIN3', isOn)
      await page.goto(`${sites.agent}/`)
      await expect(page.getByRole('textbox').first()).toBeVisible()
      await expect(page.getByRole('tab', { name: en.say('session:sign_in.by_mobile') })).toHaveCount(
        isOn ? 1 : 0,
      )
    }
  })
})
