import { expect, test, type Locator, type Page } from '@playwright/test'
import { calls } from '@saola/protocol'
import { minuteMs } from '@saola/rules'
import { origin } from '@saola/scripts'
import { callAs } from '../../src/call-as.ts'
import { endSession } from '../../src/platform/end-session.ts'
import { enterAs } from '../../src/enter-as.ts'
import { soonestLottery } from '../../src/lottery/soonest-lottery.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf, type Words } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const statement = '/wallet/statement'

let words: Words
test.beforeEach(async () => {
  words = await wordsOf('vi')
  await placeOneBet()
})

test(
  'a statement whose session was ended elsewhere goes out of sight',
  { tag: '@round' },
  async ({ page }) => {
    await enterAs(page, member, 'member01', statement)
    await expect(rowsOf(page).first()).toBeVisible()
    await endSession(member, await page.evaluate(() => sessionStorage.getItem('session')))

    await test.step('as soon as the gateway says so, behind the dialog', async () => {
      await page
        .getByRole('link', { name: words.say('wallet:title') })
        .first()
        .click()
      await expect(page.getByRole('alertdialog', { name: words.say('session:ended.title') })).toBeVisible()
      await expect(page.locator('#root')).toBeHidden()
    })

    await test.step('and none of it comes back when the page is loaded anew', async () => {
      await page.addInitScript(() => {
        new MutationObserver(() => {
          if (document.querySelector('main tbody tr')) document.documentElement.dataset['shown'] = 'yes'
        }).observe(document, { subtree: true, childList: true })
      })
      await page.goto(`${member}${statement}`)
      await expect(page.getByRole('alertdialog', { name: words.say('session:ended.title') })).toBeVisible()
      await expect(page.locator('#root')).toBeHidden()
      await expect(page.locator('html')).not.toHaveAttribute('data-shown')
    })
  },
)

test('an entry that stands open is hidden with its page', { tag: '@round' }, async ({ page }) => {
  await page.clock.install({ time: Date.now() })
  await enterAs(page, member, 'member01', statement)
  await rowsOf(page).getByRole('button').first().click()
  const entry = page.getByRole('dialog')
  await expect(entry).toBeVisible()
  await endSession(member, await page.evaluate(() => sessionStorage.getItem('session')))
  // A clock that was set has everything read anew.
  await page.clock.setSystemTime(Date.now() + 10 * minuteMs)
  await expect(page.getByRole('alertdialog', { name: words.say('session:ended.title') })).toBeVisible()
  await expect(page.locator('[role="dialog"]')).toBeHidden()
})

// A browser that is driven keeps no page, so what it would tell one is played.
test(
  'a page that was put aside never shows who was signed in before',
  { tag: '@round' },
  async ({ page, browser }) => {
    const other = await browser.newPage()
    await enterAs(other, member, 'thanhxuan')
    const theirs = await other.evaluate(() => sessionStorage.getItem('session') ?? '')
    await other.close()
    await enterAs(page, member, 'member01', statement)
    await expect(rowsOf(page).first()).toBeVisible()
    await page.evaluate(() => {
      document.documentElement.dataset['first'] = 'yes'
    })

    await test.step('to the same session it comes as it was', async () => {
      await play(page, 'pagehide')
      await expect(rowsOf(page).first()).toBeHidden()
      await play(page, 'pageshow')
      await expect(rowsOf(page).first()).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-first', 'yes')
    })

    await test.step('to another session it is loaded anew', async () => {
      await play(page, 'pagehide')
      await page.evaluate((session) => sessionStorage.setItem('session', session), theirs)
      await play(page, 'pageshow')
      await expect(page.locator('html')).not.toHaveAttribute('data-first')
      await expect(page.getByRole('main')).toBeVisible()
      await page.goto(`${member}/account`)
      await expect(page.getByText('thanhxuan').first()).toBeVisible()
    })
  },
)

/** The browser puts the page aside, or takes it back. */
async function play(page: Page, type: 'pagehide' | 'pageshow'): Promise<void> {
  await page.evaluate((name) => dispatchEvent(new PageTransitionEvent(name, { persisted: true })), type)
}

/** The rows of the statement. */
function rowsOf(page: Page): Locator {
  return page.getByRole('main').locator('tbody tr')
}

/** Something that the statement shows. */
async function placeOneBet(): Promise<void> {
  const { api } = await callAs(member, 'member01')
  const { gameCode, offers, draws } = await soonestLottery(api, 6_000)
  const type = 'de-dac-biet'
  const odds = offers.find((offer) => offer.type === type)?.odds ?? 0
  await api.send(calls.lottery.place, {
    gameCode,
    lines: [{ type, numbers: ['12'], base: 1_000, odds }],
    draws: draws.slice(0, 1).map(({ drawId }) => ({ drawId, multiplier: 1 })),
    stopOnWin: false,
  })
}
