import { describe, expect, it } from 'vitest'
import { reportOn } from './run-kit.ts'

/** The answer about a balance that is made of these parts. */
function balanceOf(sumBalance: unknown, parts: readonly unknown[], more: object = {}): () => unknown {
  const balance = parts.map((availBalance, at) => ({ accountTypeId: 2 + at, availBalance }))
  return () => ({ sumBalance, balance, ...more })
}

describe('a balance with a fraction (wire 37)', () => {
  it.each<[what: string, outcome: string, answer: () => unknown]>([
    ['whole', 'agrees', balanceOf(1000, [999, 1])],
    ['decimals as text', 'agrees', balanceOf('1234.56', ['1000.50', '234.06'])],
    ['decimals as numbers', 'agrees', balanceOf(1_234.56, [1_000.5, 234.06])],
    ['a sum that binary does not have', 'agrees', balanceOf(0.3, [0.1, 0.2])],
    ['eight decimals', 'agrees', balanceOf('12.34567890', ['12.34567889', '1E-8'])],
    [
      'money in play and on hold',
      'agrees',
      balanceOf('10.75', [], { available: '9.5', inPlay: 1, onHold: '0.25' }),
    ],
    ['a hundredth too much', 'differs', balanceOf('1234.57', ['1000.50', '234.06'])],
    ['a hundred-millionth too little', 'differs', balanceOf('12.34567889', ['12.34567889', '1E-8'])],
    ['a sum whose decimals were cut', 'differs', balanceOf(1_234, [1_000.5, 234.06])],
    ['one too few of whole ones', 'differs', balanceOf(1000, [999])],
  ])('%s %s', async (_what, outcome, answer) => {
    const report = await reportOn(
      { 'GET /wps/v2/wallets/balance': answer },
      { only: ['member.info', 'wallet.balance'] },
    )
    expect(report.rules.find(({ id }) => id === 'money.sum')).toMatchObject({ outcome })
  })

  it('says which sum it found, with as many decimals as there are', async () => {
    const answer = balanceOf('0.5', ['0.1', '0.2'])
    const report = await reportOn(
      { 'GET /wps/v2/wallets/balance': answer },
      { only: ['member.info', 'wallet.balance'] },
    )
    expect(report.rules.find(({ id }) => id === 'money.sum')?.differences).toEqual([
      { field: 'sumBalance', came: '0.5', wanted: '0.3, the sum of its parts' },
    ])
  })

  it('counts what was moved in whole ones, whatever stands behind the point', async () => {
    const report = await reportOn(
      ({ move }) => {
        let left = 1_000.3
        const seen = new Set<string>()
        return {
          'GET /wps/v2/wallets/balance': () => balanceOf(left, [left])(),
          'POST /wps/relay/GCS_walletTransfer': ({ body, headers }) => {
            const key = String(headers['idempotency-key'])
            const amount = Number(body['amount'])
            if (!seen.has(key)) left += body['direction'] === 'out' ? -amount : amount
            seen.add(key)
            return move(key)
          },
        }
      },
      { acts: true },
    )
    expect(report.rules.find(({ id }) => id === 'money.once')).toMatchObject({ outcome: 'agrees' })
  })
})
