/* oxlint-disable unicorn/consistent-function-scoping --
   the functions are sent to the browser and bring everything along that they use */
import { endSession } from '../platform/end-session.ts'
import type { Belongings } from '../one-of-everything.ts'
import { translateTexts } from '../translated/translate-texts.ts'
import type { Words } from '../words.ts'
import type { Driven } from './engine-test.ts'
import type { Play } from './played-line.ts'

/** A state of a page that no address leads to. */
export type Pictured = Play & {
  path: (has: Belongings) => string
  isSignedIn?: boolean
  /** What somebody does there, until the state is seen. */
  act?: (page: Driven, words: Words) => Promise<void>
}

const payHere = ({ depositId }: Belongings): string => `/wallet/deposit/${depositId}`
const hasAlert = (): boolean => document.querySelector('main [role="alert"]') !== null
const hasNotice = (): boolean => document.querySelector('[role="alertdialog"]') !== null

/** States that are looked at by eye, by name. */
export const pictured: Readonly<Record<string, Pictured>> = {
  'copied-by-hand': {
    path: payHere,
    isSignedIn: true,
    before: () => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
      document.execCommand = () => false
    },
    act: async ({ hand }) => {
      await hand.pressOn('main dl button')
      await hand.until('the text to hold', hasAlert)
    },
  },
  'wrong-clock': {
    path: () => '/lobby',
    before: () => {
      const right = Date.now
      Date.now = () => right() + 3 * 3_600_000
    },
  },
  'saved-in-an-app': {
    path: payHere,
    isSignedIn: true,
    before: () =>
      Object.defineProperty(navigator, 'userAgent', {
        value: 'Mozilla/5.0 (Linux; Android 13) Mobile Safari/537.36 Zalo android/12100',
      }),
    act: async ({ hand }, words) => {
      await hand.press(words.say('wallet:deposit.save_code'))
      await hand.until(
        'the picture',
        (hint) => (document.querySelector<HTMLImageElement>(`img[alt="${hint}"]`)?.naturalWidth ?? 0) > 0,
        words.say('shell:file.hold'),
      )
    },
  },
  translated: {
    path: () => '/wallet',
    isSignedIn: true,
    act: async ({ run, hand }) => {
      await run(translateTexts)
      await hand.walk('/wallet/statement')
      await hand.walk('/wallet')
    },
  },
  'refused-day': {
    path: () => '/wallet/statement',
    isSignedIn: true,
    act: async ({ run, type, hand }, words) => {
      await hand.press(words.say('shell:act.filter'))
      await hand.until('the sheet', () => document.querySelector('[role="dialog"] input[inputmode]') !== null)
      await run(() => document.querySelector<HTMLInputElement>('[role="dialog"] input[inputmode]')?.select())
      await type('31/2/2026')
      await hand.press(words.say('wallet:records.show'))
    },
  },
  'refused-amount': {
    path: () => '/wallet/deposit',
    isSignedIn: true,
    act: async ({ hand }, words) => {
      await hand.fill(words.say('wallet:deposit.amount_label'), '12.5.7')
      await hand.pressOn('main form button[type="submit"]')
    },
  },
  'ended-elsewhere': {
    path: () => '/wallet/statement',
    isSignedIn: true,
    act: async ({ run, hand }) => {
      await endSession(await run(() => location.origin), await run(() => sessionStorage.getItem('session')))
      await hand.walk('/wallet')
      await hand.until('the notice', hasNotice)
    },
  },
  'below-the-floor': {
    path: () => '/',
    lose: '/assets/',
    act: ({ hand }) =>
      hand.until(
        'the sentence',
        () => document.querySelector('.below-floor')?.checkVisibility({ visibilityProperty: true }) === true,
      ),
  },
  'lost-dialog': {
    path: () => '/lobby',
    lose: '/assets/sign-in-dialog',
    act: async ({ hand }, words) => {
      await hand.press(words.say('session:sign_in'))
      await hand.until('the notice', hasNotice)
    },
  },
  'lost-texts': {
    path: () => '/terms',
    lose: 'Có hiệu lực từ ngày',
    act: ({ hand }) => hand.until('the words', () => document.querySelector('[role="alert"]') !== null),
  },
}
