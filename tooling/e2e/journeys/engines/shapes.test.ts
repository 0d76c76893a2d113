import { expect } from '@playwright/test'
import { origin } from '@saola/scripts'
import { enterDriven, test } from '../../src/engines/engine-test.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'

const member = origin(sharedAddresses.memberPort)

/** Accounts that no other journey uses. */
const accounts = { webkit: 'quynhanh', firefox: 'bichngoc' } as const

/** How many lines the words of a control take. */
const linesOf = (selector: string): number => {
  const control = document.querySelector(selector)
  if (!control) return 0
  const words = document.createRange()
  words.selectNodeContents(control)
  const tops = [...words.getClientRects()]
    .filter(({ width }) => width > 1)
    .map(({ top }) => Math.round(top / 8))
  return new Set(tops).size
}

/** How a field and the button of its form share their row, in parts of it, and how far apart their middles are. */
const rowOf = (form: string): { field: number; apart: number } | null => {
  const row = document.querySelector(form)?.getBoundingClientRect()
  const field = document.querySelector(`${form} input`)?.getBoundingClientRect()
  const button = document.querySelector(`${form} button[type="submit"]`)?.getBoundingClientRect()
  if (!row || !field || !button) return null
  const apart = Math.abs((field.top + field.bottom - button.top - button.bottom) / 2)
  return { field: field.width / row.width, apart }
}

for (const engine of ['webkit', 'firefox'] as const) {
  test.describe(`${engine}, a phone`, { tag: '@round' }, () => {
    test.use({ engine, window: { width: 390, height: 844 } })

    test('words of a button stay on a line, and a field has the most of its row', async ({ driven }) => {
      const { hand } = driven
      await enterDriven(driven, member, '/rewards/rebates', { name: accounts[engine] })
      const claim = '[class*="_claim_"] > button'
      await hand.until('the claim', (selector) => document.querySelector(selector) !== null, claim)
      expect(await driven.run(linesOf, claim)).toBe(1)
      await hand.walk('/chat')
      const form = 'main form'
      await hand.until('the field', (selector) => document.querySelector(`${selector} input`) !== null, form)
      const row = await driven.run(rowOf, form)
      expect(row?.field).toBeGreaterThan(0.6)
      expect(row?.apart).toBeLessThan(24)
    })
  })
}
