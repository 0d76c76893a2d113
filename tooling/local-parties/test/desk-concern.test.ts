import { calls } from '@saola/protocol'
import { addPerson } from '@saola/gateway/testing/wallet/people.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startGateway, type TestGateway } from './start-with-parties.ts'
import { visitDesk } from './visit-desk.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => gateway.close())

const { desk, send } = visitDesk(() => gateway, 'concern')

it('reports about others are decided at the desk, by a name and with a reason (protection 16)', async () => {
  const person = await addPerson(gateway, 'deskrelative')
  const { reference } = await gateway.client().send(calls.protection.report, {
    kind: 'family',
    person: 'deskrelative',
    relation: 'parent',
    wish: 'limit',
    story: 'Con tôi <chơi> mỗi đêm và không ngủ đã hai tuần nay rồi.',
    reporterName: 'Trần Thị Lan',
    reporterContact: 'lan@example.com',
  })
  const page = await desk()
  expect(page).toContain(reference)
  expect(page).toContain('Con tôi &lt;chơi&gt; mỗi đêm')
  expect(page).toContain('Parent')
  expect(page).not.toContain('protection.')
  const concernId = /name="concernId" value="(\d+)"/.exec(page)?.[1] ?? ''
  const fields = { concernId, do: 'exclude', length: 'permanent', account: 'deskrelative', by: 'Hà' }
  expect(await send({ ...fields, note: ' ' })).toContain('Enter why, and who decides')
  expect(await send({ ...fields, note: 'Called.', account: 'nobody-here' })).toContain(
    'No member has this name',
  )
  const done = await send({ ...fields, note: 'Called.' })
  expect(done).toContain(`Report #${concernId} is decided.`)
  expect(done).not.toContain(reference)
  const { pause } = await gateway.client(person.token).send(calls.protection.state)
  expect(pause).toEqual({ kind: 'exclusion' })
})
