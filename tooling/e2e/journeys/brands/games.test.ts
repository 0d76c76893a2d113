import { expect, test } from '@playwright/test'
import { origin } from '@saola/scripts'
import { expectAccessible } from '../../src/expect-accessible.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'

const vendor = origin(sharedAddresses.vendorPort)

/** A game by itself, a board that one presses, reels with pools, a climb. */
const titles = ['limbo', 'mines-gold', 'pirate-queen', 'tower']

test.describe('games of ours look like the brand that opened them (games 101, 105)', () => {
  for (const title of titles) {
    test(`${title} has the colours and the letters of Sen at Sen, and can be read`, async ({ page }) => {
      const elsewhere: string[] = []
      page.on('request', (request) => {
        if (!request.url().startsWith(vendor)) elsewhere.push(request.url())
      })
      const look = async (merchant: string): Promise<[ground: string, corner: string, face: string]> => {
        await page.goto(`${vendor}/play/${title}?mode=demo&language=EN&merchant=${merchant}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        return page.evaluate(() => {
          const { backgroundColor, fontFamily } = getComputedStyle(document.documentElement)
          const corner = getComputedStyle(document.documentElement).getPropertyValue('--radius').trim()
          return [backgroundColor, corner, fontFamily]
        })
      }
      const [ground, corner, face] = await look('saola')
      expect(corner).toBe('10px')
      // The product's own letters, and not what a browser takes where none are named.
      expect(face).toContain('Be Vietnam Pro')
      const [ofSen, cornerOfSen, faceOfSen] = await look('sen')
      expect(cornerOfSen).toBe('16px')
      expect(ofSen).not.toBe(ground)
      expect(faceOfSen).toMatch(/^"?Nunito/)
      const loaded = await page.evaluate(async () => {
        await document.fonts.ready
        return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)
      })
      expect(loaded.join()).toMatch(/Nunito"?(?:,|$)/)
      // Neither the letters of another brand, nor anything of another host.
      expect(loaded.join()).not.toContain('Be Vietnam')
      expect(elsewhere).toEqual([])
      await expectAccessible(page, `${title} at Sen`)
    })
  }
})
