import { takePause, type Pause } from '@saola/rules'
import type { CallContext } from '../http/mount.ts'
import { lockProtection } from './limit-store.ts'
import { addPause, readPauses } from './pause-store.ts'
import { protectionFault } from './protection-fault.ts'

/** Begins a pause under the account's lock, or refuses one that would end before the one that runs. */
export async function beginPause(
  { account, services }: CallContext<unknown>,
  pauseFrom: (now: number) => Pause,
): Promise<void> {
  await services.db.transaction().execute(async (trx) => {
    await lockProtection(trx, account.id)
    const wanted = pauseFrom(services.now())
    const taken = takePause(await readPauses(trx, account.id), wanted)
    if (taken.kind === 'refused') {
      throw protectionFault('protection.refused', taken, { field: 'length' })
    }
    await addPause(trx, account.id, wanted)
  })
}
