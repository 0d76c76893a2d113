import { addressWithTicket, createMemoryStorage, packMoved } from '@saola/shell'
import { describe, expect, it } from 'vitest'

const drafts = { account: 'member01', entry: 'a', values: { 'ticket.content': 'Nạp & rút = 1 #2' } }

describe('what goes along to another line (session 31)', () => {
  it('is what was typed and the slips, and nothing else', () => {
    const storage = createMemoryStorage()
    storage.tab.write('session', '{"token":"secret"}')
    expect(packMoved(storage)).toBeUndefined()
    storage.tab.write('drafts', JSON.stringify(drafts))
    storage.device.write('lottery-slips', '[["a",1]]')
    expect(JSON.parse(packMoved(storage) ?? '')).toEqual({ drafts, slips: [['a', 1]] })
  })

  it('stays behind where it is too long for an address', () => {
    const storage = createMemoryStorage()
    storage.tab.write('drafts', JSON.stringify({ ...drafts, values: { content: 'x'.repeat(40_000) } }))
    expect(packMoved(storage)).toBeUndefined()
  })

  it('can be read from the address again, whatever was typed', () => {
    const text = JSON.stringify({ drafts })
    const { hash } = new URL(addressWithTicket('https://line.test/lobby', 'ab-c_1', text))
    const said = new URLSearchParams(hash.slice(1))
    expect(said.get('ticket')).toBe('ab-c_1')
    expect(said.get('moved')).toBe(text)
  })
})
