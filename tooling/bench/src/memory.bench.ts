import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '@saola/server'
import { buildApps, origin, portVariables, readAddresses } from '@saola/scripts'
import type { Schema } from '@saola/gateway'
import { createDemoDatabase, fillDemo, token } from './gateway/gateway-stage.ts'
import { gatewayWishes, lightLoad, platformWishes } from './memory/light-load.ts'
import { openMeasured } from './memory/open-measured.ts'
import { megabyte, watchMemory, type Course } from './memory/watch-memory.ts'
import type { Figure } from './report.ts'

const minutes = Number(process.env['SAOLA_BENCH_MINUTES'] || 10)

/** Away from the usual ports, so that a running `pnpm start` is not measured. */
const addresses = readAddresses({}, 3500)
const alonePort = addresses.gatewayPort + 92

/**
 * What `pnpm start` holds, embedded, all its processes together, and beside it the gateway alone on a PostgreSQL server with
 * the catalogue: by the minute, half of `SAOLA_BENCH_MINUTES` at rest and half under ten requests a second.
 */
export async function bench(): Promise<Figure[]> {
  await buildApps()
  // Both end before a failure of one is told, so that nothing stays behind.
  const watched = await Promise.allSettled([wholeFigures(), aloneFigures()])
  return watched.flatMap((one) => {
    if (one.status === 'rejected') throw one.reason
    return one.value
  })
}

async function wholeFigures(): Promise<Figure[]> {
  const data = mkdtempSync(join(tmpdir(), 'saola-bench-'))
  const whole = await openMeasured(fileURLToPath(import.meta.resolve('@saola/scripts/start')), {
    sign: 'Saola is open',
    environment: { ...portVariables(addresses), SAOLA_DATA: data, DATABASE_URL: '', REDIS_URL: '' },
  })
  try {
    const wishes = platformWishes({
      member: origin(addresses.memberPort),
      vendor: origin(addresses.vendorPort),
    })
    const course = await watchMemory('whole', whole, { minutes, load: () => lightLoad(wishes) })
    return figuresOf('whole', course, 800)
  } finally {
    await whole.close()
    rmSync(data, { recursive: true, force: true })
  }
}

async function aloneFigures(): Promise<Figure[]> {
  const database = await createDemoDatabase()
  if (!database) {
    console.error('No PostgreSQL answers at SAOLA_BENCH_DATABASE_URL: the gateway alone is left out.')
    return []
  }
  try {
    const { db, close } = await openDatabase<Schema>({ url: database.url })
    await fillDemo(db)
    await close()
    const alone = await openMeasured(fileURLToPath(new URL('./memory/serve-alone.ts', import.meta.url)), {
      sign: 'gateway ready',
      environment: { GATEWAY_PORT: String(alonePort), DATABASE_URL: database.url },
    })
    const wishes = gatewayWishes(origin(alonePort), token)
    const course = await watchMemory('gateway', alone, { minutes, load: () => lightLoad(wishes) }).finally(
      alone.close,
    )
    return figuresOf('gateway', course, 250)
  } finally {
    await database.drop()
  }
}

function figuresOf(name: string, { atStart, atRest, atEnd, growth }: Course, most: number): Figure[] {
  const resident = (what: string, bytes: number): Figure => ({
    what: `${name}: resident ${what}`,
    value: bytes / megabyte,
    unit: 'MB',
  })
  const grown = (what: string, bytes: number): Figure => ({
    what: `${name}: growth of the heap ${what}`,
    value: bytes / megabyte,
    unit: 'MB/min',
  })
  return [
    resident('as it opens', atStart.rss),
    { ...resident('at rest', atRest.rss), goal: `${most} at most`, met: atRest.rss <= most * megabyte },
    resident('under load', atEnd.rss),
    grown('at rest', growth.rest),
    grown('under load', growth.load),
  ]
}
