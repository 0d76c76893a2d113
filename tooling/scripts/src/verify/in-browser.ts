import { chromium, type Page } from '@playwright/test'
import { browserPath } from '../browser-path.ts'

/** Opens an address in a browser and gives its page to `look`; fails with that and with every error that the page has told. */
export async function inBrowser(address: string, look: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(String(error)))
    page.on('console', (line) => {
      if (line.type() === 'error') problems.push(`${line.text()} (${line.location().url})`)
    })
    await page.goto(address)
    await look(page).catch((error: unknown) => {
      throw new Error([String(error), ...problems].join('\n'), { cause: error })
    })
    if (problems.length > 0) throw new Error(problems.join('\n'))
  } finally {
    await browser.close()
  }
}
