import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson } from '../wallet/people.ts'

let gateway: TestGateway
let token: string
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  token = (await addPerson(gateway, 'curious')).token
})
afterAll(() => gateway.close())

const paths = [
  ['GET', 'lottery-notices'],
  ['POST', 'lottery-draw'],
] as const

describe.each(paths)('%s /ops/%s is for operators alone (lottery 44, 54)', (method, path) => {
  it.each([
    ['nobody', {}],
    ['who guesses the secret', { 'X-Ops-Secret': 'guess' }],
    ['a member', { Authorization: 'member' }],
  ])('not for %s, and tells nothing', async (_who, headers: Record<string, string>) => {
    const sent = 'Authorization' in headers ? { Authorization: token } : headers
    const body = method === 'POST' ? { body: JSON.stringify({ step: 'void', drawId: 1, reason: 'no' }) } : {}
    const answer = await gateway.fetch(`http://gateway.test/ops/${path}`, { method, headers: sent, ...body })
    expect(answer.ok).toBe(false)
    expect(await answer.json()).not.toHaveProperty('value')
  })
})
