import { formatDateTime, formatMoney, languageOf, type Language } from '@saola/i18n'
import type { calls, CallRequest } from '@saola/protocol'
import { confirmWithdrawal, type ConfirmationStep, type Refusal } from '@saola/rules'
import { checkImages, imageLimits, imageType, messageOf } from '@saola/validation'
import type { Database } from '../../db/open-database.ts'
import { Fault } from '../../http/fault.ts'
import type { CallContext, Handler } from '../../http/mount.ts'
import { stepWithdrawal } from './move-withdrawal.ts'
import { describeOne } from './request-withdrawal.ts'
import { withdrawalSettingsOf } from './withdrawal-settings.ts'
import { lockWithdrawal, noteEvent, type WithdrawalRow } from './withdrawal-store.ts'

/** Takes a withdrawal back that nobody has approved yet; a second tap finds it cancelled. */
export const cancelWithdrawal: Handler<typeof calls.wallet.cancelWithdrawal> = async (context) => {
  const { account, house, input } = context
  const row = await house.db.transaction().execute(async (trx) => {
    const found = await requireOwn(trx, input.withdrawalId, account.id)
    if (found.state === 'cancelled') return found
    return stepWithdrawal(trx, found, 'cancel', { who: 'member', now: house.now() })
  })
  return describeOne(context, row)
}

/** What the member says of a disbursed withdrawal: all of it came, a part, or nothing (specification 4). */
export const answerWithdrawal: Handler<typeof calls.wallet.confirmWithdrawal> = async (context) => {
  const { account, house, input } = context
  const row = await house.db.transaction().execute(async (trx) => {
    const found = await requireOwn(trx, input.withdrawalId, account.id)
    const proofs = await countProofs(trx, found.id)
    const step = readAnswer(input, proofs)
    if (isAnsweredSo(found, step)) return found
    return confirmStep(trx, found, step, { ...pickHouse(context), who: 'player' })
  })
  return describeOne(context, row)
}

/** Whether this very answer is already written: a tap that arrives twice is no second answer, and no mistake. */
function isAnsweredSo({ confirmation, received }: WithdrawalRow, step: ConfirmationStep): boolean {
  switch (step.do) {
    case 'received':
      return confirmation === 'received'
    case 'partly':
      return confirmation === 'partly_received' && received === step.received
    case 'not_received':
      return confirmation === 'not_received'
    case 'force':
      return false
  }
}

function readAnswer(
  input: CallRequest<typeof calls.wallet.confirmWithdrawal>,
  proofs: number,
): ConfirmationStep {
  switch (input.answer) {
    case 'partly':
      return { do: 'partly', received: input.received ?? 0, remaining: input.remaining ?? 0 }
    case 'not_received':
      return { do: 'not_received', proofs }
    case 'received':
      return { do: 'received' }
  }
}

/** Keeps a picture of what did not arrive; its kind is read from its content (specification 5). */
export const addProof: Handler<typeof calls.wallet.addWithdrawalProof> = async (context) => {
  const { account, house, input } = context
  const image = Buffer.from(input.image, 'base64')
  const refused = checkImages([{ size: image.length, head: image.subarray(0, 16) }], 'image')[0]
  if (refused) {
    const { key, params } = messageOf(refused)
    throw new Fault('wallet.proof.refused', { field: 'image', messageKey: key, params: params ?? {} })
  }
  const row = await house.db.transaction().execute(async (trx) => {
    const found = await requireOwn(trx, input.withdrawalId, account.id)
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
    await trx
      .insertInto('withdrawal_proof')
      .values({
        withdrawal_id: found.id,
        kind: imageType(image) === 'image/png' ? 'png' : 'jpeg',
        image,
        created_at: house.now(),
      })
      .execute()
    return found
  })
  return describeOne(context, row)
}

/** Writes an answer of the member or the house to a withdrawal that the transaction has locked. */
export async function confirmStep(
  trx: Database,
  row: WithdrawalRow,
  step: ConfirmationStep,
  by: Pick<CallContext<unknown>, 'house' | 'merchant' | 'language'> & { who: 'player' | 'house' },
): Promise<WithdrawalRow> {
  if (row.disbursed_at === null || row.confirmation === null) throw new Fault('wallet.confirm.refused')
  const now = by.house.now()
  const answer = confirmWithdrawal(
    { amount: row.amount, disbursedAt: row.disbursed_at, state: row.confirmation, received: row.received },
    step,
    { who: by.who, now, minutes: withdrawalSettingsOf(by.merchant.settings).autoReceiptMinutes },
  )
  if (answer.kind === 'refused') {
    throw new Fault('wallet.confirm.refused', {
      messageKey: answer.key,
      params: paramsOf(answer, languageOf(by.language)),
    })
  }
  const { state, received } = answer.withdrawal
  if (state === 'disbursed') return row
  const answered = await trx
    .updateTable('withdrawal')
    .set({ confirmation: state, received })
    .where('id', '=', row.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await noteEvent(trx, {
    withdrawal_id: row.id,
    state,
    at: now,
    by: by.who === 'player' ? 'member' : 'house',
  })
  return answered
}

/** The values of a refusal as people read them. */
function paramsOf({ params }: Refusal, language: Language): Record<string, string> {
  const { totalAmount, assumedAt } = params ?? {}
  return {
    ...(totalAmount !== undefined && { totalAmount: formatMoney(totalAmount, language) }),
    ...(assumedAt !== undefined && { assumedAt: formatDateTime(assumedAt, language) }),
  }
}

function pickHouse({
  house,
  merchant,
  language,
}: Pick<CallContext<unknown>, 'house' | 'merchant' | 'language'>) {
  return { house, merchant, language }
}

async function requireOwn(trx: Database, id: string, accountId: number): Promise<WithdrawalRow> {
  const row = await lockWithdrawal(trx, id, accountId)
  if (!row) throw new Fault('not_found')
  return row
}

async function hasProof(trx: Database, withdrawalId: number, image: Buffer): Promise<boolean> {
  const same = await trx
    .selectFrom('withdrawal_proof')
    .select('id')
    .where('withdrawal_id', '=', withdrawalId)
    .where('image', '=', image)
    .executeTakeFirst()
  return same !== undefined
}

async function countProofs(trx: Database, withdrawalId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('withdrawal_proof')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('withdrawal_id', '=', withdrawalId)
    .executeTakeFirstOrThrow()
  return Number(count)
}
