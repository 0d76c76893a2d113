import { claimDocument, createCheck, updateState } from '../../src/accounts/identity/identity-store.ts'
import { keyOfDocument, sealShown } from '../../src/accounts/identity/shown-identity.ts'
import type { TestGateway } from '../start-gateway.ts'

let numbers = 0

/** Verifies the identity of a member, as if a service had said so. */
export async function verify({ services }: TestGateway, { id }: { id: number }): Promise<void> {
  const now = services.now()
  const reference = `verified-in-a-test-${(numbers += 1)}`
  const shown = {
    fullName: 'Nguyễn Văn An',
    bornOn: '1990-05-17',
    documentKind: 'identity_card',
    documentNumber: `0790900${numbers}`,
  } as const
  const documentKey = keyOfDocument(services, shown)
  const { merchant_id: merchantId } = await services.db
    .selectFrom('account')
    .select('merchant_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const check = await createCheck(services.db, {
    account_id: id,
    reference,
    document_kind: shown.documentKind,
    document_key: documentKey,
    sealed: sealShown(services, reference, shown),
    asked_at: now,
  })
  if (!check) throw new Error(`a verification of ${id} waits already`)
  const decided = { at: now, by: 'service' }
  await updateState(services.db, check.id, ['waiting'], { state: 'verified', decided })
  await claimDocument(services.db, { id: check.id, accountId: id, merchantId, documentKey, now })
}
