import { ApiError } from '@saola/api-client'
import type { SystemStatus } from '@saola/protocol'
import { AppProviders, chooseLanguage, ErrorPage, noteFailure, statusQuery } from '@saola/shell'
import { prerender } from 'react-dom/static'
import { expect, it } from 'vitest'
import { failed, status, testApp, type TestApp } from './test-app.ts'

/** The page as a visitor gets it, as text. */
async function page({ app }: TestApp, children = <p>the site</p>): Promise<string> {
  const { prelude } = await prerender(<AppProviders app={app}>{children}</AppProviders>)
  const html = await new Response(prelude).text()
  return html.replaceAll(/<!--.*?-->/g, '').replaceAll('&#x27;', "'")
}

async function withStatus(changes: Partial<SystemStatus>): Promise<TestApp> {
  const test = await testApp(() => ({ ...status, ...changes }))
  await test.app.queryClient.prefetchQuery(statusQuery(test.app.api))
  return test
}

it('lets the site through', async () => {
  expect(await page(await withStatus({}))).toContain('the site')
})

it('shows the maintenance page, also in a restricted region (system 1)', async () => {
  const html = await page(await withStatus({ maintenance: true, regionRestriction: true }))
  expect(html).toContain('Hệ thống đang bảo trì')
  expect(html).not.toContain('Truy cập bị hạn chế')
  expect(html).not.toContain('the site')
})

it('tells when maintenance ends, in Vietnamese time', async () => {
  const endsAt = Date.UTC(2026, 10, 21, 5, 30)
  expect(await page(await withStatus({ maintenance: { startsAt: 0, endsAt } }))).toContain('12:30')
})

it('shows the region page with the place and the way to customer service', async () => {
  const html = await page(await withStatus({ regionRestriction: true, location: 'SG' }))
  expect(html).toContain('Truy cập bị hạn chế')
  expect(html).toContain('SG')
  expect(html).toContain('https://help.saola.test')
})

it('speaks English when asked', async () => {
  const test = await withStatus({ maintenance: true })
  chooseLanguage(test.app.preferences, 'en')
  await test.app.i18n.changeLanguage('en')
  expect(await page(test)).toContain('System maintenance')
})

it('says that a strip is shown while the connection is lost', async () => {
  const test = await withStatus({})
  const error = new ApiError({ kind: 'network', callId: 'wallet.balance' })
  noteFailure(test.app.connection, error)
  expect(await page(test)).not.toContain('Kết nối mạng bất thường')
  noteFailure(test.app.connection, error)
  expect(await page(test)).toContain('Kết nối mạng bất thường')
  expect(await page(test)).toContain('the site')
})

it('says so when the gateway is dead, in its own words', async () => {
  const test = await testApp(() => Promise.reject(new TypeError('fetch failed')))
  const { app } = test
  await app.queryClient.prefetchQuery(statusQuery(app.api))
  await app.i18n.changeLanguage('en')
  const html = await page(test)
  expect(html).toContain('Network link is abnormal, please try again')
  expect(html).toContain('Try again')
})

it('says the same when a proxy stands before the dead gateway', async () => {
  const test = await testApp(() => failed(502))
  await test.app.queryClient.prefetchQuery(statusQuery(test.app.api))
  expect(await page(test)).toContain('Kết nối mạng bất thường, vui lòng thử lại')
})

it('names a broken part with a reference to copy', async () => {
  const test = await withStatus({})
  const error = new ApiError({
    kind: 'http',
    status: 500,
    callId: 'points.goods',
    reference: 'R-77',
    message: 'Hỏng rồi',
  })
  const html = await page(test, <ErrorPage error={error} />)
  expect(html).toContain('Hỏng rồi')
  expect(html).toContain('R-77')
  expect(await page(test, <ErrorPage error={new TypeError('x is undefined')} />)).toContain(
    'TypeError: x is undefined',
  )
})

it('never keeps a failed status for an answer', async () => {
  const test = await testApp(() => failed(500, 'internal', 'Hỏng'))
  await test.app.queryClient.prefetchQuery(statusQuery(test.app.api))
  expect(await page(test)).toContain('Hỏng')
  expect(test.app.dialogs.queue).toEqual([])
})
