import { describe, expect, it } from 'vitest'
import { createLaidChips } from '../../src/tables/page/laid-chips.ts'
import type { ShownBet } from '../../src/tables/page/table-calls.ts'

const bet = (key: string, cells: ShownBet['cells'], state: ShownBet['state'] = 'debited'): ShownBet => ({
  key,
  state,
  cells,
  stake: Object.values(cells).reduce((sum, amount) => sum + amount, 0),
  payout: null,
})
const banker = bet('one', { banker: 5000 })
const more = bet('two', { banker: 10_000, tie: 5000 })

describe('the chips on a board (games 44)', () => {
  it('lie there while the round takes bets and is locked', () => {
    expect(createLaidChips().lyingWith({ bets: [banker, more] })).toEqual({ banker: 15_000, tie: 5000 })
  })

  it('stay while the result is dealt, when the next round stands there without a bet', () => {
    const laid = createLaidChips()
    laid.keep({ bets: [banker, more] })
    expect(laid.lyingWith(null)).toEqual({ banker: 15_000, tie: 5000 })
    expect(laid.lyingWith({ bets: [] })).toEqual({ banker: 15_000, tie: 5000 })
  })

  it('are gone once a round takes bets', () => {
    const laid = createLaidChips()
    laid.keep({ bets: [banker] })
    laid.clear()
    expect(laid.lyingWith({ bets: [more] })).toEqual(more.cells)
  })

  it('are without a stake that went back', () => {
    const laid = createLaidChips()
    laid.keep({ bets: [banker, bet('two', { tie: 5000 }, 'rolled-back')] })
    expect(laid.lyingWith(null)).toEqual({ banker: 5000 })
  })
})
