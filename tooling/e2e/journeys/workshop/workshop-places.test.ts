import { expect } from '@playwright/test'
import { openComponent, test } from '../../src/workshop-page.ts'

test('parts below each other are shown at once, with the last of them (system 28)', async ({
  page,
  workshop,
}) => {
  await page.clock.install()
  await openComponent(page, workshop, 'together')
  const known = page.getByRole('heading', { name: 'There from the start', includeHidden: true })
  const early = page.getByText('There after 400 ms')
  const late = page.getByText('There after 1200 ms')
  await expect(late).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Load again' }).click()
  await page.clock.runFor(500)
  await expect(early).toBeAttached()
  for (const part of [known, early]) await expect(part).toBeHidden()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(1)
  await page.clock.runFor(1_000)
  for (const part of [known, early, late]) await expect(part).toBeVisible()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
})
