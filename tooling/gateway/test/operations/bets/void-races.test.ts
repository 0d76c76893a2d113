import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { expectReconciled } from '../../expect-reconciled.ts'
import { addDraw, openLottery } from '../../lottery/stage.ts'
import { startGateway, type TestGateway } from '../../start-gateway.ts'
import { launch, newKey, seamless } from '../../vendor/seat.ts'
import { addPerson, balanceOf, fund, type TestPerson } from '../../wallet/people.ts'
import { race, type Row } from '../../wallet/race.ts'
import { operateBets } from './own-games.ts'

const funded = 100_000
const stake = 10_000

// The embedded database has one connection, so nothing there happens at once.
describe.skipIf(!process.env['DATABASE_URL'])(
  'a bet that is voided twice in the same moment (games 119)',
  () => {
    let gateway: TestGateway
    let player: TestPerson
    let number = 0
    beforeAll(async () => {
      gateway = await startGateway({ opsSecret: 'ops' })
      await openLottery(gateway, 'NORTH_VOID_RACES')
    })
    beforeEach(async () => {
      player = await addPerson(gateway, `voidraces${(number += 1)}`)
      await fund(gateway, player, funded)
    })
    afterAll(() => expectReconciled(gateway.services.db).finally(gateway.close))

    const newest = () =>
      gateway.services.db
        .selectFrom('bet')
        .select(['id', 'order_no', 'debit_id'])
        .where('account_id', '=', player.id)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow()
    async function codesOf(row: Row, works: readonly (() => Promise<{ errorCode?: string }>)[]) {
      const ends = await race(gateway.services.db, row, works)
      return ends.map((end) => {
        if (end.status === 'rejected') throw end.reason
        return end.value.errorCode
      })
    }
    async function stakeOnRound(): Promise<void> {
      const opened = await seamless(gateway, 'session', { token: await launch(gateway, player) })
      const id = `voidrace${number}`
      const { sessionKey } = opened.value
      await seamless(gateway, 'debit', {
        transactionId: id,
        roundId: id,
        sessionKey,
        amount: stake,
        content: '',
      })
    }

    it('gives the stake of a round back once', async () => {
      await stakeOnRound()
      const bet = await newest()
      const voidIt = () => operateBets(gateway, { do: 'void', bet: bet.order_no })
      const codes = await codesOf({ table: 'bet', id: bet.id }, [voidIt, voidIt])
      expect(codes).toEqual([undefined, 'bet.over'])
      expect(await balanceOf(gateway, player.wallet)).toBe(funded)
    })

    it('and pays nothing more, nor gives back what was paid before', async () => {
      await stakeOnRound()
      const bet = await newest()
      const voidIt = () => operateBets(gateway, { do: 'void', bet: bet.order_no })
      const pay = () =>
        seamless(gateway, 'credit', {
          transactionId: `${bet.debit_id}-c`,
          debitTransactionId: bet.debit_id,
          amount: 30_000,
          content: '',
        })
      const codes = await codesOf({ table: 'bet', id: bet.id }, [pay, voidIt])
      expect(codes).toEqual([undefined, undefined])
      expect(await balanceOf(gateway, player.wallet)).toBe(funded)
    })

    it('gives the stake on a draw back once', async () => {
      const drawId = await addDraw(gateway, 'NORTH_VOID_RACES', { numero: `20261125-${number}` })
      await gateway.client(player.token).send(
        calls.lottery.place,
        {
          gameCode: 'NORTH_VOID_RACES',
          lines: [{ type: 'de-dac-biet', numbers: ['13'], base: stake, odds: 99.5 }],
          draws: [{ drawId, multiplier: 1 }],
          stopOnWin: false,
        },
        { idempotencyKey: newKey() },
      )
      const bet = await newest()
      const voidIt = () => operateBets(gateway, { do: 'void', bet: bet.order_no })
      const codes = await codesOf({ table: 'bet', id: bet.id }, [voidIt, voidIt])
      expect(codes).toEqual([undefined, 'bet.over'])
      expect(await balanceOf(gateway, player.wallet)).toBe(funded)
    })
  },
)
