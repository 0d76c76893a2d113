import { expect, test, type Page } from '@playwright/test'
import { origin } from '@saola/scripts'
import { enterAs } from '../../src/enter-as.ts'
import { agentScreens, ownScreens, publicScreens } from '../../src/screens/every-screen.ts'
import { giveOneOfEverything } from '../../src/one-of-everything.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { translateTexts } from '../../src/translated/translate-texts.ts'
import { walkInside, type Walk } from '../../src/walk-inside.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const agent = origin(sharedAddresses.agentPort)
const gateway = origin(sharedAddresses.gatewayPort)
const { say } = await wordsOf('vi')

/** An account that no other journey uses. */
const account = 'quynhanh'

/** So many controls of a page are pressed after a translator has been there. */
const acts = 10

test.describe('every screen goes on after the browser translated it', { tag: '@round' }, () => {
  test.beforeEach(() => test.setTimeout(300_000))

  test('what everybody sees', async ({ page }) => {
    const walk = walkInside(page)
    await page.goto(`${member}/lobby`)
    const { '/social/$provider': _left, ...screens } = publicScreens
    for (const path of Object.values(screens)) await useTranslated(page, walk, path)
  })

  test('what a member sees', async ({ page }) => {
    const has = await giveOneOfEverything(gateway, account)
    const walk = walkInside(page)
    await enterAs(page, member, account, '/wallet')
    for (const path of Object.values(ownScreens(has))) await useTranslated(page, walk, path)
  })

  test('what an agent sees', async ({ page }) => {
    const walk = walkInside(page)
    await enterAs(page, agent, 'agent02', '/')
    for (const path of agentScreens) await useTranslated(page, walk, path)
  })
})

/** Presses the controls of a screen one after the other, its texts translated before each. */
async function useTranslated(page: Page, walk: Walk, path: string): Promise<void> {
  await walk.go(path)
  for (let act = 0; act < acts; act += 1) {
    await page.evaluate(translateTexts)
    const pressed = await page.evaluate(press, act)
    if (pressed === undefined) break
    await page.waitForTimeout(60)
    const said = `${path}, ${pressed}`
    await expect(page.getByText(say('system:error.title')), said).toHaveCount(0)
    await expect(page.locator('main, iframe, [role="dialog"]').first(), said).toBeVisible()
    await page.keyboard.press('Escape')
    if (new URL(page.url()).pathname !== path.split('?')[0]) await walk.go(path)
  }
}

/** Presses a control of the page that sends nothing; answers its words, and nothing where there is no further one. */
function press(index: number): string | undefined {
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'header button, main :is(button:not([type="submit"]), [role="tab"], summary, input[type="radio"], input[type="checkbox"])',
    ),
  ].filter((each) => each.getClientRects().length > 0 && !each.matches(':disabled, [aria-disabled="true"]'))
  const control = controls[index]
  control?.click()
  return control && `${control.tagName.toLowerCase()} "${(control.textContent ?? '').trim().slice(0, 30)}"`
}
