import * as z from 'zod/mini'
import { withEvent } from '../../events/with-event.ts'
import { Fault } from '../../http/fault.ts'
import { findMerchant } from '../../http/merchant.ts'
import type { Services } from '../../services/services.ts'
import {
  addEntries,
  applyFile,
  countEntries,
  listRegisterFiles,
  lockRegisterFile,
  type RegisterFile,
} from './register-file-store.ts'

const words = z.string().check(z.minLength(1), z.maxLength(500))
const file = z.string().check(z.regex(/^[\w.-]{1,100}$/))
const told = { merchant: z.string(), file, reason: words, by: words }

/** So many entries come with one part of a file. */
const mostOfPart = 5_000

/**
 * What the operator does about the register of excluded persons: looks at its files, gathers one part by part, puts it in force. An entry is
 * the SHA-256, in hex, of `mobile:` and a number in E.164 or of `email:` and an address in small letters.
 */
export const registerOperation = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('list'), merchant: z.string() }),
  z.strictObject({
    do: z.literal('gather'),
    ...told,
    hashes: z
      .array(z.string().check(z.regex(/^[0-9a-f]{64}$/)))
      .check(z.minLength(1), z.maxLength(mostOfPart)),
  }),
  /** With the number of entries that the whole file has. */
  z.strictObject({ do: z.literal('apply'), ...told, entries: z.int().check(z.minimum(0)) }),
])
export type RegisterOperation = z.infer<typeof registerOperation>

/**
 * Gathers and applies a register of excluded persons (protection 23). Whatever is sent twice is there once; a file that is not whole is not
 * applied, and one that was stays as it is. Answers with the merchant's files.
 */
export async function operateRegister(
  services: Services,
  wanted: RegisterOperation,
  person?: string,
): Promise<{ files: RegisterFile[] }> {
  const { db } = services
  const { id: merchantId } = await findMerchant(services, wanted.merchant)
  if (wanted.do === 'gather') {
    await db.transaction().execute(async (trx) => {
      const { id, appliedAt } = await lockRegisterFile(trx, merchantId, wanted.file)
      if (appliedAt !== null) throw new Fault('request_param_err', { field: 'file' })
      await addEntries(trx, id, wanted.hashes)
    })
  }
  if (wanted.do === 'apply') {
    const now = services.now()
    await withEvent(
      db,
      async (trx) => {
        const { id, appliedAt } = await lockRegisterFile(trx, merchantId, wanted.file)
        if (appliedAt !== null) return false
        const entries = await countEntries(trx, id)
        if (entries !== wanted.entries) throw new Fault('request_param_err', { field: 'entries' })
        await applyFile(trx, merchantId, { fileId: id, now })
        return true
      },
      (isNew) =>
        isNew
          ? {
              merchantId,
              at: now,
              kind: 'act.done',
              actor: 'operator',
              person: person ?? wanted.by,
              subject: `register ${wanted.file}`,
              after: { act: 'register apply', entries: wanted.entries },
              reason: wanted.reason,
            }
          : undefined,
    )
  }
  return { files: await listRegisterFiles(db, merchantId) }
}
