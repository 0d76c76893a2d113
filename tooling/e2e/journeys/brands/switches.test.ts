import { expect, test } from '@playwright/test'
import type { MessageKey } from '@saola/i18n'
import { allCalls, moduleCalls } from '@saola/protocol'
import { openOwnMerchant, type OwnMerchant } from '../../src/platform/own-merchant.ts'
import { wordsOf, type Words } from '../../src/words.ts'

// One merchant for all of it: its switches are nobody else's.
test.describe.configure({ mode: 'serial' })

let own: OwnMerchant
let en: Words

test.beforeAll(async () => {
  en = await wordsOf('en')
  own = await openOwnMerchant('parts')
})
test.afterAll(() => own.close())

const parts: readonly [module: string, path: string, linkedFrom: string][] = [
  ['PTSYS3', '/rewards/points', '/rewards'],
  ['MEMCLUB3', '/rewards/vip', '/account'],
  ['PLYRBT', '/rewards/rebates', '/account'],
  ['REFERRAL3', '/rewards/invite', '/account'],
  ['INBOX3', '/account/messages', '/account'],
  ['FEEDBACK3', '/feedback', '/service'],
  ['CBS3', '/chat', '/service'],
  ['AGENTPOLICY3', '/account/contracts', '/account'],
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

      await own.turn(module, true)
      await own.member.go(page, path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).toHaveURL(`${own.sites.member}${path}`)
      await page.goto(`${own.sites.member}${from}`)
      await expect(link.first()).toBeVisible()
      // A form alone asks nothing before it is sent.
      expect(asked.length > 0).toBe(rows.some(({ method }) => method === 'GET'))

      await own.turn(module, false)
      // A page that was open before shows what it kept, and hears of the switch meanwhile.
      await page.goto(`${own.sites.member}${from}`)
      await expect(link.and(page.locator(':visible'))).toHaveCount(0)
      await page.waitForLoadState('networkidle')
      asked.length = 0
      await page.goto(`${own.sites.member}${path}`)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await expect(page).not.toHaveURL(`${own.sites.member}${path}`)
      await page.goto(`${own.sites.member}${from}`)
      await expect(page.getByRole('heading').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(link.and(page.locator(':visible'))).toHaveCount(0)
      await expect(page.getByText(en.say('shell:state.failed'))).toHaveCount(0)
      expect(asked).toEqual([])
      await own.turn(module, true)
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
        await own.turn(module, isOn)
        await page.goto(`${own.sites.member}/lobby?dialog=${dialog}`)
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
      await own.turn('MOBILEVERCODELOGIN3', isOn)
      await page.goto(`${own.sites.agent}/`)
      await expect(page.getByRole('textbox').first()).toBeVisible()
      await expect(page.getByRole('tab', { name: en.say('session:sign_in.by_mobile') })).toHaveCount(
        isOn ? 1 : 0,
      )
    }
  })
})
