import { expect, test } from '@playwright/test'
import { calls } from '@saola/protocol'
import { origin } from '@saola/scripts'
import { callAs } from '../../src/call-as.ts'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const gateway = origin(sharedAddresses.gatewayPort)
const shots = process.env['SAOLA_SHOTS']

test('the terms of an offer say which bets count, and lead to what a valid bet is (promotions 32)', async ({
  page,
}, { project }) => {
  const words = await wordsOf('vi')
  const { api } = await callAs(member, 'member01')
  const { list } = await api.send(calls.promotions.list, {})
  const slots = list.find(({ families }) => families.includes('RNG'))
  await page.goto(`${member}/promotions/${slots?.promotionId}`)
  const odds = page.getByText(words.say('promotions:counting.least_odds'))
  await expect(odds.locator('..')).toContainText('1.25')
  const family = words.say('games:family.RNG')
  const share = page.getByText(words.say('promotions:counting.share', { family }))
  await expect(share.locator('..')).toContainText(/\d%.*100%/)
  await expectAccessible(page, 'terms of an offer')
  if (shots) await page.screenshot({ path: `${shots}/offer-terms-${project.name}.png`, fullPage: true })
  await page.getByRole('link', { name: words.say('promotions:counting.question') }).click()
  await expect(page.getByRole('main').getByRole('group')).toHaveCount(1)
  await expect(page.getByText('Cược hai cửa đối nhau')).toBeVisible()
  await expectAccessible(page, 'what a valid bet is')
  if (shots) await page.screenshot({ path: `${shots}/valid-bet-${project.name}.png` })
})

test('at the desk a level that gives back a whole stake waits for a second person (promotions 30)', async ({
  page,
}, { project }) => {
  const words = await wordsOf(project.name === 'phone' ? 'vi' : 'en')
  await page.goto(`${gateway}/desk/rewards?language=${words.language}`)
  // The desk shows every merchant of the gateway.
  const level = page
    .locator('form', { has: page.locator('input[name="merchant"][value="saola"]') })
    .filter({ has: page.locator('input[name="place"][value="0"]') })
  await level.getByText(words.say('promotions:rebate.rate')).click()
  await level.getByLabel(words.say('games:family.RNG')).fill('9')
  await level.getByRole('button').click()
  await expect(page.getByRole('alert')).toContainText('%')
  await expectAccessible(page, 'a refused level at the desk')
  if (shots) await page.screenshot({ path: `${shots}/override-ask-${project.name}.png` })
  const reason = `Tuần nổ hũ do hãng game trả, ${project.name}`
  await page.getByLabel(words.say('desk:override.reason')).fill(reason)
  await page.getByLabel(words.say('desk:override.by'), { exact: true }).fill('Lan')
  await page.getByRole('button', { name: words.say('desk:override.ask') }).click()
  const waiting = page.getByRole('article').filter({ hasText: reason })
  await expect(waiting).toBeVisible()
  await waiting.getByText(words.say('desk:override.wanted')).click()
  await expectAccessible(page, 'what waits for a second person at the desk')
  if (shots) await page.screenshot({ path: `${shots}/override-waits-${project.name}.png`, fullPage: true })
  await waiting.getByLabel(words.say('desk:override.second')).fill('Minh')
  await waiting.getByRole('button', { name: words.say('desk:override.refuse') }).click()
  await expect(page.getByRole('status')).toBeVisible()
  await expect(waiting).toHaveCount(0)
})
