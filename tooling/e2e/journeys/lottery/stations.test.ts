import { expect, test } from '@playwright/test'
import { calls } from '@saola/protocol'
import { origin } from '@saola/scripts'
import { callAs } from '../../src/call-as.ts'
import { enterAs } from '../../src/enter-as.ts'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)

/** Plays lotteries in other journeys too, so that nothing here looks at the balance or counts orders. */
const player = 'thanhxuan'

test('a slip of the south is written, outlives a reload, and is placed over two stations', async ({ page }, {
  project,
}) => {
  const language = project.name === 'phone' ? 'vi' : 'en'
  const words = await wordsOf(language)
  await page.addInitScript(
    (chosen) => localStorage.setItem('preferences', JSON.stringify({ language: chosen, theme: 'dark' })),
    language,
  )
  const { api } = await callAs(member, player)
  const menus = await api.send(calls.lottery.vnGameMenu, {})
  const [soonest] = menus
    .flatMap(({ gameMenus }) => gameMenus)
    .filter(({ kind, period, next }) => kind === 'south' && period === undefined && next !== undefined)
    .toSorted((one, other) => (one.next?.locksAt ?? 0) - (other.next?.locksAt ?? 0))
  const gameCode = soonest?.gameCode ?? ''
  const review = page.getByRole('dialog')

  await test.step('what cannot be read is named, and the rest of the slip waits', async () => {
    await enterAs(page, member, player, `/vnlottery/${gameCode}`)
    await page.getByRole('tab', { name: words.say('lottery:written') }).click()
    const field = page.getByRole('textbox', { name: words.say('lottery:written') })
    const read = page.getByRole('button', { name: words.say('lottery:written.add') })
    await field.fill('23 45 b5 zz9')
    await read.click()
    await expect(page.getByText(words.say('lottery:unread.word', { piece: 'zz9' }))).toBeVisible()
    await page.getByText(words.say('lottery:written.help')).click()
    await expectAccessible(page, 'a written slip')
    // Two numbers for 18 drawn ones each, and a pair over two stations for 72.
    await field.fill('23 45 b5 2d 12 34 dx1')
    await read.click()
    await expect(page.getByText(words.money(180_000 + 72_000))).toBeVisible()
  })

  await test.step('a reload takes nothing out of it', async () => {
    await page.reload()
    await page.getByRole('button', { name: words.say('lottery:slip.review', { count: 2 }) }).click()
    await expect(review.getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page, 'a slip over two stations')
    await page.screenshot({ path: `/tmp/shots-slips/review-${project.name}.png` })
  })

  await test.step('both lines are placed, the pair with its other station', async () => {
    await review.getByRole('button', { name: words.say('lottery:slip.submit') }).click()
    await expect(review.getByRole('heading', { name: words.say('lottery:slip.placed_title') })).toBeVisible()
    const { list } = await api.send(calls.lottery.orders, { pageNo: 1, pageSize: 20 })
    const order = list.find(({ lines }) => lines.some(({ type }) => type === 'da-xien'))
    expect(order?.lines.map(({ type, stake }) => [type, stake])).toEqual([
      ['lo-2', 180_000],
      ['da-xien', 72_000],
    ])
    expect(order?.lines[1]?.stations).toHaveLength(1)
  })
})

test('an address of no lottery says so once', { tag: '@round' }, async ({ page }, { project }) => {
  test.skip(project.name !== 'phone', 'nothing here depends on the width')
  await page.goto(`${member}/vnlottery/NO_LOTTERY`)
  await expect(page.getByRole('alert')).toHaveCount(1)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
