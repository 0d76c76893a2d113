import { expect, test } from '@playwright/test'
import { lineOrigins, origin } from '@saola/scripts'
import { enterAs } from '../../src/enter-as.ts'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const lines = lineOrigins(sharedAddresses)
const quickest = lines[1] ?? ''
const place = '/support/new?topic=deposit'
const slips = JSON.stringify([['saola/hongnhung/mn', { at: Date.now(), lines: [] }]])

test('a line that dies is left with address, session, form and slip (lines 11)', async ({ page }) => {
  const words = await wordsOf('vi')
  await enterAs(page, member, 'hongnhung')
  await page.evaluate((kept) => localStorage.setItem('lottery-slips', kept), slips)
  await page.goto(`${member}${place}`)
  const content = page.getByLabel(words.say('support:ticket.content'))
  await content.fill('Chuyển lúc 9 giờ mà chưa thấy')
  const move = page.getByRole('button', { name: words.say('system:line.move') })
  await expect(move).toBeHidden()

  // The quickest of the others is dead as well, so the next one is the best that is left.
  for (const dead of [member, quickest]) await page.route(`${dead}/**`, (route) => route.abort())
  // A browser says so when it loses its network; the page asks the gateway by itself then.
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  await expect(move).toBeVisible({ timeout: 20_000 })
  await expect(page.getByText(words.say('system:line.dead', { n: 4 }))).toBeVisible()
  await expectAccessible(page, 'a dead line and one that works')

  // Nobody is sent there as a visitor who did not say so.
  await page.route('**/wps/session/hand-over', (route) => route.abort())
  await move.click()
  await expect(page.getByText(words.say('system:line.no_ticket'))).toBeVisible()
  await expect(page.getByRole('button', { name: words.say('system:line.sign_in_there') })).toBeVisible()
  await expectAccessible(page, 'a line that gives no ticket')
  await expect(page).toHaveURL(`${member}${place}`)
  await page.unroute('**/wps/session/hand-over')
  await page.getByRole('button', { name: words.say('shell:act.retry') }).click()

  await expect(page).toHaveURL(`${lines[3]}${place}`, { timeout: 20_000 })
  await expect(content).toHaveValue('Chuyển lúc 9 giờ mà chưa thấy')
  const kept = await page.evaluate(() => ({
    slips: localStorage.getItem('lottery-slips'),
    session: sessionStorage.getItem('session') ?? '',
  }))
  expect(kept.slips).toBe(slips)
  expect(kept.session).toContain('hongnhung')
})

test('where no line answers, none is named (lines 11)', { tag: '@round' }, async ({ page }) => {
  const words = await wordsOf('vi')
  await enterAs(page, member, 'hongnhung', place)
  await expect(page.getByLabel(words.say('support:ticket.content'))).toBeVisible()
  await page.route('**', (route) => route.abort())
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  await expect(page.getByText(words.say('system:reconnecting')).first()).toBeVisible({ timeout: 20_000 })
  // Two seconds is the limit of a test of the lines.
  await page.waitForTimeout(3_000)
  await expect(page.getByRole('button', { name: words.say('system:line.move') })).toBeHidden()
})
