import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { openDocuments, type OpenDocuments } from '../../src/open-documents.ts'

// It is built once for both widths, for half a minute.
test.describe.configure({ mode: 'serial', timeout: 240_000 })

let documents: OpenDocuments
test.beforeAll(async () => {
  // The time above is that of each test.
  test.setTimeout(240_000)
  documents = await openDocuments(8490)
})
test.afterAll(() => documents.close())

for (const [name, width, height] of [
  ['a phone', 390, 844],
  ['a desk', 1280, 900],
] as const) {
  test(`a newcomer reads the documents on ${name}`, { tag: '@round' }, async ({ page }) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(String(error)))
    page.on('console', (line) => line.type() === 'error' && problems.push(line.text()))
    await page.setViewportSize({ width, height })

    await test.step('the first page leads on', async () => {
      await page.goto(documents.origin)
      await expect(page.getByRole('link', { name: 'Quick start' }).first()).toBeVisible()
      await expectAccessibleInBothLooks(page, 'home')
    })

    await test.step('search finds a word without asking anybody', async () => {
      await page.getByRole('button', { name: 'Search' }).first().click()
      await page.locator('#localsearch-input').fill('reconcile')
      await expect(page.locator('#localsearch-list a').first()).toBeVisible()
      await page.keyboard.press('Escape')
    })

    await test.step('the example of a package runs beside its code', async () => {
      await page.goto(`${documents.origin}/packages/i18n.html`)
      const example = page.frameLocator('iframe')
      await expect(example.getByText('Một triệu hai trăm năm mươi nghìn đồng')).toBeVisible()
      await expectAccessibleInBothLooks(page, 'a package')
    })

    await test.step('the calls of an area say what they take and answer', async () => {
      await page.goto(`${documents.origin}/calls/wallet.html`)
      await expect(page.getByRole('heading', { name: 'wallet.balance' })).toBeVisible()
      await expect(page.getByText('sumBalance').first()).toBeAttached()
      await expectAccessibleInBothLooks(page, 'calls')
      const document = await page.request.get(`${documents.origin}/openapi.json`)
      expect((await document.json()).servers).toHaveLength(1)
    })

    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(isWide).toBe(false)
    expect(problems).toEqual([])
  })
}

/** The site's tool keeps its look as a class of the page, from which the product's theme follows. */
async function expectAccessibleInBothLooks(page: Page, what: string): Promise<void> {
  for (const look of ['light', 'dark']) {
    await page.evaluate((name) => document.documentElement.classList.toggle('dark', name === 'dark'), look)
    await expect(page.locator('html')).toHaveAttribute('data-theme', look)
    await expectAccessible(page, `${what}, ${look}`)
  }
}
