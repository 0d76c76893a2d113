import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { inbox, newestCode } from '../session/inbox.ts'
import { visit } from '../http/visitor.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson } from '../wallet/people.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway({ storeSecret: 'seals-what-lies-secret' })
})
afterAll(() => gateway.close())

const rows = () => gateway.services.db.selectFrom('outbox_message').select(['content', 'is_sealed']).execute()

describe('a code that waits in the outbox (system 36)', () => {
  it.each([
    [
      'by SMS',
      '+84987650001',
      () =>
        visit(gateway).api.send(calls.session.smsRegister, {
          mobileNo: '0987650001',
          countryDialingCode: '+84',
        }),
    ],
    [
      'by mail',
      'sealed@example.com',
      () => visit(gateway).api.send(calls.session.emailRegister, { email: 'sealed@example.com' }),
    ],
  ])('%s is read by its recipient, and not in the database', async (_how, recipient, send) => {
    await send()
    const code = await newestCode(gateway, recipient)
    expect(code).toMatch(/^\d{6}$/)
    for (const { content } of await rows()) expect(content).not.toContain(code)
  })

  it('a notice lies open, and leaves with the export of its owner; a code does not', async () => {
    const { id, token } = await addPerson(gateway, 'sealedmember')
    const about = {
      merchantId: 1,
      accountId: id,
      channel: 'email',
      title: 'a title',
      language: 'EN',
      now: 0,
    } as const
    const recipient = 'sealedmember@example.com'
    await gateway.services.messenger.send({ ...about, recipient, content: 'Order W123456789 was paid' })
    await gateway.services.messenger.send({ ...about, recipient, content: 'The code is 123456', opens: true })
    expect((await inbox(gateway, recipient)).map(({ content }) => content)).toEqual([
      'The code is 123456',
      'Order W123456789 was paid',
    ])
    const document = await gateway.client(token).send(calls.member.exportData)
    expect(document['messages']).toEqual([expect.objectContaining({ content: 'Order W123456789 was paid' })])
  })
})
