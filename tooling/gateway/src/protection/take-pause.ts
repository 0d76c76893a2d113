import type { calls } from '@saola/protocol'
import { breakOf, exclusionOf, takePause, type Pause } from '@saola/rules'
import type { CallContext, Handler } from '../http/mount.ts'
import { requireOwnAccount } from '../member/require-own-account.ts'
import { isPasswordSet, passwordHashOf, requirePassword } from '../member/require-password.ts'
import { describeProtection } from './describe-protection.ts'
import { lockProtection } from './limit-store.ts'
import { addPause, readPauses } from './pause-store.ts'
import { protectionFault } from './protection-fault.ts'

/** Begins a break at once. */
export const takeBreak: Handler<typeof calls.protection.takeBreak> = async (context) => {
  requireOwnAccount(context.account)
  await begin(context, (now) => breakOf(context.input.length, now))
  return describeProtection(context)
}

/** Begins an exclusion at once. Who has a sign-in password proves to be the owner; an account without one needs none. */
export const exclude: Handler<typeof calls.protection.exclude> = async (context) => {
  const { account, house, input } = context
  requireOwnAccount(account)
  if (isPasswordSet(await passwordHashOf(house.db, account.id))) {
    await requirePassword(context, input.password ?? '')
  }
  await begin(context, (now) => exclusionOf(input.length, now))
  return describeProtection(context)
}

async function begin(
  { account, house, language }: CallContext<unknown>,
  pauseFrom: (now: number) => Pause,
): Promise<void> {
  await house.db.transaction().execute(async (trx) => {
    await lockProtection(trx, account.id)
    const wanted = pauseFrom(house.now())
    const taken = takePause(await readPauses(trx, account.id), wanted)
    if (taken.kind === 'refused') {
      throw protectionFault('protection.refused', taken, { language, field: 'length' })
    }
    await addPause(trx, account.id, wanted)
  })
}
