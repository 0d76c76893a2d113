import { defineConfig } from '@playwright/test'
import { browserPath } from '@saola/scripts'

const executablePath = await browserPath()

/** The gate walks each journey once; the round walks it at every width that it depends on. */
const isGate = process.env['SAOLA_RING'] === 'gate'

/**
 * Journeys that a width changes nothing in are walked at one: at a desk what operators and agents do and what needs a
 * keyboard, the others on a phone. Their screens are read at both widths by the walks over all screens.
 */
const atDeskAlone = journeys(
  /docs\/|engines\/|.*(agent-news|agent-ways-in|agent\/contracts|composed-fields|keyboard|line-contact|operator-contact|profit-side|sub-accounts|withdrawal-answers)/,
)
const onPhoneAlone = journeys(
  /.*(brands\/|examples\/|clock|copying|data-saver|dead-line|deposit\.test|failed-forms|failures|filled-fields|five-minutes|foreign-answers|form-kit|games\/lobby|hostile-page|jackpots|kept-lists|left-pages|lost-code|lost-texts|lottery\/draws|older-browser|passkeys|protection|published-at-the-desk|read-ahead|refused-texts|second-step|sideways|small-screens|staying|tables|titles|translated|vendor-wallets|visits|withdrawal\.test)/,
)

const agents = journeys(/agent\//)
const apart = journeys(/.*(faults|workshop)/)

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const desktop = { viewport: { width: 1280, height: 900 } }

/** In the gate agents work at a desk and members on a phone. */
const phoneFiles = { testIgnore: isGate ? [apart, atDeskAlone, agents] : [apart, atDeskAlone] }
const deskFiles = isGate
  ? { testMatch: [atDeskAlone, agents], testIgnore: apart }
  : { testIgnore: [apart, onPhoneAlone] }

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  fullyParallel: true,
  // More than two cores: a page that waits leaves its core to another. Most of the round's longer walks are waiting.
  workers: isGate ? 3 : 4,
  // What fails is tried again when all has ended, alone.
  retries: 0,
  // A journey without a tag is in the gate; one with this tag is in the round alone.
  ...(isGate ? { grepInvert: /@round/ } : {}),
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list', { printSteps: true }], ['json']],
  globalSetup: './src/open-shared-platform.ts',
  use: {
    launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] },
    // What a worker fetches no journey could delay or break; the one about the worker lets it in.
    serviceWorkers: 'block',
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    // What moves on a page has stories of its own in the workshop; here it would only be waited for.
    reducedMotion: 'reduce',
    // A trace of every test costs a third of the time: what is tried again is traced.
    trace: process.env['SAOLA_TRACE'] ? 'retain-on-failure' : 'off',
  },
  projects: [
    // What runs one after the other comes first, so that no worker waits for it at the end.
    // One worker: each builds the workshop for itself. Whether a component moves is a part of its story.
    {
      name: 'workshop',
      testMatch: journeys(/workshop\//),
      workers: 1,
      use: { ...desktop, reducedMotion: 'no-preference' },
    },
    { name: 'faults', testMatch: journeys(/faults/), use: phone },
    { name: 'phone', ...phoneFiles, use: phone },
    { name: 'desktop', ...deskFiles, use: desktop },
  ],
})

/** Journeys by their place in the folder: the clone may stand in one that is called as a journey is. */
function journeys(place: RegExp): RegExp {
  return new RegExp(`/tooling/e2e/journeys/(?:${place.source})`)
}
