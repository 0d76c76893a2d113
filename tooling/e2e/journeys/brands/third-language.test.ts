import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { newName } from '../../src/people.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf } from '../../src/words.ts'

const host = `sen.localhost:${sharedAddresses.memberPort}`
const sen = `http://${host}`

/** What Sen says in Chinese, which is not all. */
const zh = JSON.parse(
  readFileSync(new URL('../../../brands/sen/texts/zh.json', import.meta.url), 'utf8'),
) as Record<string, string>

function say(key: string): string {
  return zh[key] ?? key
}

test.describe('a language that a brand brings itself (system 49)', () => {
  test('is chosen like ours, and the site draws its first page in it', async ({ page, context }) => {
    await page.goto(`${sen}/`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await page.getByRole('button', { name: '中文', exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh')
    await expect(page.getByText(say('landing:headline.tap')).first()).toBeVisible()
    const cookies = await context.cookies()
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const drawn = await page.request.get(`http://127.0.0.1:${sharedAddresses.memberPort}/`, {
      headers: { Host: host, Cookie: cookie },
    })
    const html = await drawn.text()
    expect(html).toContain('<html lang="zh"')
    expect(html).toContain(say('landing:headline.games'))
    await page.reload()
    await expect(page.getByText(say('landing:headline.tap')).first()).toBeVisible()
  })

  test('is shown at once to who chose it where the site does not know', async ({ page, context }) => {
    await page.goto(`${sen}/`)
    await page.evaluate(() => localStorage.setItem('preferences', JSON.stringify({ language: 'zh' })))
    await context.clearCookies()
    await page.reload()
    await expect(page.getByText(say('landing:headline.tap')).first()).toBeVisible()
    await expect(page.getByText(say('lines:title')).first()).toBeVisible()
  })

  test('says the rest in English, the gateway too', async ({ page }) => {
    const en = await wordsOf('en')
    await page.addInitScript(() => localStorage.setItem('preferences', JSON.stringify({ language: 'zh' })))
    await page.goto(`${sen}/lobby?dialog=login`)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('heading', { name: say('session:sign_in.title') })).toBeVisible()
    await dialog.getByLabel(say('session:field.username')).fill(newName())
    await dialog.locator('[type=password]').fill('Nobody2026')
    await dialog.locator('[type=submit]').click()
    await expect(dialog.getByText(en.say('system:code.login.wrong.credentials'))).toBeVisible()
    await page.goto(`${sen}/terms`)
    await expect(page.getByRole('heading', { name: en.say('terms:title') }).first()).toBeVisible()
    await expect(page.getByRole('link', { name: say('shell:nav.home') }).first()).toBeVisible()
  })
})
