import { expect } from '@playwright/test'
import { compose } from '../../src/keyboard.ts'
import { openComponent, test } from '../../src/workshop-page.ts'

test('a name in capitals is what was composed, however often its letters change', async ({
  page,
  workshop,
}) => {
  await openComponent(page, workshop, 'shaped-input')
  const field = page.getByLabel('Account holder')
  await compose(page, field, ['n', 'ng', 'ngu', 'nguy', 'nguye', 'nguyê', 'nguyễ', 'nguyễn'])
  await expect(field).toHaveValue('NGUYỄN')
  await field.press('End')
  await page.keyboard.type(' ')
  await compose(page, field, ['d', 'đ', 'đu', 'đư', 'đưc', 'đức'])
  await expect(field).toHaveValue('NGUYỄN ĐỨC')
})

test('digits are what was composed', async ({ page, workshop }) => {
  await openComponent(page, workshop, 'shaped-input')
  const field = page.getByLabel('Code')
  await compose(page, field, ['1', '12', '12a', '12a3'])
  await expect(field).toHaveValue('123')
})

test('an amount is what was composed, and is grouped when it is done', async ({ page, workshop }) => {
  await openComponent(page, workshop, 'amount-input')
  const field = page.getByLabel('Amount to deposit')
  await field.fill('')
  await compose(page, field, ['5', '50', '500', '5000', '50000'])
  await expect(field).toHaveValue('50,000')
  await page.keyboard.type('0')
  await expect(field).toHaveValue('500,000')
})

test('an amount that a keyboard offers in one piece is read as it is written', async ({ page, workshop }) => {
  await openComponent(page, workshop, 'amount-input')
  const field = page.getByLabel('Amount to deposit')
  await field.fill('')
  await page.keyboard.insertText('1.000.000,00')
  await expect(field).toHaveValue('1,000,000')
  await field.press('ControlOrMeta+a')
  await page.keyboard.insertText('hai trăm')
  await expect(field).toHaveValue('1,000,000')
})
