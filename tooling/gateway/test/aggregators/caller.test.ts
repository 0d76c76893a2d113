import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectReconciled } from '../expect-reconciled.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { followAll, seatStranger } from './follow-caller.ts'
import { connectSpeakers, speakerRows, speakers } from './speakers/speakers.ts'
import type { Speaker, Speaking } from './speakers/speaker.ts'

let gateway: TestGateway
let speakingOf: (speaker: Speaker) => Speaking
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  speakingOf = await connectSpeakers(gateway)
})
afterAll(async () => {
  await expectReconciled(gateway.services.db)
  await Promise.all(speakers.map((speaker) => speakingOf(speaker).aggregator.close()))
  await gateway.close()
})

describe.each(speakerRows)(
  'what %s sends over a bad line comes out as the rules say (games 141)',
  (protocol, speaker) => {
    async function play(from: number, to: number): Promise<string[]> {
      const speaking = speakingOf(speaker)
      const stranger = await seatStranger(gateway, speaking)
      const seeds = Array.from({ length: to - from + 1 }, (_, at) => `${protocol}${from + at}`)
      return followAll({ gateway, speaking, ways: [speaking.aggregator.call], stranger }, seeds, 1)
    }

    it('in twenty seeds', { timeout: 120_000 }, async () => {
      expect(await play(1, 20)).toEqual([])
    })

    it('in a thousand', { tags: 'round', timeout: 1_200_000 }, async () => {
      expect(await play(1_001, 2_000)).toEqual([])
    })
  },
)
