/* oxlint-disable unicorn/consistent-function-scoping --
   the functions are sent to the browser and bring everything along that they use */
import { expect } from '@playwright/test'
import { calls } from '@saola/protocol'
import { origin } from '@saola/scripts'
import { callAs } from '../../src/call-as.ts'
import { endSession } from '../../src/platform/end-session.ts'
import { enterDriven, test, type Driven } from '../../src/engines/engine-test.ts'
import { sharedAddresses } from '../../src/platform/addresses.ts'
import { wordsOf } from '../../src/words.ts'

const member = origin(sharedAddresses.memberPort)
const words = await wordsOf('vi')

/** Accounts that no other journey uses, and who signs in after them. */
const accounts = { webkit: 'quynhanh', firefox: 'bichngoc' } as const
const nextOne = 'thanhxuan'

const asked = 'Câu hỏi này của riêng tôi'
const halfWritten = 'Chuyện này tôi mới viết nửa chừng'

/** Whether what the first one has written or begun to write can be seen. */
const showsTheirs = (...theirs: string[]): boolean => {
  const seen = (each: Element): boolean => each.checkVisibility({ visibilityProperty: true })
  const fields = [...document.querySelectorAll('textarea')]
  const rows = [...document.querySelectorAll('main li')]
  return (
    fields.some((each) => theirs.includes(each.value) && seen(each)) ||
    rows.some((each) => theirs.some((text) => (each.textContent ?? '').includes(text)) && seen(each))
  )
}

/** From now on the tab remembers how this page came back, and whether anything of it was drawn then. */
const watchReturn = (): void => {
  sessionStorage.removeItem('came')
  addEventListener('pageshow', ({ persisted }) => {
    sessionStorage.setItem('came', persisted ? 'back' : 'anew')
    const look = (): void => {
      const parts = [...document.querySelectorAll('main, [role="dialog"]')]
      if (parts.some((each) => each.checkVisibility({ visibilityProperty: true })))
        sessionStorage.setItem('shown', 'yes')
      requestAnimationFrame(look)
    }
    // What is drawn is decided with each frame.
    requestAnimationFrame(look)
  })
}

const stepBack = (): void => history.back()
const cameBack = (): boolean => sessionStorage.getItem('came') !== null

for (const engine of ['webkit', 'firefox'] as const) {
  test.describe(`${engine}, which keeps pages that were left`, { tag: '@round' }, () => {
    test.use({ engine, window: { width: 390, height: 844 } })
    const name = accounts[engine]

    test('a page taken back by its own person is as it was left', async ({ driven }) => {
      await leaveHalfWritten(driven, name)
      await driven.run(stepBack)
      await driven.hand.until('the page to come back', cameBack)
      expect(await driven.run(() => sessionStorage.getItem('came'))).toBe('back')
      await expect.poll(() => driven.run(showsTheirs, asked)).toBe(true)
      expect(await driven.run(showsTheirs, halfWritten)).toBe(true)
      expect(await driven.run(() => sessionStorage.getItem('shown'))).toBe('yes')
    })

    test('a page taken back by somebody else shows nothing of the first one', async ({ driven }) => {
      await leaveHalfWritten(driven, name)
      await takeBackAsAnother(driven)
      expect(await driven.run(showsTheirs, asked, halfWritten)).toBe(false)
    })

    test('an entry that stood open is not shown to somebody else', async ({ driven }) => {
      await enterDriven(driven, member, '/wallet/statement', { name })
      await driven.hand.pressOn('tbody tr button')
      await driven.hand.until('the entry', () => document.querySelector('[role="dialog"]') !== null)
      await leave(driven)
      await takeBackAsAnother(driven)
    })
  })
}

/** Opens a question of their own, begins to write, and leaves. */
async function leaveHalfWritten(driven: Driven, name: string): Promise<void> {
  const { api } = await callAs(member, name)
  const { ticketId } = await api.send(calls.support.openTicket, { topic: 'other', content: asked })
  await enterDriven(driven, member, `/support/${ticketId}`, { name })
  await driven.hand.fill(words.say('support:ticket.reply'), halfWritten)
  await driven.hand.until('their words', showsTheirs, asked)
  await driven.hand.until('what they write', showsTheirs, halfWritten)
  await leave(driven)
}

/** Goes on to a document that runs no app; no engine keeps a page that still waits for an answer. */
async function leave(driven: Driven): Promise<void> {
  await driven.hand.settle()
  await driven.run(watchReturn)
  await driven.go(`${member}/brand/service.html`)
}

/**
 * The session ends elsewhere, the tab and the browser are somebody else's, and the tab goes back: nothing of the page is
 * drawn. Firefox gives a page that comes back the tab's storage of before, so that the mark of the browser decides there.
 */
async function takeBackAsAnother(driven: Driven): Promise<void> {
  await endSession(member, await driven.run(() => sessionStorage.getItem('session')))
  const { api, token } = await callAs(member, nextOne)
  const session = JSON.stringify({
    token,
    member: await api.send(calls.member.info),
    mustChangePassword: false,
  })
  await driven.run((theirs) => {
    sessionStorage.setItem('session', theirs)
    localStorage.setItem('open', 'theirs')
  }, session)
  await driven.run(stepBack)
  await driven.hand.until('the page to come back', cameBack)
  expect(await driven.run(() => sessionStorage.getItem('came'))).toBe('back')
  // What is asked of a document that is about to be loaded anew is never answered; then the new one is drawn.
  await new Promise((done) => setTimeout(done, 4_000))
  expect(await driven.run(() => sessionStorage.getItem('shown'))).toBeNull()
}
