import { expect } from '@playwright/test'
import { demoAccounts, origin } from '@saola/scripts'
import { enterDriven, test } from '../../src/engines/engine-test.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const agent = origin(sharedAddresses.agentPort)
const words = await wordsOf('vi')

/** Accounts that no other journey uses. */
const accounts = { webkit: 'quynhanh', firefox: 'bichngoc' } as const

const path = (): string => location.pathname
const hasDialog = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null
const hasNone = (): boolean => document.querySelector('[role="dialog"], [role="alertdialog"]') === null
const focused = (): string =>
  (document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '').trim()

/** As Safari does it: a pressed button takes no focus, and what had it loses it. */
const likeApple = (): void => {
  addEventListener('mousedown', (event) => {
    if (event.defaultPrevented) return
    if (!(event.target instanceof Element) || event.target.closest('button, a') === null) return
    event.preventDefault()
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
}

for (const engine of ['webkit', 'firefox'] as const) {
  test.describe(`${engine}, a phone`, { tag: '@round' }, () => {
    test.use({ engine, window: { width: 390, height: 844 } })

    test('a visitor signs in and gets a code to pay with', async ({ driven }) => {
      const { hand } = driven
      await enterDriven(driven, member, '/lobby')
      await hand.press(words.say('session:sign_in'))
      await hand.fill(words.say('session:field.username'), accounts[engine])
      await hand.fill(words.say('session:field.password'), demoAccounts.password)
      await hand.pressOn('[role="dialog"] form button[type="submit"]')
      await hand.until('the dialog to close', hasNone)
      await hand.walk('/wallet/deposit')
      await hand.fill(words.say('wallet:deposit.amount_label'), '200000')
      await hand.pressOn('main form button[type="submit"]')
      await hand.press(words.say('wallet:deposit.create'))
      await hand.until('the code', () => /\/wallet\/deposit\/./.test(location.pathname))
    })

    test('a first visit hears of no new version', async ({ driven }) => {
      await enterDriven(driven, member, '/')
      await driven.run(async () => void (await navigator.serviceWorker.ready))
      await new Promise((done) => setTimeout(done, 1_500))
      const told = await driven.run(
        (text) => document.body.innerText.includes(text),
        words.say('system:update.ready'),
      )
      expect(told).toBe(false)
    })

    test('an offer of the search is searched for', async ({ driven }) => {
      const { hand } = driven
      await enterDriven(driven, member, '/games')
      await driven.run(likeApple)
      await hand.fill(words.say('games:search'), '')
      await hand.pressOn('search li button')
      await hand.until(
        'its words',
        () => document.querySelector<HTMLInputElement>('search input')?.value !== '',
      )
    })

    test('an agent signs in and opens the team', async ({ driven }) => {
      const { hand } = driven
      await enterDriven(driven, agent, '/login')
      await hand.fill(words.say('session:field.username'), 'agent02')
      await hand.fill(words.say('session:field.password'), demoAccounts.password)
      await hand.pressOn('form button[type="submit"]')
      await hand.pressOn('nav a[href="/team"]')
      await hand.until('the team', () => location.pathname === '/team')
    })
  })

  test.describe(`${engine}, a desk`, { tag: '@round' }, () => {
    test.use({ engine, window: { width: 1280, height: 900 } })

    test('a press beside a row of the statement opens no row', async ({ driven }) => {
      const { hand } = driven
      await enterDriven(driven, member, '/wallet/statement', { name: accounts[engine] })
      await hand.until('rows', () => document.querySelectorAll('tbody tr').length > 2)
      await hand.pressOn('nav a[href="/rewards"]')
      await hand.until('the rewards', () => location.pathname === '/rewards')
      expect(await driven.run(hasDialog)).toBe(false)
      await hand.walk('/wallet/statement')
      await hand.pressOn('tbody tr:has(button) td:last-child')
      await hand.until('the entry', hasDialog)
    })

    test('a typed day holds for the press that follows, and focus comes back', async ({ driven }) => {
      const { hand } = driven
      await enterDriven(driven, member, '/wallet/statement', { name: accounts[engine] })
      await driven.run(likeApple)
      const open = words.say('shell:act.filter')
      await hand.press(open)
      await hand.until('the sheet', hasDialog)
      await driven.run(() =>
        document.querySelectorAll<HTMLInputElement>('[role="dialog"] input[inputmode]')[0]?.select(),
      )
      await driven.type('2/11/2026')
      await hand.press(words.say('wallet:records.show'))
      await hand.until('the list', hasNone)
      expect(await driven.run(() => location.search)).toContain('from=2026-11-02')
      expect(await driven.run(path)).toBe('/wallet/statement')
      await expect.poll(() => driven.run(focused)).toMatch(new RegExp(`^${open}( \\(\\d+\\))?$`))
    })
  })
}
