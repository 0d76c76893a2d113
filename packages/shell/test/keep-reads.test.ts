import { calls } from '@saola/protocol'
import { callKey, createMemoryStorage, createQueryClient, keepReads, type KeptFor } from '@saola/shell'
import { describe, expect, it } from 'vitest'

const key = callKey(calls.wallet.balance)

async function read(client: ReturnType<typeof createQueryClient>, keep?: KeptFor): Promise<void> {
  await client.fetchQuery({
    queryKey: key,
    queryFn: () => Promise.resolve({ sumBalance: 7 }),
    meta: keep === undefined ? {} : { keep },
  })
}

describe('Reads that are kept (system 22)', () => {
  it('are there again after the page was loaded anew, with the time of their answer', async () => {
    const { tab } = createMemoryStorage()
    const before = createQueryClient(() => undefined)
    keepReads(before, tab, 'tab')
    await read(before, 'tab')
    const after = createQueryClient(() => undefined)
    keepReads(after, tab, 'tab')
    expect(after.getQueryData(key)).toEqual({ sumBalance: 7 })
    expect(after.getQueryState(key)?.dataUpdatedAt).toBe(before.getQueryState(key)?.dataUpdatedAt)
  })

  it('are only those that ask for it', async () => {
    const { tab } = createMemoryStorage()
    const client = createQueryClient(() => undefined)
    keepReads(client, tab, 'tab')
    await read(client)
    expect(tab.read('reads')).toBeUndefined()
  })

  it('are kept where they belong: what everybody may see on the device, the rest in the tab', async () => {
    const { tab, device } = createMemoryStorage()
    const client = createQueryClient(() => undefined)
    keepReads(client, tab, 'tab')
    keepReads(client, device, 'device')
    await read(client, 'tab')
    expect(tab.read('reads')).toBeDefined()
    expect(device.read('reads')).toBeUndefined()
  })

  it('are gone with the values that signing out clears', async () => {
    const { tab } = createMemoryStorage()
    const client = createQueryClient(() => undefined)
    keepReads(client, tab, 'tab')
    await read(client, 'tab')
    tab.clear()
    const after = createQueryClient(() => undefined)
    keepReads(after, tab, 'tab')
    expect(after.getQueryData(key)).toBeUndefined()
  })

  it.each(['{', '"text"', '[1, null, {"key": 2}]'])('leaves a damaged value out: %s', (text) => {
    const { tab } = createMemoryStorage()
    tab.write('reads', text)
    const client = createQueryClient(() => undefined)
    keepReads(client, tab, 'tab')
    expect(client.getQueryCache().getAll()).toEqual([])
  })
})
