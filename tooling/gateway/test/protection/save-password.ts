import { hashPassword } from '../../src/session/password.ts'
import type { TestGateway } from '../start-gateway.ts'
import type { TestPerson } from '../wallet/people.ts'

/** Gives a test person a sign-in password. */
export async function savePassword(
  { house }: TestGateway,
  person: TestPerson,
  password: string,
): Promise<void> {
  const password_hash = await hashPassword(password, house.randomBytes)
  await house.db.updateTable('account').set({ password_hash }).where('id', '=', person.id).execute()
}
