import { expect, test, type Locator, type Page } from '@playwright/test'
import { allCalls, moduleCalls } from '@saola/protocol'
import { openOwnMerchant, type OwnMerchant } from '../../src/platform/own-merchant.ts'
import { fillSignIn } from '../../src/people.ts'
import { wordsOf, type Words } from '../../src/words.ts'

// One merchant for all of it, so one after the other: its switches are nobody else's.
test.describe.configure({ mode: 'default' })

let own: OwnMerchant
let en: Words

test.beforeAll(async () => {
  test.setTimeout(120_000)
  en = await wordsOf('en')
  own = await openOwnMerchant('guard')
})
test.afterAll(() => own.close())

type Way = {
  module: string
  dialog: 'register' | 'forgot'
  /** How other modules stand meanwhile. */
  beside?: Record<string, boolean>
  /** Chosen first, where it is a way of its own. */
  tab?: () => string
  shown: (dialog: Locator) => Locator
}

const tabOf = (dialog: Locator, name: string): Locator => dialog.getByRole('tab', { name })

const ways: readonly Way[] = [
  {
    module: 'USERNAMEREG3',
    dialog: 'register',
    beside: { EMAILREG3: true, MOBILENUMREG3: true },
    shown: (dialog) => tabOf(dialog, en.say('session:register.by_username')),
  },
  {
    module: 'MOBILENUMREG3',
    dialog: 'register',
    beside: { MOBILENUMPASSREG3: false },
    shown: (dialog) => tabOf(dialog, en.say('session:register.by_mobile')),
  },
  {
    module: 'MOBILENUMPASSREG3',
    dialog: 'register',
    beside: { MOBILENUMREG3: true },
    tab: () => en.say('session:register.by_mobile'),
    shown: (dialog) => dialog.locator('input[name="password"]'),
  },
  {
    module: 'REGMOBVERF3',
    dialog: 'register',
    beside: { USERNAMEREG3: true, EMAILREG3: true },
    tab: () => en.say('session:register.by_username'),
    shown: (dialog) => dialog.getByLabel(en.say('session:code.field_sms')),
  },
  {
    module: 'CHNGPASSVERIF3',
    dialog: 'forgot',
    shown: (dialog) => tabOf(dialog, en.say('session:forgot.by_sms')),
  },
]

test.describe('what guards a way in is as the merchant has it (session 1, 4, 54)', { tag: '@round' }, () => {
  for (const { module, dialog, beside = {}, tab, shown } of ways) {
    test(module, async ({ page }) => {
      await own.operate('merchant', { switches: beside })
      for (const isOn of [true, false]) {
        await own.turn(module, isOn)
        await page.goto(`${own.sites.member}/announcements?dialog=${dialog}`)
        const opened = page.getByRole('dialog')
        await expect(opened.getByRole('textbox').first()).toBeVisible()
        if (tab !== undefined) await tabOf(opened, tab()).click()
        await expect(opened.getByRole('textbox').first()).toBeVisible()
        await expect(shown(opened)).toHaveCount(isOn ? 1 : 0)
      }
    })
  }
})

/** Has the gateway's answer to a sign-in say that the password has expired. */
async function expire(page: Page): Promise<void> {
  await page.route('**/wps/session/login', async (route) => {
    const response = await route.fetch()
    const reply = (await response.json()) as { value: object }
    await route.fulfill({ response, json: { ...reply, value: { ...reply.value, passwordExpired: true } } })
  })
}

test.describe(
  'an expired password is changed where the merchant enforces it (session 11)',
  { tag: '@round' },
  () => {
    for (const isOn of [true, false]) {
      test(`PWDEXPFORCECHANGE3 ${isOn ? 'on' : 'off'}`, async ({ page }) => {
        await own.turn('PWDEXPFORCECHANGE3', isOn)
        await expire(page)
        await page.goto(`${own.sites.member}/announcements?dialog=login`)
        await fillSignIn(page, en, own.member.name)
        await expect(page.getByRole('dialog', { name: en.say('session:sign_in.title') })).toBeHidden()
        const change = page.getByRole('dialog', { name: en.say('session:change.title') })
        await expect(change).toHaveCount(isOn ? 1 : 0)
        await page.goto(`${own.sites.agent}/login`)
        await fillSignIn(page, en, own.agent.name)
        await page.waitForURL(`${own.sites.agent}/${isOn ? 'me' : ''}`)
      })
    }
  },
)

const contractPages = ['/contracts', '/contracts/bills', '/contracts/offer']

test(
  'AGENTPOLICY3: agents without contracts have no page, link or call of them (contracts 42)',
  { tag: '@round' },
  async ({ page }) => {
    const asked: string[] = []
    const known = allCalls().filter(({ id }) => moduleCalls['AGENTPOLICY3']?.includes(id))
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (known.some(({ path }) => path === pathname)) asked.push(pathname)
    })
    const links = page.locator('a[href^="/contracts"]:visible')

    await own.turn('AGENTPOLICY3', false)
    await own.agent.go(page, '/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expect(links).toHaveCount(0)
    await expect(page.getByText(en.say('team:overview.owed'), { exact: true })).toHaveCount(0)
    asked.length = 0
    for (const path of contractPages) {
      await page.goto(`${own.sites.agent}${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page).not.toHaveURL(/\/contracts/)
    }
    await expect(page.getByText(en.say('shell:state.failed'))).toHaveCount(0)
    expect(asked).toEqual([])

    await own.turn('AGENTPOLICY3', true)
    await own.agent.go(page, '/contracts')
    await expect(page).toHaveURL(`${own.sites.agent}/contracts`)
    await expect(links.first()).toBeVisible()
    expect(asked.length).toBeGreaterThan(0)
  },
)
