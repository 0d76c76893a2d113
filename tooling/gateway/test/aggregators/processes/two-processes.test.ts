import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectReconciled } from '../../expect-reconciled.ts'
import { serverOf } from '../../kept/second-process.ts'
import { startGateway, type TestGateway } from '../../start-gateway.ts'
import { followAll, seatStranger } from '../follow-caller.ts'
import { connectSpeakers, speakerRows, speakers } from '../speakers/speakers.ts'
import type { Speaker, Speaking } from '../speakers/speaker.ts'
import { startProcess, type GatewayProcess } from './start-process.ts'

/** Members who play at the same time. */
const atOnce = 4

// The embedded database belongs to one process.
describe.skipIf(!process.env['DATABASE_URL'])(
  'two processes of a gateway on one database (games 141)',
  () => {
    let gateway: TestGateway
    let speakingOf: (speaker: Speaker) => Speaking
    let processes: GatewayProcess[]
    beforeAll(async () => {
      gateway = await startGateway({ opsSecret: 'ops' })
      speakingOf = await connectSpeakers(gateway)
      const url = (await serverOf(gateway)) ?? ''
      processes = await Promise.all([startProcess(url), startProcess(url)])
    })
    afterAll(async () => {
      await Promise.all(processes.map(({ end }) => end()))
      await expectReconciled(gateway.services.db)
      await Promise.all(speakers.map((speaker) => speakingOf(speaker).aggregator.close()))
      await gateway.close()
    })

    describe.each(speakerRows)(
      'are called by %s in turn, and by what comes twice at once',
      (protocol, speaker) => {
        async function play(from: number, to: number): Promise<string[]> {
          const speaking = speakingOf(speaker)
          const ways = processes.map(({ send }) => speaking.aggregator.over(send))
          const stranger = await seatStranger(gateway, speaking)
          const seeds = Array.from({ length: to - from + 1 }, (_, at) => `${protocol}${from + at}`)
          return followAll({ gateway, speaking, ways, stranger }, seeds, atOnce)
        }

        it('in twelve seeds', { timeout: 120_000 }, async () => {
          expect(await play(1, 12)).toEqual([])
        })

        it('in a thousand', { tags: 'round', timeout: 1_200_000 }, async () => {
          expect(await play(1_001, 2_000)).toEqual([])
        })
      },
    )
  },
)
