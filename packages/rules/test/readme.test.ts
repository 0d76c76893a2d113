// The package loads before the test, whose time is the example's alone.
import '@saola/rules'
import { expect, it, vi } from 'vitest'
import readme from '../README.md?raw'

it('shows the example that is run here', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  await import('../example.ts')
  const { default: example } = await import('../example.ts?raw')
  expect(said.mock.calls.flat()).toEqual([
    'session.non_member_account',
    { language: 'vi', theme: 'light' },
    'SAOLAABCDEFGHJKLM',
    true,
    true,
    {
      outcome: 'wrong-amount',
      deposits: [
        {
          owner: 'member01',
          amount: 200_000,
          memo: 'SAOLAABCDEFGHJKLM',
          isPaid: false,
          expiresAt: 900_000,
        },
      ],
      credited: 0,
      kept: 190_000,
    },
    ['accept', 'reject', 'edit'],
    [],
    true,
    expect.any(Number),
    expect.any(Number),
    expect.any(Number),
    6_000_000,
    0,
    0,
    4_800_000,
    {
      kind: 'paid',
      bill: { id: 'b1', amount: 4_800_000, paid: 3_000_000, state: 'partly_paid' },
      moved: 3_000_000,
    },
    {
      kind: 'refused',
      key: 'protection.over.deposit',
      params: { leftAmount: 300_000, limitAmount: 1_000_000, resetsAt: 86_400_000 },
    },
    { used: 700_000, resetsAt: 86_400_000 },
    true,
    false,
    { stake: 540_000, hits: 2, payout: 1_990_000 },
    12,
    [{ count: 20, highest: 80 }],
    undefined,
    { stake: 10_000, hits: 1, payout: 20_000 },
    { kind: 'read', lines: [{ numbers: ['12', '34', '56'], base: 10_000 }] },
    {
      kind: 'checked',
      isPartial: false,
      matches: [{ prize: 7, number: '26', amount: 40_000, isSure: true }],
      total: 40_000,
    },
    3_125,
    'lottery',
    true,
    true,
  ])
  expect(readme).toContain(example.trim())
})
