import { expect, test } from '@playwright/test'
import { formatMoney } from '@saola/i18n'
import { calls } from '@saola/protocol'
import { origin } from '@saola/scripts'
import { arriveAs } from '../../src/arrive-as.ts'
import { callAs } from '../../src/call-as.ts'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { ownAddresses } from '../../src/platform/addresses.ts'
import { expectReconciled } from '../../src/platform/expect-reconciled.ts'
import { openOwnPlatform, type OwnPlatform } from '../../src/platform/own-platform.ts'
import { playOneRound } from '../../src/play-one-round.ts'
import { wordsOf } from '../../src/words.ts'

const name = 'Mini Xúc Xắc'

let own: OwnPlatform

test.beforeAll(async () => {
  test.setTimeout(180_000)
  // Nobody else's lobby has an aggregator's titles.
  own = await openOwnPlatform('aggregator', { SAOLA_AGGREGATOR: 'on' })
})
test.afterAll(() => own.close())

test('a title of an aggregator: lobby, launch, bet, win, statement (games 141, games 142)', async ({ page }, {
  project,
}) => {
  test.setTimeout(180_000)
  const words = await wordsOf('vi')
  const { api } = await callAs(own.member, 'member01')
  const available = async (): Promise<number> => {
    const balance = await api.send(calls.wallet.balance)
    return balance.available ?? balance.sumBalance
  }
  const before = await available()
  await arriveAs(page, own.member, 'member01', words)

  await test.step('stands in the lobby and opens at the aggregator', async () => {
    await page.goto(`${own.member}/games?q=${encodeURIComponent(name)}`)
    await page.getByRole('button', { name: words.say('games:play.name', { name }) }).click()
    await expect(page).toHaveURL(/\/play\/MINIHUB-mini_dice$/)
    const { aggregatorPort } = ownAddresses('aggregator', project.name)
    await expect(page.locator('main iframe')).toHaveAttribute(
      'src',
      new RegExp(`^${origin(aggregatorPort)}/play/mini-dice\\?`),
    )
  })

  const { staked, payout, state } = await playOneRound(page, page.frameLocator('main iframe'))
  expect(state).toBe('paid')
  const after = before - staked + payout
  await test.step('takes the stake from the balance and pays the win into it', async () => {
    await expect(page.getByRole('button', { name: words.money(after), exact: true })).toBeVisible()
    expect(await available()).toBe(after)
    await expectAccessible(page, 'a title of an aggregator')
  })

  await test.step('stands in the bets and in the statement', async () => {
    await page.goto(`${own.member}/wallet/bets`)
    const bets = page.getByRole('table', { name: words.say('wallet:bets.title') })
    await expect(bets.getByRole('button', { name }).first()).toBeVisible()
    await page.goto(`${own.member}/wallet/statement`)
    const statement = page.getByRole('table', { name: words.say('wallet:statement'), exact: true })
    await expect(statement).toContainText(formatMoney(-staked, words.language, { signed: true }))
    if (payout > 0)
      await expect(statement).toContainText(formatMoney(payout, words.language, { signed: true }))
  })
  await expectReconciled(own)
})
