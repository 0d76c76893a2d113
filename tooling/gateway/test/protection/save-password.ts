import type { TestGateway } from '../start-gateway.ts'
import type { TestPerson } from '../wallet/people.ts'

/** Gives a test person a sign-in password. */
export async function savePassword(
  { services }: TestGateway,
  person: TestPerson,
  password: string,
): Promise<void> {
  const password_hash = await services.passwords.hash(password)
  await services.db.updateTable('account').set({ password_hash }).where('id', '=', person.id).execute()
}
