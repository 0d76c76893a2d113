import { launch } from 'puppeteer-core'
import type { EnginePage, WindowSize } from './engine-page.ts'

/** Opens a window of Firefox, without a profile of before, in the language of an English browser. */
export async function openFirefox(executablePath: string, size: WindowSize): Promise<EnginePage> {
  const browser = await launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: { 'intl.accept_languages': 'en-US', 'ui.prefersReducedMotion': 1 },
    env: { ...process.env, TZ: 'Asia/Ho_Chi_Minh' },
  })
  const page = await browser.newPage()
  await page.setViewport(size)
  return {
    name: 'firefox',
    go: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    run: (work, ...given) =>
      page.evaluate(`(${work.toString()})(...${JSON.stringify(given)})`) as Promise<
        Awaited<ReturnType<typeof work>>
      >,
    pressAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
  }
}
