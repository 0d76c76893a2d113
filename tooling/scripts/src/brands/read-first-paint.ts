import type { Browser } from '@playwright/test'

/** What of a brand its first paint shows. */
export type FirstPaint = { name: string; theme: 'dark' | 'light' }

/** What a page looks like before any code of ours runs: its title, its look, and whether the bars have the colour of its ground. */
export async function readFirstPaint(browser: Browser, url: string, brand: FirstPaint): Promise<string[]> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.route(/\.js(?:\?|$)/, (route) => route.abort())
  await page.goto(url)
  const title = await page.title()
  const [look, bars, ground] = await page.evaluate(readLook)
  await context.close()
  const { pathname } = new URL(url)
  return [
    ...(title.includes(brand.name) ? [] : [`title is "${title}", without the name ${brand.name}`]),
    ...(look === brand.theme ? [] : [`look is ${look}, while config.json says ${brand.theme}`]),
    ...(bars === ground ? [] : [`theme-color is ${bars}, while the page stands on ${ground}`]),
  ].map((sentence) => `first paint: ${pathname}: ${sentence}`)
}

/** Runs in the browser: the look of a page, the colour that it names for the bars, and its ground, each as a screen shows it. */
function readLook(): [look: string, bars: string, ground: string] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const shown = (colour: string): string => {
    if (canvas === null) return colour
    canvas.fillStyle = colour
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
    return `rgb(${red} ${green} ${blue})`
  }
  const bars = document.querySelector('meta[name="theme-color"]')?.getAttribute('content') ?? ''
  const { dataset } = document.documentElement
  return [
    dataset['theme'] ?? 'none',
    shown(bars),
    shown(getComputedStyle(document.documentElement).backgroundColor),
  ]
}
