import { hashPassword } from '../../src/accounts/password.ts'
import type { TestGateway } from '../start-gateway.ts'
import type { TestPerson } from '../wallet/people.ts'

/** Gives a test person a sign-in password. */
export async function savePassword(
  { services }: TestGateway,
  person: TestPerson,
  password: string,
): Promise<void> {
  const password_hash = await hashPassword(password, services.randomBytes)
  await services.db.updateTable('account').set({ password_hash }).where('id', '=', person.id).execute()
}
