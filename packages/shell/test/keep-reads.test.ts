import { calls } from '@saola/protocol'
import { callKey, createMemoryStorage, createQueryClient, keepReads } from '@saola/shell'
import { describe, expect, it } from 'vitest'

const key = callKey(calls.wallet.balance)

async function read(client: ReturnType<typeof createQueryClient>, keep: boolean): Promise<void> {
  await client.fetchQuery({
    queryKey: key,
    queryFn: () => Promise.resolve({ sumBalance: 7 }),
    meta: { keep },
  })
}

describe('Reads that are kept', () => {
  it('are there again after the page was loaded anew, with the time of their answer', async () => {
    const { tab } = createMemoryStorage()
    const before = createQueryClient(() => undefined)
    keepReads(before, tab)
    await read(before, true)
    const after = createQueryClient(() => undefined)
    keepReads(after, tab)
    expect(after.getQueryData(key)).toEqual({ sumBalance: 7 })
    expect(after.getQueryState(key)?.dataUpdatedAt).toBe(before.getQueryState(key)?.dataUpdatedAt)
  })

  it('are only those that ask for it', async () => {
    const { tab } = createMemoryStorage()
    const client = createQueryClient(() => undefined)
    keepReads(client, tab)
    await read(client, false)
    expect(tab.read('reads')).toBeUndefined()
  })

  it('are gone with the values that signing out clears', async () => {
    const { tab } = createMemoryStorage()
    const client = createQueryClient(() => undefined)
    keepReads(client, tab)
    await read(client, true)
    tab.clear()
    const after = createQueryClient(() => undefined)
    keepReads(after, tab)
    expect(after.getQueryData(key)).toBeUndefined()
  })

  it.each(['{', '"text"', '[1, null, {"key": 2}]'])('leaves a damaged value out: %s', (text) => {
    const { tab } = createMemoryStorage()
    tab.write('reads', text)
    const client = createQueryClient(() => undefined)
    keepReads(client, tab)
    expect(client.getQueryCache().getAll()).toEqual([])
  })
})
