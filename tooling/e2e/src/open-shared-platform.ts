import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { openPlatform, origin, type OpenPlatform } from '@saola/scripts'
import { bankSecret, opsSecret, pushPort, sharedAddresses, vendorSecret } from './platform/addresses.ts'
import { hasServer, newDataPlace, type DataPlace } from './platform/data-place.ts'
import { ownIsEmbedded } from './platform/own-platform.ts'

const gatewayMain = fileURLToPath(new URL('../../gateway/src/main.ts', import.meta.url))

/** Opens one platform with an empty database for all journeys of a run; afterwards its ledger must agree. */
export default async function openSharedPlatform(): Promise<() => Promise<void>> {
  const embedded = hasServer && ownIsEmbedded ? await newDataPlace({ isEmbedded: true }) : undefined
  if (embedded) await (await openKept(embedded)).close()
  const data = await newDataPlace()
  const environment = environmentOf(data)
  const platform = await openKept(data)
  await platform.gateway.start()
  return async () => {
    await platform.close()
    const { status, stdout, stderr } = spawnSync(process.execPath, [gatewayMain, 'reconcile'], {
      env: { ...process.env, ...environment },
      encoding: 'utf8',
    })
    console.log(stdout.trim())
    if (status !== 0) throw new Error(`the ledger does not agree after the journeys: ${stdout}${stderr}`)
    await data.remove()
    await embedded?.remove()
  }
}

/** A platform whose data have been filled and kept; its gateway has stopped. */
async function openKept(data: DataPlace): Promise<OpenPlatform> {
  const platform = await openPlatform({ addresses: sharedAddresses, environment: environmentOf(data) })
  await endPopups()
  await platform.gateway.stop()
  await data.keep()
  return platform
}

function environmentOf(data: DataPlace): Record<string, string> {
  return {
    ...data.environment,
    SAOLA_OPS_SECRET: opsSecret,
    SAOLA_BANK_SECRET: bankSecret,
    SAOLA_VENDOR_SECRET: vendorSecret,
    SAOLA_PUSH_SERVICES: origin(pushPort),
  }
}

/** A popup opens over the lobby; a journey about something else must not meet one. */
async function endPopups(): Promise<void> {
  const { standing } = await operate({ do: 'list' })
  const ids = (standing ?? []).filter(({ kind }) => kind === 'popup').flatMap((popup) => popup.ids)
  if (ids.length > 0) await operate({ do: 'withdraw', ids })
}

async function operate(wanted: object): Promise<{ standing?: { kind: string; ids: number[] }[] }> {
  const answer = await fetch(`${origin(sharedAddresses.gatewayPort)}/ops/announcement`, {
    method: 'POST',
    headers: { 'X-Ops-Secret': opsSecret },
    body: JSON.stringify({ merchant: 'saola', ...wanted }),
  })
  if (!answer.ok) throw new Error(`operations refused: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { value: { standing?: { kind: string; ids: number[] }[] } }).value
}
