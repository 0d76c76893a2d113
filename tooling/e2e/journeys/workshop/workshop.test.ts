import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect } from '@playwright/test'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { openComponent, test } from '../../src/workshop-page.ts'

const stories = fileURLToPath(new URL('../../../../packages/ui/workshop/stories', import.meta.url))
const components = globSync('*/*.tsx', { cwd: stories }).map((file) => basename(file, '.tsx'))

/** The overlays with what stands over the page once the first control of their page is used. */
const overlays = {
  dialog: '[role=dialog]',
  'alert-dialog': '[role=alertdialog]',
  menu: '[role=menu]',
  popover: '[role=dialog]',
  toast: '[aria-live] > div',
  'hover-panel': '[role=dialog]',
}

// Names depend on the language, contrast on the theme, no rule on both.
for (const [theme, lang] of [
  ['dark', 'vi'],
  ['light', 'en'],
] as const) {
  test(`every story meets WCAG 2.2 AA, ${theme}, ${lang}`, { tag: '@round' }, async ({ page, workshop }) => {
    const view = `theme=${theme}&lang=${lang}&motion=reduced`
    await openComponent(page, workshop, 'button', view)
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    for (const component of components) {
      await page.evaluate((address) => {
        history.pushState(null, '', address)
        dispatchEvent(new PopStateEvent('popstate'))
      }, `page.html?${view}&component=${component}`)
      await expect(page.locator('main').first()).toHaveAttribute('data-component', component)
      for (const frame of page.frames()) await frame.waitForLoadState()
      await expectAccessible(page, component)
    }
  })

  test(
    `the open overlays meet WCAG 2.2 AA, ${theme}, ${lang}`,
    { tag: '@round' },
    async ({ page, workshop }) => {
      const view = `theme=${theme}&lang=${lang}&motion=reduced`
      for (const [component, overlay] of Object.entries(overlays)) {
        await openComponent(page, workshop, component, view)
        const opener = page.locator('[data-story]').first().locator('button, a').first()
        await (component === 'hover-panel' ? opener.focus() : opener.click())
        await expect(page.locator(overlay)).toBeVisible()
        await expectAccessible(page, component)
      }
    },
  )
}

test('the shell chooses component, theme, language and width', async ({ page, workshop }) => {
  await page.goto(`${workshop}/?theme=light&lang=en&width=390#tabs`)
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Tabs')
  expect(await page.frames()[1]?.evaluate(() => innerWidth)).toBe(390)
  await expectAccessible(page, 'shell')
  await page.getByRole('searchbox', { name: 'Search by name' }).fill('iconb')
  await page.getByRole('link', { name: 'IconButton' }).click()
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('IconButton')
  await page.getByRole('button', { name: 'Dark' }).click()
  await page.getByRole('button', { name: 'VI', exact: true }).click()
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(frame.locator('html')).toHaveAttribute('lang', 'vi')
  await expect(page).toHaveURL(/theme=dark&lang=vi&width=390&motion=full#icon-button$/)
  await expectAccessible(page, 'shell')
})

test('reduced motion makes the loading mark a still', async ({ page, workshop }) => {
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter((each) => each.playState === 'running').length)
  await openComponent(page, workshop, 'loading-mark')
  expect(await moving()).toBeGreaterThan(0)
  await openComponent(page, workshop, 'loading-mark', 'theme=dark&lang=en&motion=reduced')
  expect(await moving()).toBe(0)
})

test('a story in a window of its own has the width it asks for', async ({ page, workshop }) => {
  await openComponent(page, workshop, 'app-frame')
  const windows = page.locator('main iframe')
  await expect(windows.first().contentFrame().getByRole('complementary')).toBeVisible()
  await expect(windows.last().contentFrame().getByRole('complementary')).toBeHidden()
})
