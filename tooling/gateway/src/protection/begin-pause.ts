import { takePause, type Pause } from '@saola/rules'
import { appendEvent } from '../events/event-store.ts'
import type { CallContext } from '../http/mount.ts'
import { lockProtection } from './limit-store.ts'
import { addPause, readPauses } from './pause-store.ts'
import { protectionFault } from './protection-fault.ts'

/** Begins a pause under the account's lock, or refuses one that would end before the one that runs. */
export async function beginPause(
  { account, services, merchant }: CallContext<unknown>,
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
    await appendEvent(trx, {
      merchantId: merchant.id,
      at: wanted.from,
      kind: 'protection.excluded',
      actor: 'account',
      accountId: account.id,
      subject: account.name,
      after: { kind: wanted.kind, until: wanted.until ?? null },
    })
  })
}
