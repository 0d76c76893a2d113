import { calls, type SubAccountRight } from '@saola/protocol'
import type { ToldClient } from '@saola/testkit'
import { visit } from '../http/visitor.ts'
import type { TestGateway } from '../start-gateway.ts'
import type { TestPerson } from '../wallet/people.ts'

/** A sub-account as its user has it: signed in, past the first password. */
export type SubPerson = { id: string; name: string; token: string; client: ToldClient }

const firstPassword = 'matkhau9'

/** Lets an owner make a sub-account and its user sign in and choose a password. */
export async function addSubAccount(
  gateway: TestGateway,
  owner: TestPerson,
  { name, rights, dailyCap }: { name: string; rights: SubAccountRight[]; dailyCap?: number | undefined },
): Promise<SubPerson> {
  const made = await gateway.client(owner.token).send(calls.team.createSubAccount, {
    username: name,
    password: firstPassword,
    label: `Người của ${owner.name}`,
    rights,
    ...(dailyCap !== undefined && { dailyCap }),
  })
  const signedIn = await visit(gateway).api.send(calls.session.login, {
    username: name,
    password: firstPassword,
    type: 'username',
  })
  const client = gateway.client(signedIn.token)
  await client.send(calls.member.changePassword, {
    oldPassword: firstPassword,
    newPassword: 'matkhau10',
    confirmNewPassword: 'matkhau10',
  })
  return { id: made.customerId, name, token: signedIn.token, client }
}
