import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { test } from '@playwright/test'
import { openPlatform, origin, type OpenPlatform } from '@saola/scripts'
import { bankSecret, opsSecret, ownAddresses, type OwnPlatformName } from './addresses.ts'
import { newDataPlace } from './data-place.ts'

const gatewayMain = fileURLToPath(new URL('../../../gateway/src/main.ts', import.meta.url))

/** How far a gateway's clock is ahead of the machine's, in milliseconds. */
export const clockVariable = 'SAOLA_CLOCK_OFFSET_MS'

/** What `pnpm start` runs on is walked too: in the round by the journeys that have a platform of their own. */
export const ownIsEmbedded = process.env['SAOLA_RING'] === 'round'

/** A platform for journeys that break things, with what they need to break it. */
export type OwnPlatform = {
  platform: OpenPlatform
  member: string
  /** Changes the merchant as an operator would; the fields of `POST /ops/merchant`, or of another operation. */
  operate: (change: Record<string, unknown>, path?: 'merchant' | 'bank-transfer') => Promise<void>
  /** Starts the gateway anew with its clock so far from the machine's; the data stay. */
  moveClock: (offsetMs: number) => Promise<void>
  /** Runs a gateway command on this platform's database, which nobody else may have open. */
  command: (name: string) => { code: number; output: string }
  close: () => Promise<void>
}

/**
 * Opens a platform on its own ports and its own database, with the demo data and nothing else in it; `more` goes to the
 * environment of its gateway, `home` is the folder of its brands where they are not the repository's.
 */
export async function openOwnPlatform(
  name: OwnPlatformName,
  more: Record<string, string> = {},
  home?: string,
): Promise<OwnPlatform> {
  const data = await newDataPlace({ isEmbedded: ownIsEmbedded })
  const addresses = ownAddresses(name, test.info().project.name)
  const environment: Record<string, string> = {
    ...data.environment,
    SAOLA_OPS_SECRET: opsSecret,
    SAOLA_BANK_SECRET: bankSecret,
    ...more,
  }
  const platform = await openPlatform({ addresses, environment, ...(home && { home }) })
  return {
    platform,
    member: origin(addresses.memberPort),
    operate: async (change, path = 'merchant') => {
      const answer = await fetch(`${origin(addresses.gatewayPort)}/ops/${path}`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Ops-Secret': opsSecret },
        body: JSON.stringify({ merchant: 'saola', ...change }),
      })
      if (!answer.ok) throw new Error(`operations refused: ${answer.status} ${await answer.text()}`)
    },
    moveClock: async (offsetMs) => {
      await platform.gateway.stop()
      environment[clockVariable] = String(offsetMs)
      await platform.gateway.start({ [clockVariable]: environment[clockVariable] })
    },
    command: (word) => {
      const result = spawnSync(process.execPath, [gatewayMain, word], {
        env: { ...process.env, SAOLA_LOCAL: '1', ...environment },
        encoding: 'utf8',
      })
      return { code: result.status ?? -1, output: `${result.stdout}${result.stderr}` }
    },
    close: async () => {
      await platform.close()
      await data.remove()
    },
  }
}
