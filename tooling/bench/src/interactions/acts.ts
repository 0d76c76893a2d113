import type { Locator, Page } from '@playwright/test'

/** Something that a person does on a page. */
export type Act = (page: Page) => Promise<void>

/** A page, and what somebody does there. */
export type Stop = { readonly path: string; readonly acts: readonly Act[] }

/** As long as a person looks before the next tap, so that each is timed alone. */
const lookMs = 350
/** What cannot be tapped, as something stands over it, is passed by. */
const tapMs = 2_000

/** Taps the first few parts that a selector finds, each as they stand; closes what a tap opens, and comes back from where it leads. */
export function tapEach(selector: string, most = 4): Act {
  return async (page) => {
    const { pathname } = new URL(page.url())
    for (let number = 0; number < most; number += 1) {
      /* oxlint-disable no-await-in-loop -- one tap after the other */
      const part = page.locator(`${selector} >> visible=true`).nth(number)
      if (!(await tap(page, part))) {
        if (number === 0) tellMissed(page, selector)
        continue
      }
      await closeDialog(page)
      if (new URL(page.url()).pathname !== pathname) await page.goBack()
      await page.waitForTimeout(lookMs)
      /* oxlint-enable no-await-in-loop */
    }
  }
}

/** Taps one part and leaves open what that opens. */
export function tapOnce(selector: string): Act {
  return async (page) => {
    if (!(await tap(page, page.locator(`${selector} >> visible=true`).first()))) tellMissed(page, selector)
  }
}

/** Types a text into a field, key after key. */
export function typeInto(selector: string, text: string): Act {
  return async (page) => {
    const field = page.locator(`${selector} >> visible=true`).first()
    if (await tap(page, field)) await field.pressSequentially(text, { delay: 150 })
    else tellMissed(page, selector)
  }
}

/** Presses keys wherever the focus is. */
export function press(...keys: readonly string[]): Act {
  return async (page) => {
    for (const key of keys) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await page.keyboard.press(key)
      // oxlint-disable-next-line no-await-in-loop -- as above
      await page.waitForTimeout(lookMs)
    }
  }
}

/** A walk that passes something by measures less than it says. */
function tellMissed(page: Page, selector: string): void {
  console.error(`${new URL(page.url()).pathname}: nothing could be tapped at ${selector}`)
}

async function tap(page: Page, part: Locator): Promise<boolean> {
  if ((await part.count()) === 0 || !(await part.isEnabled())) return false
  try {
    await part.tap({ timeout: tapMs })
  } catch {
    // It is gone, or something stands over it.
    return false
  }
  await page.waitForTimeout(lookMs)
  return true
}

async function closeDialog(page: Page): Promise<void> {
  if ((await page.locator('[role=dialog], [role=menu]').count()) > 0) await page.keyboard.press('Escape')
}
