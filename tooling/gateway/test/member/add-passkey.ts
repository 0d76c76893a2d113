import type { TestGateway } from '../start-gateway.ts'

let count = 0

/** Gives an account a passkey that nobody holds, and answers its id. */
export async function addPasskeyRow(
  { services }: Pick<TestGateway, 'services'>,
  accountId: number,
): Promise<string> {
  const { id } = await services.db
    .insertInto('passkey')
    .values({
      credential_id: `passkey-of-nobody-${(count += 1)}`,
      account_id: accountId,
      host: 'saola.example',
      public_key: Buffer.alloc(1),
      sign_count: 0,
      name: 'Chrome',
      created_at: services.now(),
      used_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return String(id)
}
