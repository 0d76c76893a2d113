import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import {
  browserPath,
  buildApps,
  lineOrigins,
  openPlatform,
  origin,
  readAddresses,
  type Addresses,
} from '@saola/scripts'

/** How much slower a phone is than the machine that measures. */
const slowdown = 4

/** The whole product on a database of its own, and a browser. */
export type DemoStage = {
  member: string
  agent: string
  vendor: string
  /** A page as wide as a phone's and as slow. */
  phone: () => Promise<Page>
  /** Where the browser listens for tools that drive it themselves. */
  browserPort: number
  close: () => Promise<void>
}

/** What a bench has otherwise than the demo: the address of a database that is not embedded, and which lines its site offers. */
export type StageChoices = { databaseUrl?: string; linesOf?: (addresses: Addresses) => readonly string[] }

/** Builds the apps and opens everything away from the usual ports, so that a running `pnpm start` is not measured. */
export async function openDemoStage({
  databaseUrl = '',
  linesOf = lineOrigins,
}: StageChoices = {}): Promise<DemoStage> {
  await buildApps()
  const folder = mkdtempSync(join(tmpdir(), 'saola-bench-'))
  const addresses = readAddresses({}, 3500)
  const environment = { SAOLA_DATA: folder, DATABASE_URL: databaseUrl, REDIS_URL: '' }
  const platform = await openPlatform({ addresses, environment, lines: linesOf(addresses) })
  // Beside the ports of the platform; none of it ends so.
  const browserPort = addresses.gatewayPort + 91
  const browser = await chromium.launch({
    executablePath: await browserPath(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', `--remote-debugging-port=${browserPort}`],
  })
  return {
    member: origin(addresses.memberPort),
    agent: origin(addresses.agentPort),
    vendor: origin(addresses.vendorPort),
    phone: async () => openPhone(browser),
    browserPort,
    close: async () => {
      await browser.close()
      await platform.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function openPhone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return page
}
