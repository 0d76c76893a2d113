import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calls } from '@saola/protocol'
import { operate } from '../session/inbox.ts'
import { startGateway, type TestGateway } from '../start-gateway.ts'
import { addPerson, fund, type TestPerson } from '../wallet/people.ts'
import { launch, newKey, seamless, type Answer } from './seat.ts'

let gateway: TestGateway
let player: TestPerson
beforeAll(async () => {
  gateway = await startGateway({ opsSecret: 'ops' })
  player = await addPerson(gateway, 'titleplayer')
  await fund(gateway, player, 100_000)
})
afterAll(() => gateway.close())

const usual = { autoplay: true, turbo: true, leastCycleMs: 0 }

async function open(language: 'VI' | 'EN' = 'EN'): Promise<Answer> {
  return seamless(gateway, 'session', { token: await launch(gateway, player, { language }) })
}

function update(gameCode: string, row: object) {
  return gateway.services.db.updateTable('game').set(row).where('game_code', '=', gameCode).execute()
}

/** A title of another studio that our vendor runs. */
async function foreignTitle() {
  return gateway.services.db
    .updateTable('game')
    .set({ served_by: 'SAOLA', playable: true, is_new: 0, min_bet: 5000 })
    .where('node_id', '=', (query) =>
      query
        .selectFrom('game')
        .select('node_id')
        .where('family', '=', 'BINGO')
        .where('vendor_code', '!=', 'SAOLA')
        .orderBy('sort')
        .limit(1),
    )
    .returning(['node_id', 'game_code', 'vendor_code'])
    .executeTakeFirstOrThrow()
}

describe('a session (games 25)', () => {
  it.each([
    ['VI', 'Mỏ vàng'],
    ['EN', 'Gold mine'],
  ] as const)('names the title in %s and says what it takes', async (language, gameName) => {
    await update('LIMBO', { name_vi: 'Mỏ vàng', name_en: 'Gold mine' })
    const { value } = await open(language)
    await update('LIMBO', { name_vi: 'Limbo', name_en: 'Limbo' })
    expect(value).toMatchObject({
      nodeId: '105',
      gameCode: 'LIMBO',
      gameName,
      family: 'MINI',
      minStake: 1000,
      settings: usual,
      wallet: 'single',
    })
  })

  it('says that a merchant with a wallet at each vendor pays from there', async () => {
    await operate(gateway, { wallet: { isSingle: false } })
    const { value } = await open()
    await operate(gateway, { wallet: { isSingle: true } })
    expect(value.wallet).toBe('vendor')
  })
})

describe('what a merchant sets of play (games 27)', () => {
  it('reaches the session and the title, and keeps what is not said', async () => {
    await operate(gateway, { play: { autoplay: false, leastCycleMs: 2500 } })
    await operate(gateway, { play: { turbo: false } })
    const settings = { autoplay: false, turbo: false, leastCycleMs: 2500 }
    const title = await seamless(gateway, 'title', { gameCode: 'LIMBO' })
    expect([(await open()).value.settings, title.value.settings]).toEqual([settings, settings])
    await operate(gateway, { play: usual })
  })
})

describe('a title asked for by its vendor (games 25)', () => {
  it('is told with its names and its least stake', async () => {
    expect(await seamless(gateway, 'title', { gameCode: 'LIMBO' })).toMatchObject({
      status: 200,
      value: {
        nodeId: '105',
        gameCode: 'LIMBO',
        family: 'MINI',
        nameVi: 'Limbo',
        nameEn: 'Limbo',
        minStake: 1000,
        settings: usual,
      },
    })
  })

  it.each([
    ['that nobody has', 'NO_SUCH_GAME', 404, 'seamless.game.unknown'],
    ['that does not run', 'SWEET_LAND', 409, 'seamless.game.closed'],
    ['in small letters', 'limbo', 400, 'seamless.request'],
  ])('%s is refused', async (_, gameCode, status, errorCode) => {
    if (errorCode === 'seamless.game.closed') await update(gameCode, { playable: false })
    expect(await seamless(gateway, 'title', { gameCode })).toMatchObject({ status, errorCode })
  })

  it('of a studio that another vendor runs is not its own', async () => {
    const theirs = await gateway.services.db
      .selectFrom('game')
      .select('game_code')
      .where('served_by', '!=', 'SAOLA')
      .orderBy('sort')
      .executeTakeFirstOrThrow()
    const answer = await seamless(gateway, 'title', { gameCode: theirs.game_code })
    expect(answer.errorCode).toBe('seamless.game.unknown')
  })
})

describe('a title of another studio that our vendor runs (games 25)', () => {
  it('starts at our vendor, is paid through it, and stands in the record under its studio', async () => {
    const title = await foreignTitle()
    const client = gateway.client(player.token, 'EN')
    const reply = await client.send(calls.games.launchGame, { launchMode: 'GLS', nodeId: title.node_id })
    const address = new URL(reply.content?.game_url ?? '')
    expect(address.pathname).toBe(`/play/${title.game_code.toLowerCase().replaceAll('_', '-')}`)
    const opened = await seamless(gateway, 'session', { token: address.searchParams.get('token') })
    const roundId = newKey()
    const stake = { transactionId: `${roundId}-d`, roundId, sessionKey: opened.value.sessionKey, content: '' }
    // games 26
    const below = await seamless(gateway, 'debit', { ...stake, transactionId: newKey(), amount: 4999 })
    expect(below).toMatchObject({ status: 409, errorCode: 'seamless.stake', field: 'amount' })
    const taken = await seamless(gateway, 'debit', { ...stake, amount: 5000 })
    expect(taken).toMatchObject({ value: { balance: 95_000 } })
    const { list } = await client.send(calls.wallet.bets, {
      startTime: gateway.clock.now() - 1000,
      endTime: gateway.clock.now(),
      pageNo: 1,
      pageSize: 10,
      vassalage: title.vendor_code,
    })
    expect(list).toMatchObject([{ vassalage: title.vendor_code, betAmount: 5000 }])
  })

  it('takes no stake once another vendor runs it', async () => {
    const title = await foreignTitle()
    const input = { launchMode: 'GLS', nodeId: title.node_id } as const
    const reply = await gateway.client(player.token).send(calls.games.launchGame, input)
    const token = new URL(reply.content?.game_url ?? '').searchParams.get('token')
    const { sessionKey } = (await seamless(gateway, 'session', { token })).value
    await update(title.game_code, { served_by: title.vendor_code })
    const roundId = newKey()
    const stake = { transactionId: roundId, roundId, sessionKey, amount: 5000, content: '' }
    expect(await seamless(gateway, 'debit', stake)).toMatchObject({ errorCode: 'seamless.game.closed' })
  })
})
