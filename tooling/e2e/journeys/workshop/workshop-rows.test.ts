import { expect } from '@playwright/test'
import { openComponent, test } from '../../src/workshop-page.ts'

test('a row opens wherever it is pressed, and nothing beside it does', async ({ page, workshop }) => {
  await openComponent(page, workshop, 'row-button')
  // No row of a table holds what covers it in WebKit.
  await page.addStyleTag({ content: 'tr { position: static !important }' })
  const open = page.locator('output')
  for (const [cell, reference] of [
    ['5.000.000', 'SL-40211'],
    ['20/11 22:40', 'SL-11873'],
    ['21/11 09:14', 'SL-40211'],
  ] as const) {
    await page.getByRole('cell', { name: cell }).click({ force: true })
    await expect(open).toHaveText(reference)
  }
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(open).toHaveText('nothing')
  await page.getByRole('columnheader', { name: 'Time' }).click()
  await expect(open).toHaveText('nothing')
})
