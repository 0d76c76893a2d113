import { get } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import { openDemoStage } from './demo-stage.ts'
import { keysToPaint, scrollFar } from './lobby/lobby-probes.ts'
import { median, percentile } from './measure.ts'
import type { Figure } from './report.ts'

/** Titles, words inside names, vendors, nothing, and what is misspelled. */
const texts = ['limbo', 'rong vang', 'dragon', 'tre vang', 'qzxv', 'pirrate', 'ban ca', 'x7']
const catalogue = '/lgw/games/catalogue'

/** The list of 10,000 titles on a slow phone: searching, scrolling, and what it weighs on the way. */
export async function bench(): Promise<Figure[]> {
  const stage = await openDemoStage()
  try {
    const page = await stage.phone()
    await page.goto(`${stage.member}/games`)
    await page.locator('[data-tile]').first().waitFor()
    await page.waitForTimeout(3_000)
    const keys = await keysToPaint(page, texts)
    const slow = percentile(keys, 0.95)
    await page.goto(`${stage.member}/games/slots`)
    await page.locator('[data-tile]').first().waitFor()
    await page.waitForTimeout(3_000)
    const { longestFrame, mostTiles } = await scrollFar(page)
    return [
      { what: `key to painted result, median of ${keys.length}`, value: median(keys), unit: 'ms' },
      { what: 'key to painted result, p95', value: slow, unit: 'ms', goal: 'at most 32', met: slow <= 32 },
      { what: 'tiles in the page', value: mostTiles, unit: '', goal: 'at most 120', met: mostTiles <= 120 },
      {
        what: 'longest frame of a scroll of 20,000 px',
        value: longestFrame,
        unit: 'ms',
        goal: 'at most 50',
        met: longestFrame <= 50,
      },
      ...(await weighList(stage.member)),
    ]
  } finally {
    await stage.close()
  }
}

async function weighList(member: string): Promise<Figure[]> {
  const first = await fetchRaw(`${member}${catalogue}`, {})
  const second = await fetchRaw(`${member}${catalogue}`, { 'If-None-Match': first.headers.etag ?? '' })
  const value = first.bytes / 1000
  return [
    { what: 'the list, brotli', value, unit: 'kB', goal: 'at most 150', met: value <= 150 },
    {
      what: 'its second visit, status',
      value: second.status,
      unit: '',
      goal: '304',
      met: second.status === 304,
    },
  ]
}

/** Without the decoding that `fetch` does. */
async function fetchRaw(
  address: string,
  headers: Record<string, string>,
): Promise<{ status: number; headers: IncomingHttpHeaders; bytes: number }> {
  return new Promise((resolve, reject) => {
    get(
      address,
      { headers: { 'Accept-Encoding': 'br', Merchant: 'saola', Language: 'VI', ...headers } },
      (answer) => {
        let bytes = 0
        answer.on('data', (part: Uint8Array) => {
          bytes += part.length
        })
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes }))
        answer.on('error', reject)
      },
    ).on('error', reject)
  })
}
