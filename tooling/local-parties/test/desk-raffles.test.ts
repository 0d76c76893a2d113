import { calls } from '@saola/protocol'
import { operatePromotion } from '@saola/gateway'
import { addPerson, type TestPerson } from '@saola/gateway/testing/wallet/people.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startGateway, type TestGateway } from './start-with-parties.ts'

let gateway: TestGateway
let who: TestPerson
let raffle: string
beforeAll(async () => {
  gateway = await startGateway()
  who = await addPerson(gateway, 'deskraffle')
  const now = gateway.services.now()
  const { id } = await operatePromotion(gateway.services, {
    step: 'raffle',
    merchant: 'saola',
    kind: 'golden_egg',
    title: { VI: 'Trứng <vàng>', EN: 'Golden <egg>' },
    prizes: [
      { amount: 0, chance: 5_000 },
      { amount: 10_000, chance: 5_000 },
    ],
    startsAt: now,
    endsAt: now + 86_400_000,
    ticketDays: 7,
  })
  raffle = `saola:${id}`
})
afterAll(() => gateway.close())

async function desk(query = '?language=en'): Promise<string> {
  return (await gateway.fetch(`http://gateway.test/desk${query}`)).text()
}

async function send(fields: Record<string, string>): Promise<{ status: number; page: string }> {
  const body = new URLSearchParams({ language: 'EN', raffle, count: '1', key: 'k1', ...fields }).toString()
  const answer = await gateway.fetch('http://gateway.test/desk/raffle', { method: 'POST', body })
  const next = answer.headers.get('Location')
  return { status: answer.status, page: next === null ? await answer.text() : await desk(next.slice(5)) }
}

const tickets = async () => (await gateway.client(who.token).send(calls.promotions.raffles)).tickets.length

it('offers the raffles that run, in either language', async () => {
  expect(await desk()).toContain('Golden &lt;egg&gt;')
  expect(await desk('?language=vi')).toContain('Trứng &lt;vàng&gt;')
})

it('gives tickets once, however often the form is sent', async () => {
  const first = await send({ members: who.name, count: '2' })
  expect(first.page).toContain(`Tickets of raffle #${raffle.split(':')[1]} are given.`)
  await send({ members: who.name, count: '2' })
  expect(await tickets()).toBe(2)
})

it.each([
  ['nobody', { members: ' ' }, 'Enter names of members and 1 to 20 tickets'],
  ['too many tickets', { members: 'member01', count: '21' }, 'Enter names of members and 1 to 20 tickets'],
  ['somebody who is no member', { members: 'deskraffle agent01', key: 'k2' }, 'No member is called agent01'],
])('says why it gives nothing: %s', async (_case, fields, text) => {
  const before = await tickets()
  const { status, page } = await send(fields)
  expect([status, page.includes(text)]).toEqual([400, true])
  expect(await tickets()).toBe(before)
})
