import { chromium, expect, test } from '@playwright/test'
import { browserPath } from '@saola/scripts'
import { expectAccessibleInBothThemes } from '../src/expect-accessible.ts'
import { sharedAddresses } from '../src/platform/addresses.ts'
import { wordsOf } from '../src/words.ts'

const shots = process.env['SAOLA_SHOTS']

test('an address that is none of the brand says so and names the right ones', async ({ viewport }, {
  project,
}) => {
  const words = await wordsOf('vi')
  // The whole world's names lead to this machine, as those of a copied site would.
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: ['--no-sandbox', '--disable-gpu', '--host-resolver-rules=MAP * 127.0.0.1'],
  })
  try {
    const page = await browser.newPage({ viewport })
    await page.goto(`http://saola-bonus.test:${sharedAddresses.memberPort}/lobby`)
    await expect(
      page.getByRole('heading', { level: 1, name: words.say('system:error.invalid_url') }),
    ).toBeVisible()
    const right = page.getByRole('listitem').getByRole('link').first()
    await expect(right).toHaveAttribute('href', `http://127.0.0.1:${sharedAddresses.memberPort}`)
    await expectAccessibleInBothThemes(page, 'an invalid address')
    if (shots) await page.screenshot({ path: `${shots}/invalid-address-${project.name}.png` })
    await right.click()
    await expect(page).toHaveURL(`http://127.0.0.1:${sharedAddresses.memberPort}/`)
  } finally {
    await browser.close()
  }
})
