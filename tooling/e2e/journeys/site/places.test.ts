import { expect, test } from '@playwright/test'
import { origin } from '@saola/scripts'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const shots = process.env['SAOLA_SHOTS']

test(
  'the site installs by a button, and opens without a line (system 21, 22)',
  { tag: '@round' },
  async ({ browser }, { project }) => {
    const words = await wordsOf(project.name === 'phone' ? 'vi' : 'en')
    const { viewport } = project.use
    const context = await browser.newContext({ serviceWorkers: 'allow', viewport: viewport ?? null })
    const page = await context.newPage()
    await page.addInitScript(
      (language) => localStorage.setItem('preferences', JSON.stringify({ language, theme: 'dark' })),
      words.language,
    )
    await page.goto(`${member}/download/android`)
    const title = page.getByRole('heading', {
      level: 1,
      name: words.say('install:title.android', { brand: 'Saola' }),
    })
    await expect(title).toBeVisible()

    // No browser without a screen makes the offer by itself.
    await page.evaluate(() => {
      const offer = new Event('beforeinstallprompt', { cancelable: true })
      Object.assign(offer, {
        prompt: async () => void Object.assign(document.documentElement.dataset, { asked: 'yes' }),
      })
      dispatchEvent(offer)
    })
    await expectAccessible(page, 'installing by a button')
    await page.getByRole('button', { name: words.say('install:now') }).click()
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes')
    await expect(page.getByRole('button', { name: words.say('install:now') })).toBeHidden()

    // The worker has the page's own files once it has taken over.
    await page.waitForFunction(async () => {
      const names = await caches.keys()
      const cache = await caches.open(names[0] ?? '')
      const kept = (await cache.keys()).map(({ url }) => url)
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
      return (
        navigator.serviceWorker.controller !== null &&
        loaded.filter((name) => name.includes('/assets/')).every((name) => kept.includes(name))
      )
    })
    const kept = await page.evaluate(async () => {
      const [name = ''] = await caches.keys()
      return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
    })
    expect(kept.filter((path) => !/^\/(index\.html$|assets\/|brand\/)/.test(path))).toEqual([])

    // What everybody may read is there without a line too, dated, and one message says why it is old.
    const results = page.getByRole('heading', { level: 1, name: words.say('lottery:results') })
    await page.goto(`${member}/vnlottery/results`)
    await expect(page.getByRole('table').first()).toBeVisible()
    // The names of lotteries come by a call of their own; until then boards are headed by codes.
    await expect(page.getByText('LOTT_', { exact: false })).toHaveCount(0)
    await page.goto(`${member}/announcements`)
    const first = page.getByRole('main').getByRole('listitem').first()
    await expect(first).toBeVisible()
    const notice = (await first.textContent()) ?? ''
    await context.setOffline(true)
    const old = page.getByText(words.say('system:offline.stale', { time: '' }).trim())
    await page.reload()
    await expect(old).toBeVisible({ timeout: 20_000 })
    await expect(first).toHaveText(notice)
    await expect(page.getByText(words.say('system:error.network'), { exact: false })).toBeHidden()
    await page.goto(`${member}/vnlottery/results`)
    await expect(results).toBeVisible()
    await expect(page.getByText('LOTT_', { exact: false })).toHaveCount(0)
    await expect(page.getByRole('table').first()).toBeVisible()
    await expect(old).toBeVisible({ timeout: 20_000 })
    await expectAccessible(page, 'results without a line')
    if (shots) await page.screenshot({ path: `${shots}/offline-results-${words.language}.png` })
    await context.setOffline(false)
    await expect(page.getByText(words.say('system:reconnected'))).toBeVisible({ timeout: 20_000 })
    await expect(old).toBeHidden()
    await context.close()
  },
)
