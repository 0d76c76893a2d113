import { defineConfig } from '@playwright/test'
import { browserPath } from '@saola/scripts'

const executablePath = await browserPath()

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  fullyParallel: true,
  workers: 2,
  retries: process.env['CI'] ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list', { printSteps: true }], ['json']],
  globalSetup: './src/open-shared-platform.ts',
  use: {
    launchOptions: { executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] },
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    // A trace of every test costs a third of the time; where a failure is tried again, the second try is traced.
    trace: process.env['CI'] ? 'on-first-retry' : 'retain-on-failure',
  },
  projects: [
    { name: 'phone', testIgnore: /faults|workshop/, use: phone },
    { name: 'desktop', testIgnore: /faults|small-screens/, use: { viewport: { width: 1280, height: 900 } } },
    { name: 'faults', testMatch: /faults/, use: phone },
  ],
})
