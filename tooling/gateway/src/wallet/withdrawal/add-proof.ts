import type { calls } from '@saola/protocol'
import { imageLimits } from '@saola/validation'
import { Fault } from '../../http/fault.ts'
import type { Handler } from '../../http/mount.ts'
import { readPicture } from '../../pictures/read-picture.ts'
import { describeWithdrawal } from './describe-withdrawal.ts'
import { lockOwnWithdrawal } from './lock-own-withdrawal.ts'
import { countProofs, createProof, hasProof } from './proof-store.ts'

/** Keeps a picture of what did not arrive; its kind is read from its content (validation 10). */
export const addProof: Handler<typeof calls.wallet.addWithdrawalProof> = async (context) => {
  const { account, services, input } = context
  const { kind: type, image } = readPicture(input.image, { code: 'wallet.proof.refused', field: 'image' })
  const row = await services.db.transaction().execute(async (trx) => {
    const found = await lockOwnWithdrawal(trx, input.withdrawalId, account.id)
    if (found.state !== 'disbursed') throw new Fault('wallet.confirm.refused')
    // A picture that is sent again after its answer was lost is one picture.
    if (await hasProof(trx, found.id, image)) return found
    if ((await countProofs(trx, found.id)) >= imageLimits.count) {
      throw new Fault('wallet.proof.refused', {
        field: 'image',
        messageKey: 'validation.image_count',
        params: { max: imageLimits.count },
      })
    }
    const kind = type === 'png' ? 'png' : 'jpeg'
    await createProof(trx, { withdrawalId: found.id, kind, image, now: services.now() })
    return found
  })
  return describeWithdrawal(context, row)
}
