import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, describe, expect, it } from 'vitest'
import { aboutFault, faults, startSecondGateway, type Fault, type SecondGateway } from '@saola/second-gateway'
import { seenFaults } from './seen-faults.ts'

let gateway: SecondGateway | undefined
afterEach(() => gateway?.close())

const app = 'http://127.0.0.1:5173'

async function see(chosen: readonly Fault[]): Promise<Fault[]> {
  gateway = await startSecondGateway({ origins: [app], faults: chosen })
  return seenFaults(gateway.origin, app)
}

describe('from outside', () => {
  it('a sound gateway shows none of the faults', async () => {
    expect(await see([])).toEqual([])
  })

  it.each(faults.map((fault) => [fault, aboutFault(fault)] as const))(
    '%s shows, and nothing else: %s',
    async (fault) => {
      expect(await see([fault])).toEqual([fault])
    },
  )

  it('two faults show together', async () => {
    expect(await see(['ids-missing', 'sum-unequal'])).toEqual(['ids-missing', 'sum-unequal'])
  })
})

describe('the list', () => {
  it('has twenty faults, each with one sentence of its own', () => {
    const sentences = faults.map(aboutFault)
    expect([faults.length, new Set(sentences).size]).toEqual([20, 20])
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z].*\.$/)
  })

  it('stands in the README as it is', () => {
    const readme = readFileSync(fileURLToPath(import.meta.resolve('../README.md')), 'utf8')
    const rows = [...readme.matchAll(/^\| `([a-z][a-z\d-]*)` \| (.*) \|$/gm)].map(([, fault, about]) => [
      fault,
      about,
    ])
    expect(rows).toEqual(faults.map((fault) => [fault, aboutFault(fault)]))
  })

  it('knows no other', async () => {
    await expect(startSecondGateway({ origins: [], faults: ['made-up' as Fault] })).rejects.toThrow('made-up')
  })
})
