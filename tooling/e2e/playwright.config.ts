import { defineConfig } from '@playwright/test'
import { browserPath } from '@saola/scripts'

const executablePath = await browserPath()

/**
 * Journeys that a width changes nothing in are walked at one: at a desk what operators and agents do and what needs a
 * keyboard, the others on a phone. Their screens are read at both widths by the walks over all screens.
 */
const atDeskAlone = /agent-ways-in|keyboard|withdrawal-answers/
const onPhoneAlone =
  /deposit\.test|failed-forms|failures|five-minutes|form-kit|jackpots|hostile-page|games\/lobby|lottery\/draws|protection|second-step|small-screens|staying|titles|vendor-wallets|withdrawal\.test/

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const desktop = { viewport: { width: 1280, height: 900 } }

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  fullyParallel: true,
  // One more than two cores: a page that waits leaves its core to another.
  workers: 3,
  retries: process.env['CI'] ? 1 : 0,
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
    // A trace of every test costs a third of the time; where a failure is tried again, the second try is traced.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
  },
  projects: [
    // What runs one after the other comes first, so that no worker waits for it at the end.
    // One worker: each builds the workshop for itself. Whether a component moves is a part of its story.
    {
      name: 'workshop',
      testMatch: /workshop/,
      workers: 1,
      use: { ...desktop, reducedMotion: 'no-preference' },
    },
    { name: 'faults', testMatch: /faults/, use: phone },
    { name: 'phone', testIgnore: [/faults|workshop/, atDeskAlone], use: phone },
    { name: 'desktop', testIgnore: [/faults|workshop/, onPhoneAlone], use: desktop },
  ],
})
