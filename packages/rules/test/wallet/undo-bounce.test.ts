import {
  amountDue,
  amountOnHold,
  confirmWithdrawal,
  undoBounce,
  type ConfirmationState,
  type DisbursedWithdrawal,
} from '@saola/rules'
import { describe, expect, it } from 'vitest'
import { forSeeds } from '../seeded.ts'

const later = 1_000
const paid: DisbursedWithdrawal = {
  amount: 500_000,
  sent: 500_000,
  returned: 0,
  disbursedAt: 0,
  state: 'disbursed',
  received: 0,
}

/** A payout of which the bank sent something back. */
function bounced(withdrawal: DisbursedWithdrawal, came: number): DisbursedWithdrawal {
  const answer = confirmWithdrawal(withdrawal, { do: 'bounce', came }, { who: 'operator', now: later })
  if (answer.kind === 'refused') throw new Error(answer.key)
  return answer.withdrawal
}

describe('money that was booked as having come back of a payout, and was another one’s (wallet 60)', () => {
  it.each([
    ['nobody has answered for yet', 'disbursed', 0],
    ['its owner has', 'received', 500_000],
    ['counts as received', 'assumed_received', 500_000],
    ['the operator closed', 'forced_received', 500_000],
    ['came in part', 'partly_received', 200_000],
    ['did not come', 'not_received', 0],
  ] as const)('all of one that %s: it stands as before', (_case, state, received) => {
    const before = { ...paid, state, received }
    expect(undoBounce(bounced(before, 500_000), { came: 500_000, before, now: later })).toEqual({
      kind: 'confirmed',
      withdrawal: { ...before, disbursedAt: later },
      movements: [
        { kind: 'reclaim', amount: 500_000 },
        { kind: 'withdrawal', amount: 500_000 },
      ],
    })
  })

  it('a part of one that is still on its way: nothing of the rest changes', () => {
    const before: DisbursedWithdrawal = { ...paid, sent: 300_000, state: 'partly_sent' }
    expect(undoBounce(bounced(before, 100_000), { came: 100_000, before, now: later })).toMatchObject({
      withdrawal: { sent: 300_000, returned: 0, state: 'partly_sent' },
    })
  })

  it.each([0, -1, 0.5, 200_001])('%d is none, or more than the balance has kept of it', (came) => {
    const before = { ...paid, state: 'received', received: 500_000 } as const
    expect(undoBounce(bounced(before, 200_000), { came, before, now: later })).toEqual({
      kind: 'refused',
      key: 'wallet.confirm.refused.paid',
      params: { mostAmount: 200_000 },
    })
  })

  it('whatever came back and in whatever order it is undone, the money adds up and nobody is said to have more than is due', () => {
    const states: ConfirmationState[] = ['disbursed', 'received', 'partly_received', 'not_received']
    forSeeds(300, (whole) => {
      const state = states[whole(0, states.length - 1)] ?? 'disbursed'
      const received = { disbursed: 0, received: 500_000, partly_received: 200_000, not_received: 0 }[
        state as 'disbursed'
      ]
      let now: DisbursedWithdrawal = { ...paid, state, received }
      const open: { came: number; before: DisbursedWithdrawal }[] = []
      for (let step = 0; step < 8; step++) {
        const isBounce = open.length === 0 || whole(0, 1) === 0
        if (isBounce && now.sent > 0) {
          const came = whole(1, now.sent)
          open.push({ came, before: now })
          now = bounced(now, came)
        } else if (open.length > 0) {
          const [one] = open.splice(whole(0, open.length - 1), 1)
          const undone = one && undoBounce(now, { ...one, now: later })
          if (undone?.kind !== 'confirmed') throw new Error('what came back can be undone')
          now = undone.withdrawal
        }
        expect(amountOnHold(now)).toBe(0)
        expect(now.received).toBeLessThanOrEqual(amountDue(now))
        expect(now.returned).toBe(open.reduce((sum, { came }) => sum + came, 0))
      }
    })
  })
})
