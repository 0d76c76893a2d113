import { expect, test, type Page } from '@playwright/test'
import { origin } from '@saola/scripts'
import { enterAs } from '../../src/enter-as.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)

// Who wants less motion has the app at once.
test.use({ reducedMotion: 'no-preference' })

test('who chose a language and a look and has no session comes back to the page drawn in them (landing 12, 13)', async ({
  page,
  browser,
}, { project }) => {
  const [vi, en] = [await wordsOf('vi'), await wordsOf('en')]
  await answerPings(page)
  await chooseEnglishByDay(page)

  await openDrawn(page)
  await expectEnglishByDay(page)
  // No word of the other language, and no logo of the other look, is anywhere in it.
  const drawn = await page.content()
  expect(drawn).not.toContain(vi.say('landing:headline.games'))
  expect(drawn).toContain('/brand/logo-light.svg')
  const shots = process.env['SAOLA_SHOTS']
  if (shots) await page.screenshot({ path: `${shots}/landing-chosen-${project.name}.png`, fullPage: true })

  await test.step('it is whole without scripts', async () => {
    const storageState = await page.context().storageState()
    const context = await browser.newContext({ javaScriptEnabled: false, storageState, locale: 'vi-VN' })
    const bare = await context.newPage()
    await expect(async () => {
      await bare.goto(member)
      await expect(bare).toHaveTitle(en.say('landing:meta.title', { brand: 'Saola' }), { timeout: 1_000 })
    }).toPass({ timeout: 60_000 })
    await expectEnglishByDay(bare)
    await expect(bare.getByRole('link', { name: en.say('lines:finding') })).toHaveAttribute('href', '/lobby')
    await context.close()
  })

  await test.step('and the app that takes its place says the same', async () => {
    const before = await page.getByRole('main').innerText()
    const heading = await page.locator('#root h1').elementHandle()
    await page.getByRole('button', { name: en.say('session:sign_in') }).click()
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 15_000 })
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(false)
    await expectEnglishByDay(page)
    expect(firstWords(await page.getByRole('main').innerText())).toBe(firstWords(before))
  })
})

test('a site that was not told shows no half of either language, and is told by then (landing 12, 13)', async ({
  page,
  context,
}) => {
  const [vi, en] = [await wordsOf('vi'), await wordsOf('en')]
  await page.goto(member)
  await page.getByRole('button', { name: 'English' }).click()
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(en.say('landing:headline.games'))
  await context.clearCookies()
  await page.route('**/assets/index-*.js', (route) => setTimeout(() => void route.continue(), 1_000))
  await page.reload()
  await expect(page.getByText(vi.say('landing:headline.games'))).toHaveCount(0, { timeout: 500 })
  await expect(heading).toContainText(en.say('landing:headline.games'))
  const [cookie, ...others] = await context.cookies()
  expect(others).toEqual([])
  expect(cookie).toMatchObject({ name: 'saola-look', value: 'en', path: '/', sameSite: 'Lax' })
})

test('a cookie that means nothing, or what no device has chosen, changes nothing (landing 12)', async ({
  page,
  context,
}) => {
  const vi = await wordsOf('vi')
  for (const value of ['fr.pink', 'en.light']) {
    await context.addCookies([{ name: 'saola-look', value, url: member }])
    await page.goto(member)
    const heading = page.getByRole('heading', { level: 1 })
    await expect(heading).toContainText(vi.say('landing:headline.games'))
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect.poll(async () => (await context.cookies()).length).toBe(0)
  }
})

/** As a member does in the account; and signs out. */
async function chooseEnglishByDay(page: Page): Promise<void> {
  const [vi, en] = [await wordsOf('vi'), await wordsOf('en')]
  await enterAs(page, member, 'hoangnam91', '/account')
  await page.getByRole('radio', { name: vi.say('shell:theme.light') }).check()
  await page.getByRole('radio', { name: 'English' }).check()
  const signOut = { name: en.say('session:sign_out') }
  await page.getByRole('button', signOut).click()
  await page.getByRole('alertdialog').getByRole('button', signOut).click()
  await expect(page).toHaveURL(`${member}/`)
  await expect(page.getByRole('button', { name: en.say('session:sign_in') })).toBeVisible()
}

async function expectEnglishByDay(page: Page): Promise<void> {
  const en = await wordsOf('en')
  const html = page.locator('html')
  await expect(html).toHaveAttribute('lang', 'en')
  await expect(html).toHaveAttribute('data-theme', 'light')
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#f4f0e6')
  await expect(page).toHaveTitle(en.say('landing:meta.title', { brand: 'Saola' }))
  await expect(page.locator('meta[name="description"]')).toHaveAttribute(
    'content',
    en.say('landing:meta.description'),
  )
  // By its element: behind a dialog it has no role.
  await expect(page.locator('#root h1')).toContainText(en.say('landing:headline.games'))
}

/** Opens the page until its own script alone has run: a gateway that is busy has the app come. */
async function openDrawn(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto(member)
    await expect(page.locator('#lines ~ button')).not.toHaveAttribute('aria-busy')
    // The app's first act is to ask for this.
    const asked = await page.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
    )
    expect(asked).not.toContain('/config.json')
  }).toPass({ timeout: 60_000 })
}

/** Where no line answers the app comes by itself, and on a busy machine none may. */
async function answerPings(page: Page): Promise<void> {
  await page.route('**/test/ping*', (route) =>
    route.fulfill({
      json: { success: true, value: 'pong' },
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  )
}

/** What is said before the first figure, which moves. */
function firstWords(text: string): string {
  return text.split(/\d/)[0] ?? ''
}
