import { expect, type Locator, type Page } from '@playwright/test'
import { pressUntil } from './keyboard.ts'
import type { Words } from './words.ts'

/** Where a visitor stands at the door: a page with little on it beside the header. */
const place = '/rewards'

type Key = Parameters<Words['say']>[0]

/** The ways into a member site as a person meets them: the dialogs of the header, their tabs and fields. */
export class Door {
  private readonly words: Words
  private readonly site: string

  constructor(words: Words, site: string) {
    this.words = words
    this.site = site
  }

  field(inside: Locator, key: Key): Locator {
    const label = this.words.say(key)
    // A star may stand behind the label; another field's label may begin with the same words.
    return inside
      .getByLabel(new RegExp(`^${label.replaceAll(/[()?.]/g, String.raw`\$&`)}\\s*\\*?$`))
      .and(inside.page().locator('input:not([type=radio])'))
  }

  tab(inside: Locator, key: Key): Locator {
    return inside.getByRole('tab', { name: this.words.say(key) })
  }

  codeField(inside: Locator): Locator {
    return inside.locator('input[autocomplete="one-time-code"]')
  }

  async sendCode(inside: Locator): Promise<void> {
    await inside.getByRole('button', { name: this.words.say('session:code.send') }).click()
    await expect(inside.getByRole('button', { name: /60|5\d/ })).toBeDisabled()
  }

  async submit(inside: Locator, key: Key): Promise<void> {
    await inside
      .getByRole('button', { name: this.words.say(key), exact: true })
      .last()
      .click()
  }

  openSignIn(page: Page, { stay = false } = {}): Promise<Locator> {
    return this.open(page, 'session:sign_in', stay)
  }

  openRegister(page: Page): Promise<Locator> {
    return this.open(page, 'session:register', false)
  }

  /** Opens a dialog of the header without a mouse; the focus is inside of it then. */
  async openByKeyboard(page: Page, key: Key): Promise<Locator> {
    await page.goto(`${this.site}${place}`)
    const opener = page.getByRole('banner').getByRole('button', { name: this.words.say(key) })
    await expect(opener).toBeVisible()
    await pressUntil(page, 'Tab', opener)
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expect(dialog.locator(':focus').or(page.locator('[role=dialog]:focus'))).toHaveCount(1)
    return dialog
  }

  /** Goes to the local provider and is somebody there, or turns back when `email` is undefined. */
  async visitProvider(page: Page, email: string | undefined): Promise<void> {
    const dialog = await this.openSignIn(page)
    const name = this.words.say('session:sign_in.with', { provider: 'Google' })
    await dialog.getByRole('button', { name }).click()
    const mail = page.getByLabel(this.words.say('identity:email'), { exact: true })
    if (email === undefined) {
      await page.getByRole('button', { name: this.words.say('identity:cancel') }).click()
    } else {
      await mail.fill(email)
      await page.getByRole('button', { name: this.words.say('identity:continue') }).click()
    }
    await expect(page).toHaveURL(/\/social\/google|\/rewards/)
  }

  /** Whoever has entered stands where they stood before. */
  async expectBack(page: Page): Promise<void> {
    await expect(page).toHaveURL(`${this.site}${place}`)
  }

  /** The balance stands where the ways in were, and the account is the one that was meant. */
  async expectEntered(page: Page, name?: string): Promise<void> {
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(
      page.getByRole('banner').getByRole('button', { name: this.words.say('session:sign_in') }),
    ).toBeHidden()
    const kept = await page.evaluate(() => sessionStorage.getItem('session'))
    const { member } = JSON.parse(kept ?? '{}') as { member?: { account: string } }
    expect(member?.account).toBeTruthy()
    if (name !== undefined) expect(member?.account).toBe(name)
  }

  private async open(page: Page, key: Key, stay: boolean): Promise<Locator> {
    if (!stay) await page.goto(`${this.site}${place}`)
    await page
      .getByRole('banner')
      .getByRole('button', { name: this.words.say(key) })
      .click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    return dialog
  }
}
