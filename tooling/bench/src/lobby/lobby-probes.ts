import type { Page } from '@playwright/test'

/** Milliseconds from each key of a text to the picture in which its results stand. */
export async function keysToPaint(page: Page, texts: readonly string[]): Promise<number[]> {
  const field = page.getByRole('searchbox').first()
  const taken: number[] = []
  for (const text of texts) {
    await field.fill('')
    await page.waitForTimeout(500)
    for (const letter of text) {
      // A blank after a word changes no result.
      if (letter === ' ') {
        await page.keyboard.press('Space')
        await page.waitForTimeout(150)
        continue
      }
      // A key overtakes what is asked of a busy page, so the watch stands before the key is pressed.
      const watch = await page.evaluateHandle(watchResults)
      await page.keyboard.press(letter)
      const milliseconds = await watch.evaluate(async ({ painted }) => painted)
      await watch.dispose()
      if (milliseconds !== undefined) taken.push(milliseconds)
      await page.waitForTimeout(150)
    }
  }
  return taken
}

/** Runs in the page: waits for a key, then for the results that it changes, then for the picture of them. */
function watchResults(): { painted: Promise<number | undefined> } {
  const painted = new Promise<number | undefined>((resolve) => {
    let pressedAt = 0
    const main = document.querySelector('main') ?? document.body
    const observer = new MutationObserver((records) => {
      // A picture that comes meanwhile is no result.
      const isResult = records.some(
        ({ type, addedNodes }) =>
          type === 'characterData' || [...addedNodes].some(({ nodeName }) => nodeName !== 'IMG'),
      )
      if (pressedAt === 0 || !isResult) return
      observer.disconnect()
      // A message that is posted within a frame comes after its picture.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => resolve(performance.now() - pressedAt), { once: true })
        port1.start()
        port2.postMessage(undefined)
      })
    })
    document.addEventListener(
      'keydown',
      (event) => {
        pressedAt = event.timeStamp
        for (const list of main.querySelectorAll('ul, output'))
          observer.observe(list, { childList: true, subtree: true, characterData: true })
      },
      { once: true, capture: true },
    )
    // A letter after which the same titles stand there changes nothing.
    setTimeout(() => {
      observer.disconnect()
      resolve(undefined)
    }, 1_500)
  })
  // In an object, so that its holder does not wait for it.
  return { painted }
}

/** What a scroll of 20,000 px over the list costs: the longest frame, and the most tiles that the page held. */
export async function scrollFar(page: Page): Promise<{ longestFrame: number; mostTiles: number }> {
  return page.evaluate(
    async () =>
      new Promise((resolve) => {
        const step = 100
        const far = window.scrollY + 20_000
        let longestFrame = 0
        let mostTiles = 0
        let last = performance.now()
        const next = (now: number): void => {
          longestFrame = Math.max(longestFrame, now - last)
          last = now
          mostTiles = Math.max(mostTiles, document.querySelectorAll('[data-tile]').length)
          if (window.scrollY >= far - step) {
            resolve({ longestFrame, mostTiles })
            return
          }
          window.scrollBy(0, step)
          requestAnimationFrame(next)
        }
        requestAnimationFrame((now) => {
          last = now
          requestAnimationFrame(next)
        })
      }),
  )
}
