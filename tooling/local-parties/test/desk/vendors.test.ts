import { expectReconciled } from '@saola/gateway/testing/expect-reconciled.ts'
import { asVendor, bamboo, serveTitle } from '@saola/gateway/testing/vendor-records/stage.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startGateway, type TestGateway } from '../start-with-parties.ts'
import { visitDesk } from '../visit-desk.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startGateway()
})
afterAll(() => expectReconciled(gateway.services.db).finally(gateway.close))
beforeEach(async () => {
  const { db } = gateway.services
  await db.deleteFrom('vendor_record_act').execute()
  await db.deleteFrom('vendor_record').where('vendor_code', '=', bamboo.vendor).execute()
})

const { desk, send } = visitDesk(() => gateway, 'vendors')
const { vendor, origin, secret } = bamboo
const next = 'gilt-bamboo-signs-by-this-now'
const why = { reason: 'The contract is signed.', by: 'Minh' }
const connect = (more: Record<string, string> = {}) =>
  send({ do: 'connect', vendor, origin, secret, unit: '1.000', ...why, ...more })
const act = (what: string, more: Record<string, string> = {}) => send({ do: what, vendor, ...why, ...more })

/** What the page says about the bamboo vendor. */
const about = (page: string): string =>
  /<article aria-labelledby="v-TREVANG">[^]*?<\/article>/.exec(page)?.[0] ?? ''
/** Whether the gateway believes a call that is signed by a secret: what is asked does not exist. */
const believes = async (by: string): Promise<boolean> =>
  (await asVendor(gateway, { vendor, secret: by }, 'balance', { account: 'nobody' })).status !== 401

describe('vendors at the desk', () => {
  it('stand there with what their records say, and one is connected (games 93, 94)', async () => {
    expect(await desk()).toContain('href="/desk/vendors?language=EN"')
    expect(about(await desk('/vendors?language=en'))).toBe('')
    const page = await connect()
    expect(page).toContain('TREVANG: Connected')
    for (const words of ['On', origin, 'One unit is ₫1,000', 'Connected since', 'Minh: The contract is']) {
      expect(about(page)).toContain(words)
    }
    expect(about(page)).not.toContain('Two secrets are good')
    expect(await connect({ secret: next })).toContain('This vendor is connected already')
  })

  it('get another origin, unit and wallets (games 94)', async () => {
    await connect({ unit: '' })
    const moved = { origin: 'https://play.bamboo.example', unit: '100', keepsWallets: 'on' }
    const page = about(await act('change', moved))
    for (const words of [moved.origin, 'One unit is ₫100', 'Record changed', 'checked']) {
      expect(page).toContain(words)
    }
  })

  it('have two secrets while one is changed, until the older one is ended (games 95)', async () => {
    await connect()
    await serveTitle(gateway, vendor)
    const rotated = about(await act('rotate', { secret: next }))
    for (const words of ['Two secrets are good', 'value="end-secret"']) expect(rotated).toContain(words)
    expect(rotated).not.toContain('value="rotate"')
    expect([await believes(secret), await believes(next)]).toEqual([true, true])
    expect(await act('rotate', { secret: 'a-third-one-comes-too-early' })).toContain('still good: end it')
    expect(about(await act('end-secret'))).toContain('value="rotate"')
    expect([await believes(secret), await believes(next)]).toEqual([false, true])
  })

  it('are turned off and on (games 96, 97)', async () => {
    await connect()
    const off = about(await act('turn-off'))
    expect(off).toMatch(/class="state missing">Off</)
    expect(off).toContain('value="turn-on"')
    expect(await act('turn-off')).toContain('The vendor is like this already')
    expect(about(await act('turn-on'))).toMatch(/class="state ">On</)
  })

  it('get a title, which stands among what was done (games 104)', async () => {
    await connect()
    const before = about(await desk('/vendors?language=en'))
    expect(before).toContain('<option value="MINI"')
    const coin = {
      gameCode: 'DESK_COIN',
      family: 'MINI',
      nameVi: 'Sấp ngửa',
      nameEn: 'Heads or tails',
      minStake: '10.000',
      rtp: '9800',
      volatility: 'high',
      lines: '0',
    }
    const wrong = await act('add-title', { ...coin, rtp: '98' })
    expect(wrong).toMatch(/role="alert">[^<]*A return is a whole number/)
    expect(wrong).toMatch(/<details open>\s*<summary>Add a title/)
    expect(wrong).toMatch(/name="rtp"[^>]*aria-invalid=true/)
    expect(wrong).toMatch(/<option value="high" selected/)
    const page = await act('add-title', coin)
    expect(page).toContain('TREVANG: Title added')
    expect(about(page)).toMatch(/Title added<\/strong> DESK_COIN/)
    expect(await act('add-title', coin)).toContain('has a title of this code already')
  })

  it('show no secret again, of a form that was refused neither (games 95)', async () => {
    const pages = [
      await connect({ by: '' }),
      await connect(),
      await act('rotate', { secret: next, reason: '' }),
      await act('rotate', { secret: next }),
      await desk('/vendors?language=en'),
    ].join('')
    expect(pages).not.toContain(secret)
    expect(pages).not.toContain(next)
  })

  it('are spoken of only where they exist, whatever an address says', async () => {
    expect(await desk('/vendors?language=en&done=connect&about=NOBODY')).not.toContain('role="status"')
    expect(await desk('/vendors?language=en&done=all&about=SAOLA')).not.toContain('role="status"')
  })
})

describe('a form that is typed wrong is refused by its field, with all that was typed', () => {
  it.each([
    ['vendor', 'tre vang', 'A code has capital letters'],
    ['origin', 'http://games.bamboo.example', 'An origin is https://'],
    ['origin', 'https://games.bamboo.example/play', 'An origin is https://'],
    ['secret', 'too short', 'A secret has at least 20'],
    ['secret', 'signs-the-calls-of-our-own-games', 'This secret is in use'],
    ['unit', '0', 'A unit is a whole number'],
    ['unit', 'a thousand', 'A unit is a whole number'],
    ['reason', ' ', 'Enter why you decide so'],
    ['by', '', 'Enter who decides'],
  ])('connecting, its %s: %s', async (name, typed, words) => {
    const page = (await connect({ keepsWallets: 'on', [name]: typed })).replaceAll(/\s+/g, ' ')
    expect(page).toMatch(new RegExp(`role="alert">[^<]*${words}`))
    expect(page).toMatch(new RegExp(`name="${name}"[^>]*aria-invalid=true`))
    expect(page.match(/aria-invalid/g)).toHaveLength(1)
    const kept = { vendor, origin, unit: '1.000', ...why, [name]: typed }
    for (const [key, value] of Object.entries(kept)) {
      if (key !== 'secret') expect(page).toContain(`name="${key}" value="${value}"`)
    }
    expect(page).toContain('name="keepsWallets" checked')
    expect(about(page)).toBe('')
  })

  it('changing, the form stands open, and the record is not touched', async () => {
    await connect()
    const page = about(await act('change', { origin: 'https://play.bamboo.example', unit: '0' }))
    expect(page).toMatch(/<details open>\s*<summary>Change the record/)
    for (const words of ['value="https://play.bamboo.example"', origin, 'One unit is ₫1,000']) {
      expect(page).toContain(words)
    }
    expect(page.match(/<details open/g)).toHaveLength(1)
  })

  it.each([
    ['there is none', { do: 'change', vendor: 'NOBODY', origin, unit: '1' }],
    ['nothing can be done so', { do: 'forget' }],
    ['it has one secret', { do: 'end-secret' }],
  ])('nothing is done where %s', async (_why, wanted) => {
    await connect()
    const before = about(await desk('/vendors?language=en'))
    expect(await act('', wanted)).toContain('role="alert"')
    expect(about(await desk('/vendors?language=en'))).toBe(before)
  })
})
