import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test, type Page } from '@playwright/test'
import { openThemePage } from '@saola/theme-page'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { signIn } from '../../src/people.ts'
import { ownAddresses } from '../../src/platform/addresses.ts'
import { openOwnPlatform, type OwnPlatform } from '../../src/platform/own-platform.ts'
import { wordsOf } from '../../src/words.ts'

// One platform for all of it, whose brands change.
test.describe.configure({ mode: 'serial' })

const repository = fileURLToPath(new URL('../../../..', import.meta.url))

let home: string
let memberPort: number
let themePort: number
let own: OwnPlatform
let closeTheme: () => Promise<void>

test.beforeAll(async () => {
  const addresses = ownAddresses('theme page', test.info().project.name)
  memberPort = addresses.memberPort
  // No port of the platform ends so.
  themePort = addresses.gatewayPort + 9
  home = mkdtempSync(join(tmpdir(), 'saola-brands-'))
  for (const name of ['saola', 'sen']) {
    cpSync(join(repository, 'tooling/brands', name), join(home, name), { recursive: true })
  }
  own = await openOwnPlatform('theme page', {}, home)
  closeTheme = await openThemePage({ home, usual: 'saola' }, themePort)
})
test.afterAll(async () => {
  await closeTheme()
  await own.close()
  rmSync(home, { recursive: true, force: true })
})

const senSheet = (): string => readFileSync(join(home, 'sen/theme.css'), 'utf8')

/** What a token is on the page as it stands. */
function tokenOn(page: Page, name: string): Promise<string> {
  return page.evaluate(
    (token) => getComputedStyle(document.documentElement).getPropertyValue(token).trim(),
    name,
  )
}

test.describe('the theme page of `pnpm dev`', () => {
  test.use({ locale: 'en-US' })

  test('a token is changed, measured, saved by keyboard, and the site shows it', async ({ page }) => {
    const before = senSheet()
    await page.goto(`http://sen.localhost:${memberPort}/lobby`)
    expect(await tokenOn(page, '--radius')).toBe('16px')

    await page.goto(`http://sen.localhost:${themePort}/`)
    const status = page.getByRole('status').last()
    await expect(status).toHaveText(/Every pair has enough contrast/)
    const save = page.getByRole('button', { name: 'Save theme.css' })
    await expect(save).toBeDisabled()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Skip to the tokens' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#tokens')).toBeFocused()

    await page.getByRole('radio', { name: 'Light' }).check()
    const quiet = page.getByRole('textbox', { name: 'Value of --text-quiet' })
    await quiet.fill('grey')
    await expect(quiet).toHaveAccessibleDescription('Written as oklch(0.5 0.1 30)')
    await quiet.fill('oklch(0.68 0.032 165)')
    await expect(status).toHaveText(/3 pairs are too weak/)
    const told = page.getByText('Too weak in the light look').locator('..')
    await expect(told.getByRole('listitem')).toHaveText([
      /^--text-quiet \/ --ground: 2\.\d\d, wanted 4\.5$/,
      /^--text-quiet \/ --surface: 2\.\d\d, wanted 4\.5$/,
      /^--text-quiet \/ --surface-raised: 2\.\d\d, wanted 4\.5$/,
    ])
    const shown = page.frameLocator('iframe[title="Preview, light"]').getByText('Quiet words')
    await expect(shown).toHaveCSS('color', 'oklch(0.68 0.032 165)')

    const corner = page.getByRole('slider', { name: 'Medium' })
    await corner.focus()
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowRight')
    await expect(corner).toHaveValue('21')
    await save.focus()
    await page.keyboard.press('Enter')
    await expect(status).toHaveText(/Saved; load the site again/)
    expect(senSheet()).toBe(
      before
        .replace('--text-quiet: oklch(0.47 0.032 165)', '--text-quiet: oklch(0.68 0.032 165)')
        .replace('--radius: 16px', '--radius: 21px'),
    )

    await page.goto(`http://sen.localhost:${memberPort}/lobby`)
    await expect(async () => {
      await page.reload()
      expect(await tokenOn(page, '--radius')).toBe('21px')
    }).toPass()
    await page.goto(`http://127.0.0.1:${memberPort}/lobby`)
    expect(await tokenOn(page, '--radius')).toBe('10px')
  })

  test('a colour is picked, and what was not saved is gone', async ({ page }) => {
    const before = senSheet()
    await page.goto(`http://sen.localhost:${themePort}/`)
    const picker = page.getByLabel('The button, --accent', { exact: true })
    await picker.fill('#0f766e')
    await expect(page.getByRole('textbox', { name: 'Value of --accent', exact: true })).toHaveValue(
      /^oklch\(0\.51\d* 0\.08\d* 18\d/,
    )
    await page.getByRole('button', { name: 'Discard changes' }).click()
    await expect(picker).not.toHaveValue('#0f766e')
    await expect(page.getByRole('button', { name: 'Save theme.css' })).toBeDisabled()
    expect(senSheet()).toBe(before)
  })

  for (const width of [390, 1280]) {
    test(`is read by everybody at ${width} px, in both languages`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`http://127.0.0.1:${themePort}/`)
      for (const language of ['English', 'Tiếng Việt']) {
        await page.getByRole('radio', { name: language }).check()
        await expect(page.frameLocator('iframe').last().getByRole('button').first()).toBeVisible()
        await expectAccessible(page, `theme page in ${language}`)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
      }
    })
  }
})

test('a brand that is made while all runs has its host and its merchant (system 46, system 47)', async ({
  page,
}) => {
  const made = spawnSync(
    process.execPath,
    [
      'tooling/scripts/src/brands/brand.ts',
      'new',
      'hoa-mai',
      '--title',
      'Hoa Mai',
      '--language',
      'en',
      '--yes',
    ],
    { cwd: repository, env: { ...process.env, SAOLA_BRANDS: home }, encoding: 'utf8' },
  )
  expect(made.status, made.stderr).toBe(0)
  await expect(async () => {
    await page.goto(`http://hoa-mai.localhost:${memberPort}/lobby`)
    await expect(page).toHaveTitle(/Hoa Mai/, { timeout: 1_000 })
    await expect(page.getByRole('main')).toBeVisible({ timeout: 3_000 })
  }).toPass()
  const en = await wordsOf('en')
  await signIn(page, en, 'member01')
  await expect(page.getByRole('banner').getByText(/₫/)).toBeVisible()
})
