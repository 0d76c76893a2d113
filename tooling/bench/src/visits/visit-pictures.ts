import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import { slowLine } from './visit-page.ts'

/** Git ignores it. */
const usualFolder = fileURLToPath(new URL('../../../../.ci/reports/visits', import.meta.url))

type Frame = { at: number; png: string }

/**
 * Opens an address for the first time on a slow phone line, and writes a picture of what stood there at each moment, in
 * milliseconds from its start: `NAME-500.png`. Answers the folder, `SAOLA_SHOTS` where that is set.
 */
export async function takeVisitPictures(
  page: Page,
  address: string,
  { name, momentsMs }: { name: string; momentsMs: readonly number[] },
): Promise<string> {
  const folder = process.env['SAOLA_SHOTS'] || usualFolder
  mkdirSync(folder, { recursive: true })
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slowLine)
  // Nothing is sent before something changes.
  const { data: empty } = await session.send('Page.captureScreenshot', { format: 'png' })
  const frames: Frame[] = [{ at: 0, png: empty }]
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1_000, png: data })
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined)
  })
  await session.send('Page.startScreencast', { format: 'png' })
  await page.goto(address)
  const startedAt = await page.evaluate(() => performance.timeOrigin)
  await page.waitForTimeout(Math.max(0, startedAt + Math.max(...momentsMs) - Date.now()) + settleMs)
  await session.send('Page.stopScreencast')
  for (const moment of momentsMs) {
    const png = frames.findLast(({ at }) => at <= startedAt + moment)?.png ?? empty
    writeFileSync(join(folder, `${name}-${moment}.png`), Buffer.from(png, 'base64'))
  }
  return folder
}

/** A picture of the last moment may still be on its way. */
const settleMs = 500
