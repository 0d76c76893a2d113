import { expect } from '@playwright/test'
import { openComponent, test } from '../../src/workshop-page.ts'

test('a day is taken once it is whole, and one that is none goes back (system 24)', async ({
  page,
  workshop,
}) => {
  await openComponent(page, workshop, 'day-input')
  const from = page.getByRole('textbox', { name: 'From' })
  const to = page.getByRole('textbox', { name: 'To' })
  const calendarOfTo = page.locator('input[type="date"]').nth(1)
  await expect(from).toHaveValue('01/11/2026')
  await from.fill('5/11/2026')
  // One figure of the day may still be missing.
  await expect(calendarOfTo).toHaveAttribute('min', '2026-11-01')
  await from.press('Enter')
  await expect(from).toHaveValue('05/11/2026')
  await expect(calendarOfTo).toHaveAttribute('min', '2026-11-05')
  await from.fill('07/11/2026')
  await expect(calendarOfTo).toHaveAttribute('min', '2026-11-07')
  for (const none of ['31/02/2026', '23/11/2026', 'mai']) {
    await from.fill(none)
    await to.focus()
    await expect(from).toHaveValue('07/11/2026')
  }
  await calendarOfTo.fill('2026-11-09')
  await expect(to).toHaveValue('09/11/2026')
})
