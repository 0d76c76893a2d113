import { createGateway, createServices } from '@saola/gateway'
import { jackpotTerms, microPerDong } from '@saola/rules'
import { secrets } from '../secrets.ts'
import type { Engine } from '../engine.ts'
import { gatedDatabase } from '../gated-database.ts'
import { seededBytes } from '../seeded-bytes.ts'
import { openGate } from '../session.ts'
import { startOfTime, type World } from '../world.ts'

/** What the smallest pool lacks of its cap: it has come so far that the next stakes at a jackpot title win it. */
const lacking = 20_000

type Opener = { open: (seed: number) => Promise<void> }
const openers = new WeakMap<Engine, Opener>()

/** Opens the merchant's pools as a gateway does, and fills the smallest nearly to its cap. */
export async function openJackpots({ engine, fund }: World, seed: number): Promise<void> {
  const opener = openers.get(engine) ?? createOpener(engine)
  openers.set(engine, opener)
  await opener.open(seed)
  const { cap, seed: start } = jackpotTerms.mini
  const meter = cap - lacking
  engine.run(`update jackpot_pool set meter_micro = $1 where pool = 'mini'`, [meter * microPerDong])
  const pool = engine.run(`select id from ledger_account where kind like 'jackpot:%:mini'`).rows[0]?.['id']
  fund('jackpot', new Map([[Number(pool), meter - start]]))
}

/** One gateway opens the pools of every seed: making one takes longer than the opening. */
function createOpener(engine: Engine): Opener {
  let randomBytes = seededBytes('jackpots')
  const gateway = createGateway(
    createServices({
      db: gatedDatabase(openGate(engine)),
      now: () => startOfTime,
      randomBytes: (length) => randomBytes(length),
      settings: secrets,
    }),
  )
  return {
    async open(seed) {
      randomBytes = seededBytes(`${seed}/jackpots`)
      const answer = await gateway.request('/lgw/games/jackpots', { headers: { Merchant: 'saola' } })
      if (!answer.ok) throw new Error(`the jackpots could not be opened: ${answer.status}`)
    },
  }
}
