import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './expect-accessible.ts'
import type { Words } from './words.ts'

/** The operator's side, worked by hand at its desk in a second tab. */
export class Desk {
  private readonly page: Page
  private readonly words: Words
  private readonly gateway: string

  constructor(page: Page, words: Words, gateway: string) {
    this.page = page
    this.words = words
    this.gateway = gateway
  }

  async open(withdrawalId: string): Promise<Locator> {
    await this.page.goto(`${this.gateway}/desk?language=${this.words.language}`)
    return this.page.getByRole('article', { name: `WD${withdrawalId}` })
  }

  async pay(withdrawalId: string, sent = ''): Promise<void> {
    const row = await this.open(withdrawalId)
    await row.getByRole('button', { name: this.words.say('desk:approve') }).click()
    await row.getByLabel(this.words.say('desk:sent_amount')).fill(sent)
    await row.getByRole('button', { name: this.words.say('desk:pay') }).click()
    await expect(this.page.getByRole('status')).toContainText(`WD${withdrawalId}`)
  }

  async payRest(withdrawalId: string): Promise<void> {
    const row = await this.open(withdrawalId)
    await row.getByRole('button', { name: this.words.say('desk:pay') }).click()
    await expect(this.page.getByRole('status')).toContainText(`WD${withdrawalId}`)
  }

  /** What did not come is paid again or goes back to the wallet. */
  async decide(withdrawalId: string, step: 'repay' | 'return'): Promise<void> {
    const row = await this.open(withdrawalId)
    await expectAccessible(this.page, 'desk with a withdrawal that did not come')
    await row.getByRole('button', { name: this.words.say(`desk:${step}`) }).click()
    await expect(this.page.getByRole('status')).toContainText(`WD${withdrawalId}`)
  }

  async refuse(withdrawalId: string, reason: string): Promise<void> {
    const row = await this.open(withdrawalId)
    await row.getByLabel(this.words.say('desk:reason')).fill(reason)
    for (const colorScheme of ['dark', 'light'] as const) {
      await this.page.emulateMedia({ colorScheme })
      await expectAccessible(this.page, `desk with a withdrawal, ${colorScheme}`)
    }
    await row.getByRole('button', { name: this.words.say('desk:reject') }).click()
    await expect(this.page.getByRole('status')).toContainText(`WD${withdrawalId}`)
  }

  /** The member's picture is to be seen, and the operator has its own evidence. */
  async force(withdrawalId: string): Promise<void> {
    const row = await this.open(withdrawalId)
    const picture = row.getByRole('link', { name: this.words.say('desk:proof', { number: 1 }) })
    expect(
      (await this.page.request.get(`${this.gateway}${await picture.getAttribute('href')}`)).headers(),
    ).toMatchObject({ 'content-type': 'image/png' })
    await row.getByRole('button', { name: this.words.say('desk:force') }).click()
    await expect(row).toBeHidden()
  }
}
