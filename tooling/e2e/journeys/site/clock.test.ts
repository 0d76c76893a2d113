import { expect, test, type Locator, type Page } from '@playwright/test'
import { dayMs, hourMs, minuteMs, secondMs } from '@saola/rules'
import { origin } from '@saola/scripts'
import { arriveAs } from '../../src/arrive-as.ts'
import { reviewDeposit } from '../../src/ask-for-money.ts'
import { callAs } from '../../src/call-as.ts'
import { enterAs } from '../../src/enter-as.ts'
import { soonestLottery } from '../../src/lottery/soonest-lottery.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf, type Words } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const agent = origin(sharedAddresses.agentPort)

/** A code of the demo may be paid for so long. */
const codeMs = 15 * minuteMs

const devices = [
  ['three hours ahead', 3 * hourMs],
  ['three hours behind', -3 * hourMs],
  ['three days behind', -3 * dayMs],
] as const

let words: Words
test.beforeEach(async () => {
  words = await wordsOf('vi')
})

test('a code counts down by the gateway on a phone three hours ahead', async ({ page }) => {
  await setDevice(page, 3 * hourMs)
  await arriveAs(page, member, 'member01', words)
  const timer = await openCode(page)
  await expectLeft(timer, codeMs)
  const notice = page.getByText(toldOf('system:clock_off'))
  await expect(notice).toBeVisible()

  await test.step('the notice goes when it is closed, and does not come back', async () => {
    await page.getByRole('button', { name: words.say('shell:notice.close') }).click()
    await expect(notice).toBeHidden()
    await page.reload()
    await expectLeft(timer, codeMs)
    await expect(notice).toBeHidden()
  })

  await test.step('the clock is put right while the page is open', async () => {
    await page.clock.setSystemTime(Date.now())
    await page.waitForTimeout(2 * secondMs)
    await expectLeft(timer, codeMs)
  })
})

for (const [name, ahead] of devices) {
  test(
    `what is shown goes by the gateway on a device ${name}`,
    { tag: '@round' },
    async ({ page, browser }) => {
      test.setTimeout(120_000)
      await setDevice(page, ahead)
      await arriveAs(page, member, 'member01', words)

      await test.step('a deposit code', async () => {
        await expectLeft(await openCode(page), codeMs)
      })

      await test.step('the countdown of a draw', async () => {
        const { api } = await callAs(member, 'member01')
        const game = await soonestLottery(api, 30_000)
        await page.goto(`${member}/vnlottery/${game.gameCode}`)
        const timer = page.getByRole('timer').first()
        await expect(timer).toBeVisible()
        const shown = msOf(await timer.textContent())
        const left = (game.draws[0]?.locksAt ?? 0) - Date.now()
        // The next draw has begun by now, where the first was about to close.
        expect(Math.abs(shown - left)).toBeLessThan(3 * secondMs)
      })

      await test.step("the days of the agent's overview", async () => {
        const right = await browser.newContext()
        const expected = [...new Set(await daysOfOverview(await right.newPage()))].toSorted()
        await right.close()
        expect(expected.length).toBeGreaterThan(1)
        // Nothing is known of the gateway's clock before its first answer; what was asked until then is asked anew.
        const asked = await daysOfOverview(page)
        expect([...new Set(asked.slice(-expected.length))].toSorted()).toEqual(expected)
      })
    },
  )
}

test(
  'a device that was behind is right as soon as somebody has set it',
  { tag: '@round' },
  async ({ page }) => {
    await setDevice(page, -3 * hourMs)
    await arriveAs(page, member, 'member01', words)
    const timer = await openCode(page)
    await expectLeft(timer, codeMs)
    await page.clock.setSystemTime(Date.now())
    await page.waitForTimeout(3 * secondMs)
    await expectLeft(timer, codeMs)
  },
)

/** From the next document on, the device's clock goes so far ahead. */
async function setDevice(page: Page, ahead: number): Promise<void> {
  await page.clock.install({ time: Date.now() + ahead })
}

async function openCode(page: Page): Promise<Locator> {
  await (await reviewDeposit(page, words, member, 130_000)).click()
  await expect(page.getByRole('img', { name: /QR/ })).toBeVisible()
  return page.getByRole('timer').first()
}

/** The countdown stands at most a minute below what it began with, and never above (system 23). */
async function expectLeft(timer: Locator, most: number): Promise<void> {
  await expect(timer).toBeVisible()
  const left = msOf(await timer.textContent())
  expect(left).toBeLessThanOrEqual(most)
  expect(left).toBeGreaterThan(most - minuteMs)
}

function msOf(text: string | null): number {
  const parts = (text ?? '').split(':').map(Number)
  return parts.reduce((sum, part) => sum * 60 + part, 0) * secondMs
}

/** The days with which the overview's stretches of time begin, as it asks for them. */
async function daysOfOverview(page: Page): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    const from = searchParams.get('startTime') ?? searchParams.get('startDate')
    if (from !== null) asked.push(`${pathname} ${from}`)
  })
  await enterAs(page, agent, 'agent01', '/')
  await expect(page.locator('main section[aria-busy]').first()).toHaveAttribute('aria-busy', 'false')
  await page.waitForLoadState('networkidle')
  return asked
}

/** The notice without its time. */
function toldOf(key: 'system:clock_off'): string {
  return words.say(key, { time: '|' }).split('|')[0] ?? ''
}
